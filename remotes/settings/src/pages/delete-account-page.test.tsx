import {
  respond,
  dropConnection,
  fireEvent,
  makeMe,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { remote } from '../remote';

const me = makeMe();
const open = () => renderRoutes(remote.routes, { route: '/settings/delete-account', me });
const submit = () => screen.getByRole('button', { name: 'Delete my account' });

describe('the deletion of the account', () => {
  it('lists what is deleted and offers the export first', () => {
    open();
    expect(screen.getByText(/cannot be undone/)).toBeVisible();
    expect(screen.getByText(/your posts, comments, ratings and bookmarks/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'export your data' })).toHaveAttribute('href', '/settings/export-data');
  });

  it('sends nothing without the password', async () => {
    const { user } = open();
    await user.click(submit());
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is empty');
  });

  it('deletes once on a double click, then ends the session', async () => {
    const sent: unknown[] = [];
    server.use(
      respond('deleteAccount', ({ params, body }) => {
        sent.push([params.id, body]);
        return { ok: true as const };
      }),
    );
    const { user, session } = open();
    await user.type(screen.getByLabelText('Password'), 'cred-demo');
    // The second click precedes the render of the pending state.
    for (const _ of [1, 2]) fireEvent.click(submit());
    await waitFor(() => expect(session.logOut).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([[me.id, { currentPassword: 'cred-demo' }]]);
    expect(await screen.findByText('Your account is deleted')).toBeVisible();
    expect(submit()).toHaveAttribute('aria-busy', 'true');
  });

  it('reloads the session when the logout fails too', async () => {
    server.use(respond('deleteAccount', { ok: true }));
    const logOut = jest.fn(async () => {
      throw new Error('No answer');
    });
    const { user, session } = renderRoutes(remote.routes, {
      route: '/settings/delete-account',
      me,
      session: { logOut },
    });
    await user.type(screen.getByLabelText('Password'), 'cred-demo{Enter}');
    await waitFor(() => expect(session.refresh).toHaveBeenCalledTimes(1));
  });

  it('shows a wrong password at the field and keeps the session', async () => {
    server.use(
      respondWithError('deleteAccount', {
        status: 400,
        code: 'validation_failed',
        message: 'Check the form',
        fields: { currentPassword: 'The current password is wrong' },
      }),
    );
    const { user, session } = open();
    await user.type(screen.getByLabelText('Password'), 'not-mine');
    await user.click(submit());
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The current password is wrong'),
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(session.logOut).not.toHaveBeenCalled();
  });

  it('can be retried after a network failure', async () => {
    server.use(dropConnection('deleteAccount'));
    const { user, session } = open();
    await user.type(screen.getByLabelText('Password'), 'cred-demo');
    await user.click(submit());
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    server.use(respond('deleteAccount', { ok: true }));
    await user.click(submit());
    await waitFor(() => expect(session.logOut).toHaveBeenCalledTimes(1));
  });
});
