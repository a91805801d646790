import {
  act,
  respond,
  dropConnection,
  expectConsoleError,
  hang,
  respondWithError,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import type * as fakes from '../testing/fake-federation';
import { renderApp } from '../testing/render-app';

jest.mock('../federation', () => jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederation());

const path = () => window.location.pathname;

/** The requests that a test sent, as method and path. */
const sent: string[] = [];
const record = ({ request }: { readonly request: Request }) =>
  void sent.push(`${request.method} ${new URL(request.url).pathname}`);
beforeEach(() => {
  sent.length = 0;
  server.events.on('request:start', record);
});
afterEach(() => server.events.removeListener('request:start', record));

const open = (address: string) => {
  const { user } = renderApp(address);
  const clickButton = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, clickButton };
};

/** Expects that the form can be sent again: the text is kept, the button is enabled, and no message is shown. */
const expectUsable = async (button: string, label: string, text: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByLabelText(label)).toHaveValue(text);
  expect(screen.getByLabelText(label)).toBeValid();
  expect(
    screen
      .queryAllByRole('alert', { hidden: true })
      .map((alert) => alert.textContent)
      .join(''),
  ).toBe('');
};

describe('the forgot-password page', () => {
  const start = async () => {
    const page = open('/auth/forgot-password');
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    return { ...page, email: screen.getByLabelText('Email') };
  };

  it('explains that a code will be sent and links back to the login', async () => {
    const { email } = await start();
    expect(screen.getByText(/A verification code will be sent/)).toBeVisible();
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth/login');
    await waitFor(() => expect(document.title).toBe('Forgot your password? · Cred'));
  });

  it('rejects an empty and a malformed email', async () => {
    const { user, clickButton, email } = await start();
    await clickButton('Send code');
    expect(email).toHaveAccessibleDescription('Email empty');
    expect(email).toHaveFocus();
    await user.type(email, 'mara@');
    await clickButton('Send code');
    expect(email).toHaveAccessibleDescription('Insert a valid email');
    expect(sent).toEqual([]);
  });

  it('navigates to the code page with the handle from the response', async () => {
    server.use(
      respond('forgotPassword', ({ body }) => {
        expect(body).toEqual({ email: 'mara@example.com' });
        return { user: 'handle/1' };
      }),
    );
    const { user, clickButton, email } = await start();
    await user.type(email, 'mara@example.com');
    await clickButton('Send code');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    expect(path()).toBe('/auth/enter-code/handle%2F1');
    expect(screen.getByText('mara@example.com')).toBeVisible();
  });

  it('shows nothing after a failure and stays usable', async () => {
    expectConsoleError(/Forgot password error/);
    server.use(respondWithError('forgotPassword', { status: 500, code: 'internal', message: 'Something failed' }));
    const { user, clickButton, email } = await start();
    await user.type(email, 'mara@example.com');
    await clickButton('Send code');
    await expectUsable('Send code', 'Email', 'mara@example.com');
    server.use(respond('forgotPassword', { user: 'h1' }));
    await clickButton('Send code');
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it('solves a puzzle and sends again when the limit of the network is used up', async () => {
    const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
    // jsdom has no `crypto.subtle`.
    Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
    const [first, second] = [{ email: 'mara@example.com' }, { puzzle: '01.puzzle', solution: expect.any(String) }];
    const bodies: unknown[] = [];
    server.use(
      respondWithError('forgotPassword', { status: 429, code: 'too_many_requests', message: 'Too many' }),
      respond('getRecoveryPuzzle', () => {
        server.use(
          respond('forgotPassword', ({ body }) => {
            bodies.push(body);
            return { user: 'h1' };
          }),
        );
        return { puzzle: '01.puzzle', bits: 1 };
      }),
    );
    const { user, clickButton, email } = await start();
    await user.type(email, 'mara@example.com');
    await clickButton('Send code');
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(bodies).toEqual([{ ...first, ...second }]);
  });

  it('solves the new puzzle of a response that did not accept the first one, and sends again by itself', async () => {
    const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
    Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
    const puzzles: unknown[] = [];
    const fault = { code: 'too_many_requests', message: 'Too many', error: 'Too many' };
    server.use(
      respond('forgotPassword', ({ body }) => {
        puzzles.push((body as { readonly puzzle?: string }).puzzle);
        if (puzzles.length === 1) throw Response.json(fault, { status: 429 });
        if (puzzles.length === 2)
          throw Response.json({ ...fault, puzzle: { puzzle: '01.b', bits: 1 } }, { status: 429 });
        return { user: 'h1' };
      }),
      respond('getRecoveryPuzzle', { puzzle: '01.a', bits: 1 }),
    );
    const { user, clickButton, email } = await start();
    await user.type(email, 'mara@example.com');
    await clickButton('Send code');
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(puzzles).toEqual([undefined, '01.a', '01.b']);
  });

  it('sends once for a double click', async () => {
    server.use(hang('forgotPassword'));
    const { user, email } = await start();
    await user.type(email, 'mara@example.com');
    const button = screen.getByRole('button', { name: 'Send code' });
    // Both clicks happen before the page renders again.
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
    await user.type(email, '{Enter}');
    expect(sent).toEqual(['POST /api/user/forgot-password']);
  });
});

describe('the code page', () => {
  const start = async (address = '/auth/enter-code/h1') => {
    const page = open(address);
    return { ...page, code: await screen.findByLabelText('Code') };
  };

  it('accepts a one-time code', async () => {
    const { clickButton, code } = await start();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await clickButton('Verify');
    expect(code).toHaveAccessibleDescription('Code is empty');
    expect(sent).toEqual([]);
  });

  it('replaces itself with the new-password page, whose address contains the token from the response', async () => {
    server.use(
      respond('checkRecoveryCode', ({ body }) => {
        expect(body).toEqual({ code: 'ABCD2345', userId: 'h1' });
        return { token: 't/1' };
      }),
    );
    const before = window.history.length;
    const { user, clickButton, code } = await start();
    await user.type(code, ' ABCD2345 ');
    await clickButton('Verify');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(path()).toBe('/auth/new-password/h1/t%2F1');
    expect(window.history.length).toBe(before + 1);
  });

  it('shows nothing for a wrong code and keeps the text', async () => {
    expectConsoleError(/Verification code error/);
    server.use(
      respondWithError('checkRecoveryCode', {
        status: 400,
        code: 'validation_failed',
        message: 'Wrong code',
        fields: { code: 'Wrong code' },
      }),
    );
    const { user, clickButton, code } = await start();
    await user.type(code, 'WRONG111');
    await clickButton('Verify');
    await expectUsable('Verify', 'Code', 'WRONG111');
    expect(path()).toBe('/auth/enter-code/h1');
  });

  it('sends nothing without an id in the address', async () => {
    const { user, clickButton, code } = await start('/auth/enter-code');
    expect(screen.getByText(/This address is not complete/)).toBeVisible();
    await user.type(code, 'ABCD2345');
    await clickButton('Verify');
    await expectUsable('Verify', 'Code', 'ABCD2345');
    expect(sent).toEqual([]);
  });

  it('links to the first step for a new code when the email is unknown', async () => {
    await start();
    expect(screen.getByRole('link', { name: 'Send a new code' })).toHaveAttribute('href', '/auth/forgot-password');
  });

  it('requests a new code on the same page when the email is known', async () => {
    let handle = 0;
    server.use(respond('forgotPassword', () => ({ user: `h${(handle += 1)}` })));
    const { user, clickButton } = open('/auth/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'mara@example.com{Enter}');
    await user.type(await screen.findByLabelText('Code'), 'OLD');
    await clickButton('Send a new code');
    expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
    await waitFor(() => expect(path()).toBe('/auth/enter-code/h2'));
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });
});

describe('the new-password page', () => {
  const start = async (address = '/auth/new-password/h1/t1') => {
    const page = open(address);
    return { ...page, password: await screen.findByLabelText('Password') };
  };

  it('supports password managers and can show the password', async () => {
    const { clickButton, password } = await start();
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await clickButton('Show password');
    expect(password).toHaveAttribute('type', 'text');
  });

  it('sends the trimmed password, then navigates to the login', async () => {
    server.use(
      respond('recoverPassword', ({ params, body }) => {
        expect([params.userId, body]).toEqual(['h1', { password: 'new secret' }]);
        return { ok: true as const };
      }),
    );
    const { user, clickButton, password } = await start();
    await user.type(password, '  new secret ');
    await clickButton('Update Password');
    expect(await screen.findByRole('heading', { name: 'Sign in to Cred' })).toBeVisible();
    expect(screen.getByText(/Your password is changed/)).toBeVisible();
    expect(path()).toBe('/auth/login');
  });

  it('measures the length of the trimmed password', async () => {
    const { user, clickButton, password } = await start();
    await user.type(password, '  12345   ');
    await clickButton('Update Password');
    expect(password).toHaveAccessibleDescription('Must be at least 6 characters');
    expect(sent).toEqual([]);
  });

  it('shows nothing after a failure and stays usable', async () => {
    expectConsoleError(/Update password error/);
    server.use(dropConnection('recoverPassword'));
    const { user, clickButton, password } = await start();
    await user.type(password, 'new secret');
    await clickButton('Update Password');
    await expectUsable('Update Password', 'Password', 'new secret');
    expect(screen.getByRole('link', { name: 'Ask for a new code' })).toHaveAttribute('href', '/auth/forgot-password');
  });

  it.each(['/auth/new-password', '/auth/new-password/h1'])('sends nothing from %s', async (address) => {
    const { user, clickButton, password } = await start(address);
    await user.type(password, 'new secret');
    await clickButton('Update Password');
    expect(screen.getByText(/This address is not complete/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});
