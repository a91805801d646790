import {
  respond,
  fireEvent,
  makeMe,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
  type CallContext,
} from '@cred/testing';
import type { Session } from '@cred/platform';
import { remote } from '../remote';

const me = makeMe();
const open = (session: Partial<Session> = {}) =>
  renderRoutes(remote.routes, { route: '/settings/reset-password', me, session });

const password = () => screen.getByLabelText('New Password');
const confirmation = () => screen.getByLabelText('Confirm your password');
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

/** Types the new password and its confirmation. */
async function enter(user: ReturnType<typeof open>['user'], text: string, confirmed = text): Promise<void> {
  await user.type(password(), text);
  await user.type(confirmation(), confirmed);
}

/** Accepts the requests and records them. */
function accept(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    respond('setNewPassword', ({ params, body }: CallContext<'setNewPassword'>) => {
      sent.push([params.userId, body]);
      return { ok: true as const };
    }),
  );
  return sent;
}

const requireConfirmation = () =>
  server.use(
    respondWithError('setNewPassword', {
      status: 403,
      code: 'reauth_required',
      message: 'Enter your current password',
    }),
  );

describe('the reset of the password', () => {
  it('has the specified texts', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
    expect(confirm()).toBeDisabled();
    expect(password()).toHaveAccessibleDescription('At least 6 characters, better 12 or more');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('shows while typing whether both entries are equal, and enables Confirm only if they are', async () => {
    const { user } = open();
    await enter(user, 'new-pass', 'new-pas');
    expect(screen.getByText('✗ Passwords do not match')).toBeVisible();
    expect(confirm()).toBeDisabled();
    await user.type(confirmation(), 's');
    expect(screen.getByText('✓ Passwords match')).toBeVisible();
    expect(confirm()).toBeEnabled();
    await user.clear(password());
    await user.clear(confirmation());
    expect(confirm()).toBeDisabled();
    expect(screen.queryByText(/Passwords/)).not.toBeInTheDocument();
  });

  it('can show and hide each entry', async () => {
    const { user } = open();
    const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
    await user.click(first!);
    expect(password()).toHaveAttribute('type', 'text');
    expect(confirmation()).toHaveAttribute('type', 'password');
    await user.click(second!);
    expect(confirmation()).toHaveAttribute('type', 'text');
    await user.click(screen.getAllByRole('button', { name: 'Hide password' })[0]!);
    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['short', 'Must be at least 6 characters'],
    ['x'.repeat(129), 'At most 128 characters'],
  ])('rejects a password that is too short or too long and shows the limit', async (text, expectedError) => {
    const sent = accept();
    const { user } = open();
    for (const field of [password(), confirmation()]) {
      await user.click(field);
      await user.paste(text);
    }
    await user.click(confirm());
    expect(password()).toHaveAccessibleDescription(expectedError);
    expect(password()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('changes the password once on a double click, confirms it, and empties the form', async () => {
    const sent = accept();
    const { user } = open();
    await enter(user, 'new-pass');
    // The second click precedes the render of the pending state.
    for (const _ of [1, 2]) fireEvent.click(confirm());
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(screen.getByText('Your password update')).toBeVisible();
    expect(sent).toEqual([[me.id, { password: 'new-pass' }]]);
    expect(password()).toHaveValue('');
    expect(confirmation()).toHaveValue('');
  });

  it('moves the focus to the confirmation message', async () => {
    accept();
    const { user } = open();
    await enter(user, 'new-pass');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/Your password is changed/).closest('[tabindex]')).toHaveFocus());
    await user.type(password(), 'x');
    expect(screen.queryByText(/Your password is changed/)).not.toBeInTheDocument();
  });

  it('keeps the entries and shows the failure until a retry succeeds', async () => {
    server.use(
      respondWithError('setNewPassword', { status: 429, code: 'too_many_requests', message: 'Too many attempts' }),
    );
    const { user } = open();
    await enter(user, 'new-pass');
    await user.click(confirm());
    expect(await screen.findByText('Error to update your password, try again')).toBeVisible();
    expect(password()).toHaveValue('new-pass');
    expect(confirm()).toBeEnabled();
    accept();
    await user.click(confirm());
    expect(await screen.findByText('Your password update')).toBeVisible();
    expect(
      screen.getByText('Error to update your password, try again').closest('.Toastify__toast')?.className,
    ).toContain('cred-toast-exit');
  });
});

describe('a change in an old session (SRV-13)', () => {
  it('is sent again once the member has confirmed who they are, and shows no failure when they cancel', async () => {
    requireConfirmation();
    const confirmIdentity = jest.fn(async () => false);
    const { user } = open({ confirmIdentity });
    await enter(user, 'new-pass');
    await user.click(confirm());
    await waitFor(() => expect(confirmIdentity).toHaveBeenCalledTimes(1));
    expect(confirm()).toBeEnabled();
    expect(screen.queryByText('Error to update your password, try again')).not.toBeInTheDocument();
    expect(password()).toHaveValue('new-pass');

    let sent: unknown[] = [];
    confirmIdentity.mockImplementationOnce(async () => {
      sent = accept();
      return true;
    });
    await user.click(confirm());
    expect(await screen.findByText('Your password update')).toBeVisible();
    expect(sent).toEqual([[me.id, { password: 'new-pass' }]]);
  });
});
