import { makeMe, renderRoutes, respond, respondWithError, screen, server, waitFor, within } from '@cred/testing';
import type { Session } from '@cred/platform';
import { remote } from '../remote';

const laptop = {
  id: '019ca945-0a03-734c-b5c0-cc683344a2a7',
  name: 'Laptop',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
  backedUp: false,
};
const off = { passkeys: [], totp: null, confirmed: false };
const on = { passkeys: [laptop], totp: { since: '2026-11-02T10:00:00.000Z', recoveryCodesLeft: 9 }, confirmed: true };

const open = (route = '/settings/sign-in-methods', me = makeMe(), session: Partial<Session> = {}) =>
  renderRoutes(remote.routes, { route, me, session });

describe('the page of passkeys and two-step sign-in', () => {
  it('sets up two-step sign-in with a QR code, the secret as text and a code, and shows the recovery codes', async () => {
    server.use(
      respond('getSignInMethods', off),
      respond('startTotp', { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Cred:ana?secret=GEZDGNBVGY3TQOJQ' }),
      respondWithError('confirmTotp', {
        status: 400,
        code: 'validation_failed',
        message: 'Wrong code',
        fields: { code: 'Wrong code' },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Wrong code'));
    server.use(respond('confirmTotp', { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] }), respond('getSignInMethods', on));
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/Two-step sign-in is on since .* 9 recovery codes are left/)).toBeVisible();
  });

  it('repeats an action once the member has confirmed who they are (AUTH-24)', async () => {
    server.use(
      respond('getSignInMethods', on),
      respondWithError('removeTotp', { status: 403, code: 'reauth_required', message: 'Please confirm' }),
    );
    const confirmIdentity = jest.fn(async () => false);
    const { user } = open('/settings/sign-in-methods', makeMe(), { confirmIdentity });
    const turnOff = async () => {
      await user.click(await screen.findByRole('button', { name: 'Turn off' }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    };
    await turnOff();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Please confirm')).not.toBeInTheDocument();

    confirmIdentity.mockImplementationOnce(async () => {
      server.use(respond('removeTotp', { ok: true as const }), respond('getSignInMethods', off));
      return true;
    });
    await turnOff();
    expect(await screen.findByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
    expect(screen.getByText('Two-step sign-in is off')).toBeVisible();
  });

  it('lists the passkeys, and renames one', async () => {
    server.use(respond('getSignInMethods', on));
    const { user } = open();
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent(/LaptopAdded .*, not used yetOn this one device only/);
    await user.click(screen.getByRole('button', { name: 'Rename Laptop' }));
    server.use(
      respond('renamePasskey', { ...laptop, name: 'Work' }),
      respond('getSignInMethods', { ...on, passkeys: [{ ...laptop, name: 'Work' }] }),
    );
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('Name of the passkey'));
    await user.type(dialog.getByLabelText('Name of the passkey'), 'Work');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('button', { name: 'Rename Work' })).toBeVisible();
  });
});

describe('the reviewers’ page without a confirmed session (AUTH-25)', () => {
  const reviewer = makeMe({ isReviewer: true });
  const refused = { status: 403, code: 'second_factor_required', message: 'Confirm first' } as const;

  it('leads to the set-up', async () => {
    server.use(respondWithError('getSubmissions', refused), respond('getSignInMethods', off));
    open('/settings/review', reviewer);
    expect(await screen.findByRole('link', { name: 'Set up a passkey or two-step sign-in' })).toHaveAttribute(
      'href',
      '/settings/sign-in-methods',
    );
  });

  it('confirms the session with a code and then shows the queue', async () => {
    server.use(respondWithError('getSubmissions', refused), respond('getSignInMethods', on));
    const { user } = open('/settings/review', reviewer);
    await user.type(await screen.findByLabelText(/Code of your authenticator app/), '123456');
    server.use(respond('confirmSecondFactor', { ok: true as const }), respond('getSubmissions', []));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('No certificate waits for a decision')).toBeVisible();
  });
});
