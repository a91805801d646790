import type { Session } from '@cred/contract';
import {
  act,
  respond,
  dropConnection,
  hang,
  makeId,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../remote';

const makeSession = (over: Partial<Session> = {}): Session => ({
  id: makeId(),
  current: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  device: 'Firefox on Linux',
  ...over,
});

const here = makeSession({ current: true, device: 'Chrome on Windows' });
const phone = makeSession({ device: 'Safari on iPhone' });
const unknown = makeSession({ device: null });

const open = () => renderRoutes(remote.routes, { route: '/settings/sessions' });

describe('the sessions', () => {
  it("lists the member's browsers, this one first", async () => {
    server.use(respond('getSessions', [phone, here, unknown]));
    open();
    const list = await screen.findByRole('list', { name: 'Where you are logged in' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Chrome on Windows');
    expect(rows[0]).toHaveTextContent('This browser');
    expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
    expect(rows[1]).toHaveTextContent(/Last used Nov 20, .*Logged in Nov 1, .*:00/);
    expect(rows[2]).toHaveTextContent('Unknown browser');
  });

  it('distinguishes the sessions of one device visually and by name', async () => {
    const sameDay = makeSession({ device: phone.device, createdAt: '2026-11-01T17:30:00.000Z' });
    server.use(respond('getSessions', [here, phone, sameDay]));
    const { user } = open();
    const [first, second] = await screen.findAllByRole('button', {
      name: /^Log out Safari on iPhone, logged in Nov 1, .*(:00|:30)/,
    });
    expect(first).not.toHaveAccessibleName(second!.getAttribute('aria-label')!);
    expect(second!.closest('li')).toHaveTextContent(/Logged in Nov 1, .*:30/);
    await user.click(second!);
    expect(screen.getByRole('dialog')).toHaveTextContent(/Logged in Nov 1, .*:30/);
  });

  it('shows placeholder rows of the same size while loading', () => {
    server.use(hang('getSessions'));
    open();
    expect(screen.getByText('Loading your sessions')).toBeInTheDocument();
  });

  it('shows that there is no network, and loads when the network returns', async () => {
    server.use(respond('getSessions', [here]));
    const { user } = renderRoutes(remote.routes, { route: '/settings' });
    act(() => void window.dispatchEvent(new Event('offline')));
    try {
      await user.click(screen.getByRole('link', { name: 'Sessions' }));
      expect(screen.getByText('You are offline. This goes on by itself as soon as you are back.')).toBeVisible();
    } finally {
      act(() => void window.dispatchEvent(new Event('online')));
    }
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    server.use(dropConnection('getSessions'));
    const { user } = open();
    expect(await screen.findByText('Your sessions could not be loaded')).toBeVisible();
    server.use(respond('getSessions', [here]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  });
});

describe('the end of one session', () => {
  beforeEach(() => server.use(respond('getSessions', [here, phone])));

  const openDialog = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Log out Safari on iPhone/ }));
    return within(screen.getByRole('dialog', { name: 'Log out Safari on iPhone?' }));
  };

  it('asks first, sends once on a double click, and removes the row', async () => {
    const ended: string[] = [];
    server.use(
      respond('endSession', ({ params }) => {
        ended.push(params.id);
        return { ok: true as const };
      }),
    );
    const { user } = open();
    const dialog = await openDialog(user);
    await user.dblClick(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(ended).toEqual([phone.id]);
    expect(screen.getByRole('region', { name: 'Where you are logged in' })).toHaveFocus();
  });

  it('keeps the row and shows the failure', async () => {
    server.use(
      respondWithError('endSession', { status: 429, code: 'too_many_requests', message: 'Too many requests' }),
    );
    const { user } = open();
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('That browser is still logged in. Too many requests')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Log out Safari on iPhone/ })).toHaveFocus();
  });
});

describe('Log out everywhere', () => {
  beforeEach(() => server.use(respond('getSessions', [here, phone])));

  const confirm = async (user: ReturnType<typeof open>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Log out everywhere?' })).getByRole('button', {
        name: 'Log out everywhere',
      }),
    );
  };

  it('asks first, ends all sessions, and leaves the page', async () => {
    let calls = 0;
    server.use(
      respond('endAllSessions', () => {
        calls += 1;
        return { ok: true as const };
      }),
    );
    const { user, session } = open();
    await confirm(user);
    await waitFor(() => expect(session.logOut).toHaveBeenCalledTimes(1));
    expect(calls).toBe(1);
  });

  it('changes nothing on Cancel', async () => {
    const { user, session } = open();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.logOut).not.toHaveBeenCalled();
  });

  it('keeps the member logged in and shows the failure', async () => {
    server.use(dropConnection('endAllSessions'));
    const { user, session } = open();
    await confirm(user);
    expect(
      await screen.findByText('You are still logged in. No connection. Check your network and try again.'),
    ).toBeVisible();
    expect(session.logOut).not.toHaveBeenCalled();
  });
});
