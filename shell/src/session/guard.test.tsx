import {
  act,
  hang,
  makeMe,
  respond,
  respondWithError,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@cred/testing';
import { useSession } from '@cred/platform';
import type * as fakes from '../testing/fake-federation';
import { renderApp } from '../testing/render-app';

function MockHome() {
  const { logOut, refresh } = useSession();
  return (
    <>
      <button type="button" onClick={() => void logOut()}>
        Log out here
      </button>
      <button type="button" onClick={() => void refresh()}>
        Ask for the session
      </button>
    </>
  );
}
jest.mock('../federation', () =>
  jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederationWithHome(() => <MockHome />),
);

const ENDED = 'Your session has ended. Sign in to continue where you were.';
const endSession = () =>
  server.use(respondWithError('getMe', { status: 401, code: 'unauthenticated', message: 'Log in' }));

async function open() {
  const me = makeMe();
  server.use(respond('getMe', me), respond('getSuggestions', []));
  const view = renderApp('/');
  return { ...view, me, find: (name: string) => screen.findByRole('button', { name }) };
}

describe('the guard', () => {
  it('says on the login page that the session has ended elsewhere', async () => {
    const { user, find } = await open();
    const button = await find('Ask for the session');
    endSession();
    await user.click(button);
    expect(await screen.findByText(ENDED)).toBeVisible();
    expect(window.location.pathname).toBe('/auth/login');
  });

  it('does not say so after a logout on this page, and then leads home', async () => {
    const { user, find } = await open();
    const button = await find('Log out here');
    endSession();
    server.use(respond('logout', { ok: true }));
    await user.click(button);
    await screen.findByLabelText('Username');
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('leads a visitor to a login page that leads back', async () => {
    endSession();
    renderApp('/settings');
    await screen.findByLabelText('Username');
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?next=%2Fsettings'));
  });

  it('shows the frame with a note when the server does not answer for 5 s; Try again asks it again (SHELL-16)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    try {
      server.use(hang('getMe'));
      renderApp('/');
      expect(await screen.findByText('Loading')).toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(await screen.findByText('The server has not answered yet')).toBeVisible();
      const navigation = screen.getByRole('navigation', { name: 'Main' });
      expect(within(navigation).getByRole('link', { name: 'Settings' })).toBeVisible();
      expect(navigation.querySelector('[data-profile]')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    server.use(respond('getMe', makeMe()), respond('getSuggestions', []));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Log out here' })).toBeVisible();
  });
});
