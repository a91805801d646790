import type { FirstAnswer, Loadable, Me, PageConfig, ReleaseTable } from '@cred/contract';
import { areas } from '@cred/platform';
import {
  makeChat,
  makeMe,
  makeUserSummary,
  origins,
  respond,
  screen,
  server as api,
  setMedia,
  waitFor,
} from '@cred/testing';
import type { Root } from 'react-dom/client';
import type * as shellModules from '../testing/rendered-shell';
import type { RenderOutput } from './render-page';

let exposed: (loadable: Loadable) => Promise<unknown>;
jest.mock('../federation/runtime', () => ({ loadExposed: (loadable: Loadable) => exposed(loadable) }));
jest.mock('../federation/watch-table', () => ({ watchTable: () => () => undefined }));
jest.mock('../federation/report-builds', () => ({
  reportLoad: () => undefined,
  reportShown: () => undefined,
  reportFailure: () => undefined,
}));

jest.mock('../app/app-toasts', () => ({ AppToasts: () => null }));
jest.mock('../frame/idle-parts', () => ({ IdleParts: () => null }));

type Shell = typeof shellModules;
/** Two copies of all modules, as server and browser have them; the same order of imports gives the same class names. */
let server: Shell;
let browser: Shell;
beforeAll(async () => {
  const load = async (): Promise<Shell> => {
    let loaded: Shell | undefined;
    await jest.isolateModulesAsync(async () => {
      loaded = await import('../testing/rendered-shell');
      await loaded.loadCode();
    });
    return loaded as Shell;
  };
  server = await load();
  browser = await load();
});

const buildOf = (area: string): Loadable => ({
  build: `${area}-1`,
  entry: 'entry.js',
  global: `g_${area}`,
  preload: [],
  contractVersion: '1.0.0',
  base: `/builds/${area}/`,
  integrity: {},
});
const releases: ReleaseTable = {
  revision: 1,
  areas: Object.fromEntries(Object.keys(areas).map((area) => [area, { ...buildOf(area), previous: null }])),
};
const configWith = (firstAnswers: readonly FirstAnswer[]): PageConfig => ({
  apiUrl: origins.api,
  validationUrl: origins.validation,
  releases,
  firstAnswers,
});
const me = makeMe({ fullName: 'Mara Lima' });
const NOW = Date.parse('2027-02-01T00:20:00.000Z');

const renderFor = (
  member: Me,
  area = server.settingsArea,
  signal?: AbortSignal,
  onPart: (area: string | null) => void = () => undefined,
  more: readonly FirstAnswer[] = [],
): Promise<RenderOutput> =>
  server.render({
    ...(signal ? { signal } : {}),
    onPart,
    url: '/settings',
    config: configWith([
      { address: '/auth/me', body: member },
      { address: '/chat?take=100', body: [makeChat(), makeChat()] },
      ...more,
    ]),
    areas: { settings: { build: 'settings-1', exposed: { remote: area() } } },
    now: NOW,
  });

let root: Root | null = null;
beforeEach(() => {
  // Asked for when the browser is idle; any other call fails the test.
  api.use(respond('getSuggestions', []));
  setMedia('(min-width: 700px)', true);
  setMedia('(min-width: 1000px)', true);
  exposed = () => Promise.resolve({ remote: browser.settingsArea() });
});
afterEach(async () => {
  await browser.act(() => root?.unmount());
  globalThis.credEarlyInput = undefined;
});

/** The markup with its style attributes as React wrote them: it compares their text. */
function withStyles({ html, rules }: RenderOutput): string {
  const styles = new Map([...rules.matchAll(/\[data-style="(\d+)"\]\{([^}]*)\}/g)].map(([, id, style]) => [id, style]));
  return html.replace(/data-style="(\d+)"/g, (_all, id: string) => `style="${styles.get(id)}"`);
}

/** Shows the markup and hydrates it, as a browser does; `beforeScripts` simulates input before the scripts run. */
async function showPage(output: RenderOutput, beforeScripts: () => void = () => undefined): Promise<void> {
  window.history.pushState(null, '', '/settings');
  const config = { ...configWith(output.firstAnswers), rendered: output.rendered };
  document.body.innerHTML = `<div id="root">${withStyles(output)}</div>`;
  beforeScripts();
  await browser.act(async () => {
    root = await browser.hydrate(document.getElementById('root') as Element, config);
  });
}

// React's development build compares its own markup with the server's and logs each difference, which fails the test.
describe('a page that the server renders', () => {
  it('has the frame, the area and its data, and the browser continues with the same elements', async () => {
    const output = await renderFor(me);
    expect(output).toMatchObject({
      title: 'Settings · Cred',
      rendered: { now: NOW, builds: { settings: 'settings-1' } },
      firstAnswers: [],
      failures: [],
    });
    let before: Element | null = null;
    expect(output.html).not.toMatch(/ style="/);
    await showPage(output, () => (before = screen.getByText('2 chats')));
    expect(screen.getByText('2 chats')).toBe(before);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });

  it('has the members to follow that the page knows, and the browser asks for none of them again', async () => {
    const user = makeUserSummary({ fullName: 'Nuno Reis' });
    const asked = jest.fn(() => []);
    api.use(respond('getSuggestions', asked));
    const output = await renderFor(me, undefined, undefined, undefined, [{ address: '/user/suggest', body: [user] }]);
    expect(output.firstAnswers).toEqual([]);
    await showPage(output, () => expect(screen.getByRole('link', { name: /Nuno Reis/ })).toBeVisible());
    expect(screen.getByRole('link', { name: /Nuno Reis/ })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is rendered once when its calls have answers', async () => {
    const parts: (string | null)[] = [];
    const output = await renderFor(me, server.settingsArea, undefined, (area) => parts.push(area));
    expect(output.html).toContain('2 chats');
    expect(parts.filter((area) => area === 'settings')).toHaveLength(1);
  });

  it('shows times without a title until it is hydrated, because the server does not know the time zone', async () => {
    const output = await renderFor(me);
    expect(output.html).toContain('<time dateTime="2026-01-15T00:30:00.000Z">Jan 15</time>');
    await showPage(output);
    await waitFor(() => expect(screen.getByText(/^Jan 1[45]$/)).toHaveAttribute('title'));
  });

  it('keeps what was typed and pressed before the scripts ran', async () => {
    await showPage(await renderFor(me), () => {
      const types = ['click', 'input', 'keydown'];
      const events: Event[] = [];
      // As the script in the page's head.
      const record = (event: Event): void =>
        void events.push(Object.assign(event, { credValue: (event.target as HTMLInputElement).value }));
      for (const type of types) document.addEventListener(type, record);
      globalThis.credEarlyInput = {
        events,
        stop: () => types.forEach((type) => document.removeEventListener(type, record)),
      };
      const note = screen.getByLabelText<HTMLInputElement>('Note');
      for (const text of ['half', 'half a n']) {
        note.value = text;
        note.dispatchEvent(new Event('input', { bubbles: true }));
      }
      screen.getByTestId('icon').dispatchEvent(new MouseEvent('click', { bubbles: true }));
      note.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    expect(await screen.findByRole('button', { name: 'Pressed 2' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('half a n');
    expect(screen.getByText('Note: half a n')).toBeVisible();
  });

  it('is replaced without an error when the browser gets another build', async () => {
    const output = await renderFor(me);
    exposed = () => Promise.resolve({ remote: browser.areaWith(<h1>Other build</h1>) });
    await showPage({ ...output, rendered: { ...output.rendered, builds: { settings: 'settings-0' } } });
    expect(await screen.findByRole('heading', { name: 'Other build' })).toBeVisible();
    expect(screen.queryByText('2 chats')).not.toBeInTheDocument();
  });

  it('lacks only the part of an area that throws, and names the failure', async () => {
    const output = await renderFor(me, server.throwingArea);
    expect(output.rendered.builds).toEqual({});
    expect(output.failures).toEqual([{ area: 'settings', message: 'Thrown on the server' }]);
    expect(output.html).toContain('Mara Lima');
    await showPage(output);
    expect(await screen.findByText('2 chats')).toBeVisible();
  });

  it('lacks only the part of an area that waits without end, and names the failure', async () => {
    const output = await renderFor(me, server.hangingArea);
    expect(output.rendered.builds).toEqual({});
    expect(output.failures).toEqual([{ area: 'settings', message: 'waits without end' }]);
    expect(output.html).toContain('Mara Lima');
  });

  it('has the parts that are loaded on demand', async () => {
    const output = await renderFor(me, server.lazyArea);
    expect(output.html).toContain('Loaded on demand');
    expect(output).toMatchObject({ rendered: { builds: { settings: 'settings-1' } }, failures: [] });
  });

  it('has the placeholder of data that never arrives', async () => {
    const controller = new AbortController();
    const output = renderFor(me, server.waitingArea, controller.signal);
    setTimeout(() => controller.abort(), 20);
    expect((await output).html).toContain('Still loading');
  });

  it('has all its styles, also those that were compiled for another page', async () => {
    const first = await renderFor(me);
    const second = await renderFor(makeMe({ fullName: 'Bia Nunes', username: 'bia' }));
    expect(first.style.length).toBeGreaterThan(1_000);
    expect(second.style).toBe(first.style);
  });

  it('has nothing of the member whose page was rendered before', async () => {
    await renderFor(me);
    const second = await renderFor(makeMe({ fullName: 'Bia Nunes', username: 'bia' }));
    expect(second.html).toContain('Bia Nunes');
    expect(JSON.stringify(second)).not.toContain('Mara');
  });
});
