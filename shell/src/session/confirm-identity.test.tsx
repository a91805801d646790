import { callApi } from '@cred/api-client';
import { SessionContext, useConfirmed, useSession } from '@cred/platform';
import {
  makeMe,
  renderInShell,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
  type CallContext,
} from '@cred/testing';
import { useState, type ReactNode } from 'react';
import { startSession } from './use-passkey';
import { useConfirmIdentity } from './use-confirm-identity';

jest.mock('./use-passkey', () => ({ choosePasskey: jest.fn(), startSession: jest.fn() }));

const me = makeMe();
const laptop = { id: me.id, name: 'Laptop', createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null, backedUp: true };

/** An action that needs a confirmed session, and its outcome. */
function Action(): ReactNode {
  const confirmed = useConfirmed();
  const [outcome, setOutcome] = useState('');
  const run = (): Promise<void> =>
    confirmed(() => callApi('removeTotp', { body: {} })).then(
      () => setOutcome('done'),
      (error: Error) => setOutcome(error.name),
    );
  return (
    <>
      <button onClick={() => void run()}>Turn off</button>
      <p data-testid="outcome">{outcome}</p>
    </>
  );
}

function Page(): ReactNode {
  const session = useSession();
  const [dialog, confirmIdentity] = useConfirmIdentity();
  return (
    <SessionContext value={{ ...session, confirmIdentity }}>
      <Action />
      {dialog}
    </SessionContext>
  );
}

/** The server refuses the action until the session is confirmed. */
async function open(passkeys = [laptop]) {
  const sent: unknown[] = [];
  server.use(
    respondWithError('removeTotp', { status: 403, code: 'reauth_required', message: 'Please confirm' }),
    respond('getSignInMethods', { passkeys, totp: null, confirmed: false }),
    respond('confirmPassword', ({ body }: CallContext<'confirmPassword'>) => {
      sent.push(body);
      allow();
      return { ok: true as const };
    }),
  );
  const { user } = renderInShell(<Page />, { me });
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  return { user, sent };
}
const allow = (): void => server.use(respond('removeTotp', { ok: true as const }));
const outcome = () => screen.getByTestId('outcome');
const password = () => screen.getByLabelText('Current password');

describe('the confirmation of who the member is (AUTH-36)', () => {
  it('asks for the password and then repeats the action', async () => {
    const { user, sent } = await open([]);
    expect(password()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(password()).toHaveAccessibleDescription('Password is empty');
    await user.type(password(), 'my secret');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(outcome()).toHaveTextContent('done'));
    expect(sent).toEqual([{ currentPassword: 'my secret' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a wrong password at the field', async () => {
    const { user } = await open();
    const fields = { currentPassword: 'The current password is wrong' };
    server.use(
      respondWithError('confirmPassword', { status: 400, code: 'validation_failed', message: 'Check it', fields }),
    );
    await user.type(password(), 'guess');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(password()).toHaveAccessibleDescription('The current password is wrong'));
    expect(outcome()).toBeEmptyDOMElement();
  });

  it('accepts a passkey of the member instead', async () => {
    jest.mocked(startSession).mockImplementationOnce(async () => (allow(), me));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(outcome()).toHaveTextContent('done'));
  });

  it('stays open when the browser’s passkey dialog is cancelled', async () => {
    const cancelled = Object.assign(new Error('cancelled'), { name: 'NotAllowedError' });
    jest.mocked(startSession).mockRejectedValueOnce(cancelled);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use a passkey' })).not.toHaveAttribute('aria-busy'));
    expect(password()).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('rejects the action when it is cancelled, and asks again the next time', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(outcome()).toHaveTextContent('NotConfirmed'));
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  });
});
