import {
  respond,
  dropConnection,
  makeUserSummary,
  respondWithError,
  renderRoutes,
  screen,
  server,
  within,
} from '@cred/testing';
import { remote } from '../remote';

const rui = makeUserSummary({ username: 'rui.alves', fullName: 'Rui Alves' });
const eva = makeUserSummary({ username: 'eva.king', fullName: 'Eva King' });

const open = (tab = '') => renderRoutes(remote.routes, { route: `/settings/blocked${tab}` });

/** Accepts requests to remove and to add members of both lists, and records them in order. */
function accept(): string[] {
  const requests: string[] = [];
  server.use(
    respond('unblock', ({ params }) => {
      requests.push(`unblock ${params.userId}`);
      return { isBlocked: false as const };
    }),
    respond('block', ({ params }) => {
      requests.push(`block ${params.userId}`);
      return { isBlocked: true as const };
    }),
    respond('unmute', ({ params }) => {
      requests.push(`unmute ${params.userId}`);
      return { isMuted: false as const };
    }),
    respond('mute', ({ params }) => {
      requests.push(`mute ${params.userId}`);
      return { isMuted: true as const };
    }),
  );
  return requests;
}

describe('the blocked and muted members', () => {
  it('are two lists', async () => {
    server.use(respond('getBlocked', [rui]), respond('getMuted', [eva]));
    const { user, location } = open();
    expect(await screen.findByText('Rui Alves')).toBeVisible();
    expect(screen.getByRole('link', { name: '@rui.alves' })).toHaveAttribute('href', '/profile/rui.alves');
    await user.click(screen.getByRole('tab', { name: 'Muted' }));
    expect(await screen.findByText('Eva King')).toBeVisible();
    expect(screen.queryByText('Rui Alves')).not.toBeInTheDocument();
    expect(location()).toBe('/settings/blocked?tab=muted');
  });

  it.each([
    ['', 'You have blocked nobody'],
    ['?tab=muted', 'You have muted nobody'],
  ])('shows that a list is empty (%s)', async (tab, text) => {
    server.use(respond('getBlocked', []), respond('getMuted', []));
    open(tab);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    server.use(dropConnection('getBlocked'));
    const { user } = open();
    expect(await screen.findByText('Your blocked members could not be loaded')).toBeVisible();
    server.use(respond('getBlocked', [rui]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Rui Alves')).toBeVisible();
  });

  it('loads more with a button', async () => {
    server.use(respond('getBlocked', [rui], { next: 'two' }));
    const { user } = open();
    await screen.findByText('Rui Alves');
    const cursors: (string | null)[] = [];
    server.use(
      respond('getBlocked', ({ query }) => {
        cursors.push(query.get('cursor'));
        return [eva];
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Eva King')).toBeVisible();
    expect(cursors).toEqual(['two']);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('keeps the loaded items when the next page fails', async () => {
    server.use(respond('getBlocked', [rui], { next: 'two' }));
    const { user } = open();
    await screen.findByText('Rui Alves');
    server.use(dropConnection('getBlocked'));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/The rest could not be loaded/)).toBeVisible();
    expect(screen.getByText('Rui Alves')).toBeVisible();
    server.use(respond('getBlocked', [eva]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Eva King')).toBeVisible();
  });
});

describe.each([
  { kind: 'blocked', tab: '', off: 'Unblock', on: 'block', done: 'Unblocked' },
  { kind: 'muted', tab: '?tab=muted', off: 'Unmute', on: 'mute', done: 'Unmuted' },
])('a $kind member', ({ tab, off, on, done }) => {
  beforeEach(() => server.use(respond('getBlocked', [rui, eva]), respond('getMuted', [rui, eva])));

  it('is removed once on a double click, and can be added again', async () => {
    const requests = accept();
    const { user } = open(tab);
    const row = within((await screen.findByText('Rui Alves')).closest('li')!);
    await user.dblClick(row.getByRole('button', { name: `${off} @rui.alves` }));
    const undo = await row.findByRole('button', { name: 'Undo @rui.alves' });
    expect(undo).toHaveFocus();
    expect(row.getByText(done)).toBeVisible();
    expect(row.getByRole('status')).toHaveTextContent(`${done}: Rui Alves`);
    await user.click(undo);
    expect(await row.findByRole('button', { name: `${off} @rui.alves` })).toBeVisible();
    expect(requests).toEqual([`un${on} ${rui.id}`, `${on} ${rui.id}`]);
    expect(screen.getByRole('button', { name: `${off} @eva.king` })).toBeVisible();
  });

  it('stays in the list when the server rejects the request', async () => {
    const call = on === 'block' ? 'unblock' : 'unmute';
    server.use(respondWithError(call, { status: 429, code: 'too_many_requests', message: 'Too many requests' }));
    const { user } = open(tab);
    await user.click(await screen.findByRole('button', { name: `${off} @rui.alves` }));
    expect(await screen.findByText('Too many requests')).toBeVisible();
    expect(screen.getByRole('button', { name: `${off} @rui.alves` })).toBeVisible();
  });
});
