import { limits } from '@cred/contract';
import { respond, fireEvent, hang, makeMe, respondWithError, screen, server, waitFor, within } from '@cred/testing';
import { makeFile, me, open, picker, send, status } from '../components/verification/testing/verification-page';

const sentMe = makeMe({ isSendVerificate: true });

/** Fills in the form of a member whose profession has no licence. */
const fillIn = async (user: ReturnType<typeof open>['user']): Promise<void> => {
  await user.upload(picker(), makeFile());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Licence' }), 'My profession has no licence');
};

describe('the status of the verification', () => {
  it('has the specified heading and text', async () => {
    server.use(status(null));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Verification Account' })).toBeVisible();
    expect(screen.getByText('Make your account more secure and visible to others by verifying it.')).toBeVisible();
  });

  it('is Pending Approval at once, with the form, before a submission', async () => {
    server.use(hang('getVerificationStatus'));
    open();
    expect(await screen.findByText('Status: Pending Approval')).toBeVisible();
    expect(send()).toBeVisible();
  });

  it("is loading while the member's flag is set and the status is not loaded", () => {
    server.use(hang('getVerificationStatus'));
    open(sentMe);
    expect(screen.getByText('Loading status...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send certificate' })).not.toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    server.use(
      respondWithError('getVerificationStatus', {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many requests',
      }),
    );
    const { user } = open(sentMe);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    server.use(status('PENDING'));
    await user.click(retryButton);
    expect(await screen.findByText('Your certificate is under review.')).toBeVisible();
  });

  it('is under review, without a form', async () => {
    server.use(status('PENDING'));
    open(sentMe);
    expect(await screen.findByText('Your certificate is under review.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send certificate' })).not.toBeInTheDocument();
  });

  it('is verified, and updates the badge of the session', async () => {
    server.use(status('APPROVED'));
    const { session } = open(sentMe);
    expect(await screen.findByText('Success! Your account has been verified.')).toBeVisible();
    expect(session.refresh).toHaveBeenCalledTimes(1);
  });

  it('is denied, with the reason and the form again', async () => {
    server.use(status('DENIED', 'The scan cannot be read.'));
    open(sentMe);
    expect(await screen.findByText('Your submission was denied, please try again.')).toBeVisible();
    expect(screen.getByText(/The scan cannot be read\./)).toBeVisible();
    expect(send()).toBeVisible();
    expect(screen.queryByText('Status: Pending Approval')).not.toBeInTheDocument();
  });

  it("reloads the session when the session's submission no longer exists", async () => {
    server.use(status(null));
    const { session } = open(sentMe);
    await waitFor(() => expect(session.refresh).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Loading status...')).toBeVisible();
  });
});

describe('the choice of a certificate', () => {
  beforeEach(() => server.use(status(null)));

  it('shows name and size, and can be removed', async () => {
    const { user } = open();
    await user.upload(picker(), makeFile());
    const chosen = screen.getByRole('group', { name: 'Chosen file' });
    expect(within(chosen).getByText('diploma.pdf')).toBeVisible();
    expect(within(chosen).getByText('1.3 MB')).toBeVisible();
    await user.click(within(chosen).getByRole('button', { name: 'Remove the file' }));
    expect(chosen).not.toBeInTheDocument();
    expect(picker()).toHaveFocus();
  });

  it('accepts the specified types of files', () => {
    open();
    expect(picker()).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
    expect(picker()).toHaveAccessibleDescription('PDF, JPG or PNG, at most 10 MB');
  });

  it('accepts a dropped file', () => {
    open();
    fireEvent.drop(picker(), { dataTransfer: { files: [makeFile('scan.png', 'image/png')] } });
    expect(screen.getByText('scan.png')).toBeVisible();
  });

  it.each([
    ['of another type', makeFile('diploma.docx', 'application/msword'), 'Choose a PDF, JPG or PNG file.'],
    [
      'that is too large',
      makeFile('a.pdf', 'application/pdf', limits.certificateBytes + 1),
      'This file has 10.1 MB. Choose one of at most 10 MB.',
    ],
  ])('shows at once that a file %s cannot be sent, and does not send it', async (_, file, text) => {
    const { user } = open();
    fireEvent.drop(picker(), { dataTransfer: { files: [file] } });
    expect(screen.getByText(text)).toBeVisible();
    await user.click(send());
    expect(picker()).toHaveFocus();
    expect(picker()).toBeInvalid();
  });

  it('requires a file', async () => {
    const { user } = open();
    await user.click(send());
    expect(screen.getByText('Please select a file.')).toBeVisible();
    expect(picker()).toHaveFocus();
  });
});

describe('the appeal against a denial', () => {
  const denied = (appeal: 'available' | 'open' | 'upheld' | 'unavailable') =>
    respond('getVerificationStatus', { status: 'DENIED', reason: 'Unreadable', appeal });

  it('is sent once with a text, and moves the focus to its status', async () => {
    const sent: unknown[] = [];
    server.use(
      denied('available'),
      respond('appealDenial', ({ params, body }) => {
        sent.push([params.userId, body]);
        return { status: 'DENIED' as const, reason: 'Unreadable', appeal: 'open' as const };
      }),
    );
    const { user } = open(sentMe);
    await user.click(await screen.findByRole('button', { name: 'Appeal against the denial' }));
    const text = screen.getByLabelText('Why is the decision wrong?');
    expect(text).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(text).toHaveAccessibleDescription('Say why the decision is wrong');
    await user.type(text, 'The scan is sharp');
    await user.dblClick(screen.getByRole('button', { name: 'Send appeal' }));
    const note = await screen.findByText('Your appeal is open.');
    await waitFor(() => expect(note.closest('[tabindex]')).toHaveFocus());
    expect(sent).toEqual([[sentMe.id, { text: 'The scan is sharp' }]]);
    expect(screen.getByText('Your submission was denied, please try again.')).toBeVisible();
    expect(send()).toBeVisible();
  });

  it('keeps its text after a failure, and can be cancelled', async () => {
    server.use(
      denied('available'),
      respondWithError('appealDenial', { status: 429, code: 'too_many_requests', message: 'Too many requests' }),
    );
    const { user } = open(sentMe);
    await user.click(await screen.findByRole('button', { name: 'Appeal against the denial' }));
    await user.type(screen.getByLabelText('Why is the decision wrong?'), 'Sharp');
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('The appeal was not sent. Too many requests')).toBeVisible();
    expect(screen.getByLabelText('Why is the decision wrong?')).toHaveValue('Sharp');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Appeal against the denial' })).toHaveFocus();
  });

  it.each([
    ['open', 'Your appeal is open.'],
    ['upheld', /Two other reviewers have confirmed the denial\./],
  ] as const)('shows that it is %s', async (state, text) => {
    server.use(denied(state));
    open(sentMe);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Appeal/ })).not.toBeInTheDocument();
  });
});

describe('the submission of a certificate', () => {
  beforeEach(() => server.use(status(null)));

  const accept = (): { forms: Record<string, unknown>[]; flags: unknown[] } => {
    const recorded = { forms: [] as Record<string, unknown>[], flags: [] as unknown[] };
    server.use(
      respond('submitCertificate', ({ body }) => {
        recorded.forms.push(body);
        return { status: 'PENDING' as const, reason: null };
      }),
      respond('setSendVerificate', ({ params, body }) => {
        recorded.flags.push([params.id, body]);
        return { isSendVerificate: true };
      }),
    );
    return recorded;
  };

  it('is sent once on a double click, sets the flag, and shows the status under review', async () => {
    const recorded = accept();
    const { user, session } = open();
    await fillIn(user);
    // The second click precedes the render of the pending state.
    for (const _ of [1, 2]) fireEvent.click(send());
    expect(await screen.findByText('Certificate sent successfully!')).toBeVisible();
    expect(screen.getByText('Your certificate is under review.')).toBeVisible();
    await waitFor(() => expect(session.refresh).toHaveBeenCalled());
    expect(recorded.flags).toEqual([[me.id, { isSendVerificate: true }]]);
    expect(recorded.forms).toHaveLength(1);
    const { certificate, ...fields } = recorded.forms[0]!;
    expect(fields).toEqual({
      fullName: 'Mara Lima',
      userId: me.id,
      email: 'mara@example.com',
      username: 'mara.lima',
      status: 'PENDING',
    });
    expect(certificate).toMatchObject({ name: 'diploma.pdf', size: 1_300_000 });
  });

  it('moves the focus to the new status', async () => {
    accept();
    const { user } = open();
    await fillIn(user);
    send().focus();
    await user.keyboard('{Enter}');
    const text = await screen.findByText('Your certificate is under review.');
    await waitFor(() => expect(text.closest('[tabindex]')).toHaveFocus());
  });

  it('shows the progress', async () => {
    server.use(hang('submitCertificate'));
    const { user } = open();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('progressbar', { name: 'Sending the file' })).toBeInTheDocument();
    expect(picker()).toBeDisabled();
  });

  it('stays under review when only setting the flag fails, and shows that failure', async () => {
    accept();
    server.use(
      respondWithError('setSendVerificate', { status: 429, code: 'too_many_requests', message: 'Too many requests' }),
    );
    const { user } = open();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText('Error updating user flag (isSendVerificate).')).toBeVisible();
    expect(screen.getByText('Your certificate is under review.')).toBeVisible();
  });

  it('keeps the file after a failure, shows the reason, and can be retried', async () => {
    server.use(
      respondWithError('submitCertificate', {
        status: 415,
        code: 'unsupported_media_type',
        message: 'Choose a PDF, JPG or PNG file',
      }),
    );
    const { user } = open();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText('Error sending certificate, try again.')).toBeVisible();
    expect(await screen.findByText('Choose a PDF, JPG or PNG file')).toBeVisible();
    expect(screen.getByText('diploma.pdf')).toBeVisible();
    accept();
    await user.click(send());
    expect(await screen.findByText('Your certificate is under review.')).toBeVisible();
  });

  it('says why the server could not store the file', async () => {
    const message = 'There is no space left to store this, please try again later';
    server.use(respondWithError('submitCertificate', { status: 507, code: 'insufficient_storage', message }));
    const { user } = open();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText('Error sending certificate, try again.')).toBeVisible();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("shows the server's status when another tab submitted first", async () => {
    server.use(
      respondWithError('submitCertificate', {
        status: 409,
        code: 'conflict',
        message: 'Your certificate was submitted already',
      }),
    );
    const { user } = open();
    await fillIn(user);
    server.use(status('PENDING'));
    await user.click(send());
    expect(await screen.findByText('Your certificate is under review.')).toBeVisible();
  });
});
