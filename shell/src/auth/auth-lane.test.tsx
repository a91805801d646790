import { answer, makeMe, screen, server } from '@cred/testing';
import type * as fakes from '../testing/fake-federation';
import { renderApp } from '../testing/render-app';
import * as loader from './load-auth-calls';

jest.mock('../federation', () => ({
  ...jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederation(),
  loadArea: () => new Promise(() => undefined),
  loadedArea: () => ({
    area: 'feed',
    build: '00',
    contractVersion: '1',
    slots: {},
    routes: [{ path: '/', element: <h1>Home page</h1> }],
  }),
}));
jest.mock('./load-auth-calls', () => ({ loadAuthCalls: jest.fn(() => import('./auth-calls')) }));
const loadAuthCalls = jest.mocked(loader.loadAuthCalls);

describe('the auth lane', () => {
  it('loads calls and rules at the first touch, not before', async () => {
    loadAuthCalls.mockClear();
    const { user } = renderApp('/auth/login');
    const username = await screen.findByLabelText('Username');
    expect(loadAuthCalls).not.toHaveBeenCalled();
    await user.click(username);
    expect(loadAuthCalls).toHaveBeenCalled();
  });

  it('says that a login failed whose calls could not be loaded, and works when they can', async () => {
    const { user } = renderApp('/auth/login');
    const offline = async (): Promise<never> => {
      throw new Error('Loading chunk auth-calls failed');
    };
    loadAuthCalls.mockImplementation(offline);
    await user.type(await screen.findByLabelText('Username'), 'mara');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Erro ao fazer login')).toBeVisible();
    loadAuthCalls.mockImplementation(() => import('./auth-calls'));
    const me = makeMe();
    server.use(answer('login', { user: me }), answer('getMe', me), answer('getSuggestions', []));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  it('puts the focus into the form when another page led to it, not when it is the first', async () => {
    const { user } = renderApp('/auth/login');
    await screen.findByLabelText('Username');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByLabelText('Email')).toHaveFocus();
  });
});
