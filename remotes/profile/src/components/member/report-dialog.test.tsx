import { respond, hang, respondWithError, renderInShell, screen, server, waitFor, within } from '@cred/testing';
import { remote } from '../../remote';

const MemberMenu = remote.slots['member-menu']!;
const userId = '00000000-0000-7000-8000-0000000000aa';
const postId = '00000000-0000-7000-8000-0000000000bb';

async function open(props: { readonly postId?: string } = { postId }) {
  const shell = renderInShell(<MemberMenu userId={userId} username="rui.prado" {...props} startsOpen />);
  await shell.user.click(screen.getByRole('menuitem', { name: /^Report/ }));
  return shell;
}

const choices = () => within(screen.getByRole('group', { name: 'What is wrong?' })).getAllByRole('radio');
const send = () => screen.getByRole('button', { name: 'Send report' });
const textField = () => screen.getByLabelText('Anything the reviewers should know (optional)');

function recordReports() {
  const sent: unknown[] = [];
  server.use(respond('report', ({ body }) => (sent.push(body), { ok: true as const })));
  return sent;
}

describe('a report', () => {
  it('offers every reason in plain words and focuses the first one', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Report post' })).toBeInTheDocument();
    expect(choices().map((choice) => choice.closest('label')?.textContent)).toEqual([
      'False or misleading health information',
      'Shows or names a patient',
      'Harassment or abuse',
      'Spam or advertising',
      'Pretends to be somebody else',
      'Something else',
    ]);
    expect(choices()[0]).toHaveFocus();
  });

  it('of a post is sent once on a double click; a message confirms it, and the focus returns', async () => {
    const sent = recordReports();
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Shows or names a patient' }));
    await user.type(textField(), ' The face is visible. ');
    await user.dblClick(send());
    expect(await screen.findByText('Thank you. Our reviewers will look at it.')).toBeInTheDocument();
    expect(sent).toEqual([{ postId, reason: 'patient_privacy', text: 'The face is visible.' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it("of a member shows the member's name", async () => {
    const sent = recordReports();
    const { user } = await open({});
    expect(screen.getByRole('dialog', { name: 'Report @rui.prado' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Pretends to be somebody else' }));
    await user.click(send());
    await waitFor(() => expect(sent).toEqual([{ userId, reason: 'impersonation', text: '' }]));
  });

  it('requires a reason', async () => {
    const { user } = await open();
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason');
    expect(choices()[0]).toHaveFocus();
    await user.click(choices()[3]!);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not sent when the text is too long, and the text is kept', async () => {
    const { user } = await open();
    await user.click(choices()[5]!);
    await user.click(textField());
    await user.paste('x'.repeat(1_001));
    expect(textField()).toHaveAccessibleDescription('At most 1000 characters');
    expect(send()).toBeDisabled();
    expect(textField()).toHaveValue('x'.repeat(1_001));
  });

  it('keeps the typed text after a rejection and after the dialog is closed', async () => {
    server.use(
      respondWithError('report', {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many requests. Wait a minute.',
      }),
    );
    const { user } = await open();
    await user.click(choices()[3]!);
    await user.type(textField(), 'Again and again');
    await user.click(send());
    expect(await screen.findByText('Not sent: Too many requests. Wait a minute.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Report post' }));
    expect(textField()).toHaveValue('Again and again');
    expect(choices()[3]).toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("shows 'Sending...' while pending and stays open", async () => {
    server.use(hang('report'));
    const { user } = await open();
    await user.click(choices()[0]!);
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
