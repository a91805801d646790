import { ApiError } from '@cred/api-client';
import {
  respond,
  makeMe,
  makeNotificationSwitches,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../remote';

const noCounts = { reports: 0, dismissed: 0, removed: 0, warned: 0, appeals: 0, reversed: 0, medianHours: null };
const emptyTransparency = { total: noCounts, reasons: [], months: [] };

const open = (options: Parameters<typeof renderRoutes>[1] = {}) =>
  renderRoutes(remote.routes, { route: '/settings', ...options });

beforeEach(() => {
  server.use(
    respond('getVerificationStatus', { status: null, reason: null }),
    respond('getSessions', []),
    respond('getBlocked', []),
    respond('getSubmissions', []),
    respond('getModeration', []),
    respond('getNotificationSwitches', makeNotificationSwitches()),
    respond('getTransparency', emptyTransparency),
  );
});

describe('the settings menu', () => {
  it.each([
    ['Verification Account', '/settings/verification-account', 'Verification Account'],
    ['Restore Password', '/settings/reset-password', 'Reset your password'],
    ['Theme', '/settings/theme', 'Select Theme Cred'],
    ['Sessions', '/settings/sessions', 'Sessions'],
    ['Blocked and muted members', '/settings/blocked', 'Blocked and muted members'],
    ['Notifications', '/settings/notifications', 'Notifications'],
    ['Reports and decisions', '/settings/moderation', 'Reports and decisions'],
    ['Transparency', '/settings/transparency', 'Transparency'],
    ['Your account', '/settings/your-account', 'Your account'],
    ['Export my data', '/settings/export-data', 'Export my data'],
    ['Delete my account', '/settings/delete-account', 'Delete my account'],
    ['Review', '/settings/review', 'Review'],
  ])('navigates from %s to %s and back', async (label, path, title) => {
    const { user, location } = open({ me: makeMe({ isReviewer: true }) });
    const menu = screen.getByRole('navigation', { name: 'Settings' });
    await user.click(within(menu).getByRole('link', { name: label }));
    expect(location()).toBe(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} · Cred`);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(location()).toBe('/settings');
  });

  it('has the specified entries in their order, Logout last', () => {
    open();
    const names = within(screen.getByRole('navigation', { name: 'Settings' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('a, button')?.getAttribute('aria-label'));
    expect(names.slice(0, 3)).toEqual(['Verification Account', 'Restore Password', 'Theme']);
    expect(names.at(-1)).toBe('Logout');
  });

  it('shows Review to reviewers only', () => {
    open();
    expect(screen.queryByRole('link', { name: 'Review' })).not.toBeInTheDocument();
  });

  it('shows a welcome text', () => {
    open();
    expect(screen.getByText('Welcome to your settings')).toBeInTheDocument();
  });
});

describe('Logout', () => {
  it('asks first, and Cancel changes nothing', async () => {
    const { user, session } = open();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = screen.getByRole('dialog', { name: 'Do you want logout?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.logOut).not.toHaveBeenCalled();
  });

  it('closes with Escape and returns the focus', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  });

  it('ends the session once and shows the pending state', async () => {
    let finish: () => void = () => undefined;
    const logOut = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = open({ session: { logOut } });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' });
    await user.dblClick(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await user.click(confirm);
    expect(logOut).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows a toast that the member is still logged in when the logout fails', async () => {
    const logOut = async () => {
      throw new ApiError('No connection. Check your network and try again.', { code: 'network', status: 0 });
    };
    const { user } = open({ session: { logOut } });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    expect(
      await screen.findByText('You are still logged in. No connection. Check your network and try again.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
