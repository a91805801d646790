import type { Loadable, ReleaseTable } from '@cred/contract';
import { Slot, useUnsaved, type RemoteModule } from '@cred/platform';
import { act, expectConsoleError, renderInShell, screen, waitFor, type ShellResult } from '@cred/testing';
import { Link } from '@cred/vendor';
import { useState, type ReactNode } from 'react';
import { AreaOutlet } from './area-outlet';
import { SlotProvider } from './slot-provider';

const exposed = new Map<string, () => Promise<unknown>>();
let setTable: (table: ReleaseTable) => void = () => undefined;
let first: ReleaseTable;

jest.mock('../lib/page-config', () => ({ pageConfig: () => ({ releases: first }) }));
jest.mock('../federation/runtime', () => ({ loadExposed: ({ build }: Loadable) => exposed.get(build)?.() }));
jest.mock('../federation/watch-table', () => ({
  watchTable: (_last: ReleaseTable, onTable: (table: ReleaseTable) => void) => {
    setTable = onTable;
    return () => undefined;
  },
}));
jest.mock('../lib/idle', () => ({
  whenIdle: (task: () => void) => {
    task();
    return () => undefined;
  },
}));
jest.mock('../federation/report-builds', () => ({
  reportLoad: () => undefined,
  reportShown: () => undefined,
  reportFailure: () => undefined,
}));

const loadable = (build: string): Loadable => ({
  build,
  entry: 'entry.js',
  global: `g_${build}`,
  preload: [],
  contractVersion: '1.0.0',
  base: `/builds/${build}/`,
  integrity: {},
});
const table = (settings: readonly [string, string?], profile: readonly [string, string?] = ['p1']): ReleaseTable => ({
  revision: 1,
  areas: Object.fromEntries(
    Object.entries({ settings, profile, notifications: ['n1'] as readonly [string, string?] }).map(
      ([area, [live, fallback]]) => [
        area,
        { ...loadable(live), previous: null, fallback: fallback ? loadable(fallback) : null },
      ],
    ),
  ),
});
const setBuild = (build: string, element: ReactNode, slots: RemoteModule['slots'] = {}, path = '/settings'): void =>
  void exposed.set(build, async () => ({ remote: { contractVersion: '1.0.0', routes: [{ path, element }], slots } }));

const Thrower = (): never => {
  throw new Error('cannot render');
};
const Writer = ({ title }: { readonly title: string }): ReactNode => {
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  return (
    <>
      <h1>{title}</h1>
      <button onClick={() => setUnsaved(!unsaved)}>Write</button>
    </>
  );
};

async function open(start: ReleaseTable): Promise<ShellResult> {
  first = start;
  // The page suspends during its first render.
  return act(async () =>
    renderInShell(
      <SlotProvider>
        <AreaOutlet />
        <Link to="/notifications">Bells</Link>
        <Slot name="follow-button" props={{ userId: '1', username: 'ana', isFollowing: false }} />
      </SlotProvider>,
      { route: '/settings' },
    ),
  );
}

// One test with several steps, because the loader keeps its state until the page is reloaded.
it('shows the last good build when the live one throws, shows a promoted build at once, and offers it to a member who is writing', async () => {
  expectConsoleError(/cannot render/);
  setBuild('s2', <Thrower />);
  setBuild('s1', <Writer title="First" />);
  setBuild('s3', <Writer title="Third" />);
  setBuild('p2', null, { 'follow-button': Thrower });
  setBuild('p1', null, { 'follow-button': () => <button>Follow</button> });
  const background = jest.fn(async () => Promise.reject(new TypeError('Not now')));
  exposed.set('n1', background);
  const { user } = await open(table(['s2', 's1'], ['p2', 'p1']));
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();

  // There is no unsaved work: the build is replaced in place without a notice.
  await act(async () => setTable(table(['s3', 's1'])));
  expect(await screen.findByRole('heading', { name: 'Third' })).toBeVisible();

  // There is unsaved work: the next build waits and is offered.
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await act(async () => setTable(table(['s1'])));
  expect(await screen.findByText('A new version of Settings is ready')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Third' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/A new version/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Third' })).toBeVisible();

  // The offered build is rolled back, offered again, and accepted.
  await act(async () => setTable(table(['s3'])));
  await act(async () => setTable(table(['s1'])));
  await user.click(await screen.findByRole('button', { name: 'Show now' }));
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
  expect(screen.queryByText(/A new version/)).not.toBeInTheDocument();

  // A load that failed in the background is repeated when the page is visited.
  await waitFor(() => expect(background).toHaveBeenCalled());
  setBuild('n1', <h1>All the bells</h1>, {}, '/notifications');
  await user.click(screen.getByRole('link', { name: 'Bells' }));
  expect(await screen.findByRole('heading', { name: 'All the bells' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
