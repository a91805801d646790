import type { PrerenderedPage } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import {
  act,
  respond,
  expectConsoleError,
  makeMe,
  makeQueryClient,
  origins,
  respondWithError,
  screen,
  server,
  userEvent,
  waitFor,
} from '@cred/testing';
import type { Root } from 'react-dom/client';
import { providePageConfig } from '../lib/page-config';
import type * as fakes from '../testing/fake-federation';
import { App } from './app';
import { loadAuthEntry } from './entry-chunks';
import { provideDataClient } from '../session/data-client';
import { hydratePage } from './hydrate-page';

jest.mock('../federation', () =>
  jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederationWithHome(() => <h1>Home page</h1>),
);

const others = [
  '/auth/sign-up',
  '/auth/forgot-password',
  '/auth/enter-code/-',
  '/auth/new-password/-/-',
  '/auth/not-me',
  '/auth/confirm-email',
];
let pages: Readonly<Record<string, PrerenderedPage>>;
let root: Root | null = null;
// React compares its own markup with the prerendered markup and logs each difference as an error, which fails the test.
beforeAll(async () => {
  // React's development build logs this error because it expects a newer version of Node.
  expectConsoleError(/empty buffer/);
  // Imports a separate copy of React, as at build time: the two renderers must not share contexts.
  await jest.isolateModulesAsync(async () => {
    // In the order of `@cred/testing`: without a build, the names of styles depend on it.
    await import('@cred/ui/toasts');
    const { prerenderPages } = await import('../prerender/prerender');
    pages = await prerenderPages();
  });
  // In the same order as at build time.
  const { loadAuthPage } = await loadAuthEntry();
  for (const address of others) await loadAuthPage(address);
});
afterEach(() => act(() => root?.unmount()));

/** Shows the prerendered page; `beforeScripts` simulates input before the scripts run. */
async function showPrerendered(
  address: string,
  beforeScripts: () => void = () => undefined,
  state: unknown = null,
): Promise<void> {
  window.history.pushState(state, '', address);
  providePageConfig({ apiUrl: origins.api, validationUrl: origins.validation, releases: { revision: 0, areas: {} } });
  provideDataClient(makeQueryClient());
  const container = document.createElement('div');
  const [path = ''] = address.split('#');
  container.innerHTML =
    (pages[path] ?? pages['/auth/login'])?.html.replaceAll(releases.prerenderPlaceholders.apiUrl, origins.api) ?? '';
  document.body.replaceChildren(container);
  beforeScripts();
  await act(async () => {
    root = await hydratePage(container, <App />);
  });
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('the prerendered login page', () => {
  it('has a form that the API accepts without scripts', () => {
    const form = new DOMParser().parseFromString(pages['/auth/login']?.html ?? '', 'text/html').forms[0];
    expect(form?.getAttribute('action')).toBe(`${releases.prerenderPlaceholders.apiUrl}/api/auth/login`);
    expect(form?.method).toBe('post');
    expect([...(form?.elements ?? [])].map((field) => field.getAttribute('name'))).toEqual([
      'username',
      'password',
      null,
      null,
    ]);
  });

  it('is hydrated unchanged, with the typed text and the focus', async () => {
    let before: Element[] = [];
    await showPrerendered('/auth/login', () => {
      before = [username(), password()];
      username().value = 'mara';
      password().value = 'secr';
      password().focus();
    });
    expect([username(), password()]).toEqual(before);
    expect(password()).toHaveFocus();
    const user = userEvent.setup();
    await user.keyboard('et1');
    expect([username().value, password().value]).toEqual(['mara', 'secret1']);
    const me = makeMe();
    server.use(
      respond('login', ({ body }) => {
        expect(body).toEqual({ username: 'mara', password: 'secret1' });
        return { user: me };
      }),
      respond('getMe', me),
      respond('getSuggestions', []),
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  it('shows a failed login as a toast and under the form, without an earlier interaction', async () => {
    await showPrerendered('/auth/login', () => {
      username().value = 'mara';
      password().value = 'secret1';
    });
    server.use(respondWithError('login', { status: 401, code: 'invalid_credentials', message: 'Wrong' }));
    act(() => username().form?.requestSubmit());
    await waitFor(() =>
      expect(screen.getAllByRole('alert', { hidden: true }).map((alert) => alert.textContent)).toEqual([
        'Wrong',
        'Wrong',
      ]),
    );
  });

  it.each([
    ['credentials', 'Username or password is wrong'],
    ['rate', 'Too many requests, please try again later'],
    ['other', 'Erro ao fazer login'],
  ])('keeps the text of failure code %s and removes the code from the address', async (code, text) => {
    await showPrerendered(`/auth/login?failed=${code}`, () =>
      expect(screen.getByRole('alert')).toHaveTextContent(text),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect([window.location.pathname, window.location.search]).toEqual(['/auth/login', '']);
  });

  it('keeps the errors of its fields', async () => {
    await showPrerendered('/auth/login?failed=username-short');
    expect(username()).toHaveAccessibleDescription('Username is empty');
    expect(password()).toHaveAccessibleDescription('Minimal 6 caracters');
    await userEvent.setup().type(username(), 'm');
    expect(username()).toHaveAccessibleDescription('');
  });

  it('shows the notice of a changed password, which the HTML cannot contain', async () => {
    await showPrerendered('/auth/login', undefined, { usr: { recovered: true }, key: 'abc', idx: 1 });
    expect(screen.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
  });
});

describe('the other prerendered auth pages', () => {
  it('have their titles, and forms that send nothing without scripts', () => {
    for (const address of others) {
      const form = new DOMParser().parseFromString(pages[address]?.html ?? '', 'text/html').forms[0];
      expect([form?.getAttribute('method'), form?.hasAttribute('action')]).toEqual(['dialog', false]);
    }
    expect(pages['/auth/sign-up']?.title).toBe('Sign up · Cred');
    expect(pages['/auth/-']).toMatchObject({ title: 'Page not found · Cred' });
  });

  it.each([...others, '/auth/-'])('are hydrated unchanged: %s', async (address) => {
    let before: Element | null = null;
    await showPrerendered(`${address}${address === '/auth/not-me' ? '#token' : ''}`, () => {
      before = document.querySelector('h1');
    });
    expect(before).not.toBeNull();
    expect(document.querySelector('h1')).toBe(before);
  });

  it('send what was typed and submitted before the scripts ran, once', async () => {
    const asked: unknown[] = [];
    server.use(
      respond('forgotPassword', ({ body }) => {
        asked.push(body);
        return { user: '7' };
      }),
    );
    await showPrerendered('/auth/forgot-password', () => {
      screen.getByLabelText<HTMLInputElement>('Email').value = 'mara@example.org';
      globalThis.credEarlySubmit = true;
    });
    expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
    expect(asked).toEqual([{ email: 'mara@example.org' }]);
    expect(globalThis.credEarlySubmit).toBeNull();
  });

  it('say after a load without a token that the address is not complete', async () => {
    await showPrerendered('/auth/not-me', () =>
      expect(screen.queryByText(/address is not complete/)).not.toBeInTheDocument(),
    );
    expect(screen.getByText(/address is not complete/)).toBeVisible();
  });
});
