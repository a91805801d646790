import { respond, makeMe, screen, server, waitFor } from '@cred/testing';
import type * as fakes from '../testing/fake-federation';
import { renderApp } from '../testing/render-app';
import * as loader from './load-auth-calls';

jest.mock('../federation', () =>
  jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederationWithHome(() => <h1>Home page</h1>),
);
jest.mock('./load-auth-calls', () => ({ loadAuthCalls: jest.fn(() => import('./submit-auth-form')) }));
const loadAuthCalls = jest.mocked(loader.loadAuthCalls);

describe('the auth entry chunk', () => {
  it('loads calls and validation at the first interaction', async () => {
    loadAuthCalls.mockClear();
    const { user } = renderApp('/auth/login');
    const username = await screen.findByLabelText('Username');
    expect(loadAuthCalls).not.toHaveBeenCalled();
    await user.click(username);
    expect(loadAuthCalls).toHaveBeenCalled();
  });

  it('shows a failed login when the calls could not be loaded, and sends the form once they are loaded', async () => {
    const { user } = renderApp('/auth/login');
    const offline = async (): Promise<never> => {
      throw new Error('Loading chunk auth-calls failed');
    };
    loadAuthCalls.mockImplementation(offline);
    await user.type(await screen.findByLabelText('Username'), 'mara');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Erro ao fazer login')).toBeVisible();
    loadAuthCalls.mockImplementation(() => import('./submit-auth-form'));
    const me = makeMe();
    server.use(respond('login', { user: me }), respond('getMe', me), respond('getSuggestions', []));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  it('focuses the form after a navigation, but not on the first page', async () => {
    const { user } = renderApp('/auth/login');
    await screen.findByLabelText('Username');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });
});
