import type { CallBody } from '@cred/contract';
import {
  dropConnection,
  hang,
  makeNotificationSwitches,
  renderRoutes,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { remote } from '../remote';

const open = () => renderRoutes(remote.routes, { route: '/settings/notifications' });
const findSwitch = (name: string) => screen.findByRole('switch', { name });

/** A mock server that stores the switches, like the real one. */
function serve(over: Parameters<typeof makeNotificationSwitches>[0] = {}): jest.Mock {
  let switches = makeNotificationSwitches(over);
  const sent = jest.fn();
  server.use(
    respond('getNotificationSwitches', () => switches),
    respond('setNotificationSwitch', ({ body }) => {
      const { kind, on } = body as CallBody<'setNotificationSwitch'>;
      sent({ kind, on });
      switches = { ...switches, [kind]: on };
      return switches;
    }),
  );
  return sent;
}

describe('the switches of notifications', () => {
  it('show which kinds are on, with what each means', async () => {
    serve({ rating: false });
    open();
    expect(await findSwitch('Ratings')).not.toBeChecked();
    expect(await findSwitch('Ratings')).toHaveAccessibleDescription('A member rates your post');
    for (const name of ['Follows', 'Reposts', 'Comments', 'Replies', 'Mentions', 'Changed posts', 'Messages'])
      expect(await findSwitch(name)).toBeChecked();
  });

  it('switch a kind off and on again with the keyboard, and keep the focus', async () => {
    const sent = serve();
    const { user } = open();
    (await findSwitch('Comments')).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ kind: 'comment', on: false }));
    expect(await findSwitch('Comments')).not.toBeChecked();
    await user.keyboard(' ');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ kind: 'comment', on: true }));
    expect(await findSwitch('Comments')).toBeChecked();
    expect(await findSwitch('Comments')).toHaveFocus();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'rejects it',
      respondWithError('setNotificationSwitch', { status: 429, code: 'too_many_requests', message: 'Wait a minute' }),
      'Wait a minute',
    ],
    ['is out of reach', dropConnection('setNotificationSwitch'), /^No connection/],
  ])('show the old state again, and the reason, when the server %s', async (_, failure, message) => {
    serve();
    server.use(failure);
    const { user } = open();
    await user.click(await findSwitch('Messages'));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Messages' })).toBeChecked());
    expect(screen.getByRole('switch', { name: 'Follows' })).toBeChecked();
  });

  it('show that they load, and the error with a button to try again', async () => {
    server.use(hang('getNotificationSwitches'));
    const { unmount } = open();
    expect(screen.getByText('Loading your switches')).toBeInTheDocument();
    unmount();
    server.use(respondWithError('getNotificationSwitches', { status: 503, code: 'overloaded', message: 'Too busy' }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too busy');
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findSwitch('Follows')).toBeChecked();
  });
});
