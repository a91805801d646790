import { calls } from '@cred/contract';
import {
  respond,
  dropConnection,
  hang,
  makeMe,
  makeUser,
  otherErrorBodies,
  respondWithError,
  respondWithErrorBody,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import type * as fakes from '../testing/fake-federation';
import { renderApp } from '../testing/render-app';

jest.mock('../federation', () =>
  jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederationWithHome(() => <h1>Home page</h1>),
);

/** Expects that a failure is shown as a toast and under the form. */
const expectFailureShown = async (toast: string, underForm = toast) => {
  await waitFor(() =>
    expect(screen.getAllByRole('alert', { hidden: true }).map((alert) => alert.textContent)).toEqual(
      expect.arrayContaining([toast, underForm]),
    ),
  );
};

const postId = '0190a5c4-0000-7000-8000-00000000000a';

describe('the login page', () => {
  const open = async () => {
    const view = renderApp('/auth/login');
    const username = await screen.findByLabelText('Username');
    const fill = async (name: string, password: string) => {
      if (name) await view.user.type(username, name);
      if (password) await view.user.type(screen.getByLabelText('Password'), password);
      await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
    };
    return { ...view, fill };
  };

  it.each([
    ['the post whose link led there', `?next=%2Fpost%2F${postId}`, `/post/${postId}`],
    ['home when the address names another site', '?next=%2F%2Fevil.example%2Fpost', '/'],
  ])('leads to %s', async (_, query, expected) => {
    const me = makeMe();
    server.use(respond('getMe', me), respond('login', { user: me }), respond('getSuggestions', []));
    const view = renderApp(`/auth/login${query}`);
    await view.user.type(await screen.findByLabelText('Username'), 'ana.ribeiro');
    await view.user.type(screen.getByLabelText('Password'), 'secret-1');
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(window.location.pathname).toBe(expected));
  });

  it('links to sign-up and to the recovery', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/sign-up');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/forgot-password');
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await waitFor(() => expect(document.title).toBe('Sign in · Cred'));
  });

  describe('in a browser that can offer passkeys among its suggestions (AUTH-40)', () => {
    const get = jest.fn<Promise<unknown>, [{ mediation?: string; signal: AbortSignal }]>();
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    const assertion = {
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
      getClientExtensionResults: () => ({}),
    };
    const aborted = ({ signal }: { readonly signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const offer = (available = true) => {
      const PublicKeyCredential = Object.assign(() => undefined, {
        isConditionalMediationAvailable: async () => available,
      });
      Object.defineProperty(window, 'PublicKeyCredential', { value: PublicKeyCredential, configurable: true });
      Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    };
    beforeEach(() => {
      get.mockReset();
      server.use(respond('startPasskeyLogin', { options: { challenge: 'AQID', rpId: 'localhost' } }));
    });
    afterEach(() => {
      localStorage.clear();
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    });

    it('offers them when a field gets the focus, and signs in with the chosen one', async () => {
      offer();
      get.mockResolvedValue(assertion);
      server.use(
        respond('loginWithPasskey', () => {
          server.use(respond('getMe', makeMe()));
          return { user: makeMe() };
        }),
      );
      const { user } = await open();
      await user.click(screen.getByLabelText('Username'));
      expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
      expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(['conditional']);
      expect(localStorage.getItem('cred-passkey')).toBe('used');
    });

    it('offers them at once where one was used before, and the dialog of the button replaces the offer', async () => {
      offer();
      localStorage.setItem('cred-passkey', 'used');
      get.mockImplementation(aborted);
      const { user } = await open();
      await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
      await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
      await waitFor(() =>
        expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(['conditional', undefined]),
      );
      expect(get.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([true, false]);
    });

    it('requests nothing in a browser that cannot', async () => {
      offer(false);
      const { user } = await open();
      await user.click(screen.getByLabelText('Username'));
      await user.click(screen.getByLabelText('Password'));
      expect(get).not.toHaveBeenCalled();
    });
  });

  it('asks for a code after a right password when two-step sign-in is on, and goes home with it (AUTH-18)', async () => {
    server.use(
      respondWithError('login', { status: 403, code: 'second_factor_required', message: 'Enter the code' }),
      respondWithError('loginWithCode', {
        status: 400,
        code: 'validation_failed',
        message: 'Wrong code',
        fields: { code: 'Wrong code' },
      }),
    );
    const { fill, user } = await open();
    await fill('mara', 'secret1');
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code'));
    server.use(respond('loginWithCode', { user: makeMe() }), respond('getMe', makeMe()));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  it('returns from the code to the password', async () => {
    const { user } = renderApp('/auth/login?failed=code-wrong');
    expect(await screen.findByLabelText('Code')).toHaveAccessibleDescription(
      'This code is wrong, too old, or was used before',
    );
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByLabelText('Username')).toBeVisible();
  });

  it('names the empty fields and focuses the first one', async () => {
    const { fill } = await open();
    await fill('', '');
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is empty');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is empty');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('rejects a short password', async () => {
    const { fill } = await open();
    await fill('mara', '12345');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Minimal 6 caracters');
  });

  it("shows the server's message as a toast and under the form", async () => {
    server.use(
      respondWithError('login', { status: 401, code: 'invalid_credentials', message: 'Wrong username or password' }),
    );
    const { fill } = await open();
    await fill('mara', 'secret1');
    await expectFailureShown('Wrong username or password');
  });

  it.each(otherErrorBodies)('shows the words of a server that answers with %s', async (_, body, words) => {
    server.use(respondWithErrorBody('login', 401, body));
    const { fill } = await open();
    await fill('mara', 'secret1');
    await expectFailureShown(words);
  });

  it('shows a default text when there was no response', async () => {
    server.use(dropConnection('login'));
    const { fill } = await open();
    await fill('mara', 'secret1');
    await expectFailureShown('Erro ao fazer login');
  });

  it("shows the server's errors at their fields", async () => {
    server.use(
      respondWithError('login', {
        status: 400,
        code: 'validation_failed',
        message: 'Check the form',
        fields: { username: 'Unknown shape' },
      }),
    );
    const { fill } = await open();
    await fill('mara', 'secret1');
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Unknown shape'));
  });

  it('shows Loading... and sends once', async () => {
    const sent = jest.fn();
    server.use(hang('login'));
    server.events.on('request:start', sent);
    const { fill, user } = await open();
    await fill('mara', 'secret1');
    await user.click(screen.getByRole('button', { name: 'Loading...' }));
    expect(sent).toHaveBeenCalledTimes(1);
    server.events.removeListener('request:start', sent);
  });

  it('navigates home once the session is loaded', async () => {
    const me = makeMe();
    server.use(
      respond('login', ({ body }) => {
        expect(body).toEqual({ username: 'mara', password: 'secret1' });
        return { user: me };
      }),
      respond('getMe', me),
      respond('getSuggestions', []),
    );
    const { fill } = await open();
    await fill('mara', 'secret1');
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });
});

describe('the sign-up page', () => {
  const texts = { 'Full Name': 'Mara Lima', Email: 'mara@example.com', Username: 'mara.lima', Password: 'secret1' };
  const open = async () => {
    const view = renderApp('/auth/sign-up');
    await screen.findByRole('heading', { name: 'Join today.' });
    const submit = () => view.user.click(screen.getByRole('button', { name: 'Sign up' }));
    const fill = async (over: Partial<typeof texts> = {}) => {
      for (const [label, text] of Object.entries({ ...texts, ...over }))
        await view.user.type(screen.getByLabelText(label), text);
      await view.user.selectOptions(screen.getByLabelText('Specialty'), 'Physical_Therapy');
      await submit();
    };
    return { ...view, fill, submit };
  };

  it('offers every specialty and a link to sign in', async () => {
    await open();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose your specialty',
      'Medicine',
      'Nursing',
      'Dentistry',
      'Physical Therapy',
      'Speech Therapy',
      'Nutrition',
      'Psychology',
      'Pharmacy',
      'Biomedical Science',
      'Other Health Professions',
      'Other Professions',
    ]);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('names every empty field', async () => {
    const { submit } = await open();
    await submit();
    const faults = {
      'Full Name': 'Name is empty',
      Email: 'Email is empty',
      Username: 'Ussername is empty',
      Password: 'Passwords empty',
    };
    for (const [label, text] of Object.entries(faults))
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText('Specialty')).toBeInvalid();
  });

  it('rejects a malformed email and a short password', async () => {
    const { fill } = await open();
    await fill({ Email: 'mara@', Password: '12345' });
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Insert valid email');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Must be at least 6 characters');
  });

  it('shows a failure as a toast, under the form and at the field', async () => {
    const message = 'This username is taken';
    server.use(
      respondWithError('signUp', { status: 409, code: 'username_taken', message, fields: { username: message } }),
    );
    const { fill } = await open();
    await fill();
    await expectFailureShown('Failed create account, try again', message);
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(message);
  });

  it('shows Loading... while pending', async () => {
    server.use(hang('signUp'));
    const { fill } = await open();
    await fill();
    expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('creates the account, signs in with the entered values and navigates home', async () => {
    const entered = jest.fn();
    const me = makeMe();
    server.use(
      respond('signUp', ({ body }) => {
        entered(calls.signUp.body.parse(body).specialty, body['isVerificated'], body['isSendVerificate']);
        return makeUser();
      }),
      respond('login', ({ body }) => {
        entered(body);
        return { user: me };
      }),
      respond('getMe', me),
      respond('getSuggestions', []),
    );
    const { fill } = await open();
    await fill();
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
    expect(entered.mock.calls).toEqual([
      ['Physical_Therapy', false, false],
      [{ username: 'mara.lima', password: 'secret1' }],
    ]);
  });

  it('navigates to the login page when the account was created but the login fails', async () => {
    server.use(respond('signUp', makeUser()), dropConnection('login'));
    const { fill } = await open();
    await fill();
    expect(await screen.findByRole('heading', { name: 'Sign in to Cred' })).toBeVisible();
  });
});

describe('an unknown address below /auth', () => {
  it('shows the not-found page with a link to the login page', async () => {
    renderApp('/auth/nothing');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/auth/login');
  });
});
