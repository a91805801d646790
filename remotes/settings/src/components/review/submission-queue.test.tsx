import { denialReasons, type Submission, type SubmittedLicence } from '@cred/contract';
import {
  respond,
  dropConnection,
  makeId,
  makeMe,
  makeUserSummary,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../../remote';

const makeSubmission = (over: Partial<Submission> = {}): Submission => ({
  id: makeId(),
  member: makeUserSummary({ username: 'tom.baker', fullName: 'Tom Baker' }),
  specialty: 'Physical_Therapy',
  fullName: 'Thomas H. Baker',
  submittedAt: '2026-11-20T12:00:00.000Z',
  certificate: { type: 'application/pdf', bytes: 1_300_000 },
  ...over,
});

const tom = makeSubmission();
const eva = makeSubmission({ member: makeUserSummary({ username: 'eva.king', fullName: 'Eva King' }) });

const open = () => renderRoutes(remote.routes, { route: '/settings/review', me: makeMe({ isReviewer: true }) });
const cardOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);

/** Responds with a queue from which decided items are removed, and records the decisions. */
function serve(...waiting: Submission[]): { decided: unknown[] } {
  const recorded = { decided: [] as unknown[] };
  let queue = waiting;
  server.use(
    respond('getSubmissions', () => queue),
    respond('decideSubmission', ({ params, body }) => {
      recorded.decided.push([params.id, body]);
      queue = queue.filter(({ id }) => id !== params.id);
      return { ok: true as const };
    }),
  );
  return recorded;
}

describe('a certificate in the queue', () => {
  it('shows everything that a decision requires', async () => {
    serve(tom);
    open();
    const card = await cardOf('Tom Baker');
    for (const text of ['Thomas H. Baker', 'Physical Therapy', /^Nov 20/]) expect(card.getByText(text)).toBeVisible();
    expect(card.getByRole('link', { name: '@tom.baker' })).toHaveAttribute('href', '/profile/tom.baker');
    expect(card.getByRole('button', { name: 'Download the certificate of @tom.baker' })).toHaveTextContent(
      'Download (PDF, 1.3 MB)',
    );
  });

  it('is downloaded without leaving the page, which shows a failure', async () => {
    serve(tom);
    server.use(
      respondWithError('getCertificate', { status: 404, code: 'not_found', message: 'This certificate is gone' }),
    );
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    try {
      const { user } = open();
      const card = await cardOf('Tom Baker');
      const button = card.getByRole('button', { name: 'Download the certificate of @tom.baker' });
      await user.click(button);
      expect(await card.findByRole('alert')).toHaveTextContent('This certificate is gone');
      server.use(respond('getCertificate', ({ params }) => ({ of: params.id })));
      await user.click(button);
      expect(await card.findByText(`certificate-${tom.id}.pdf is complete.`)).toBeVisible();
      expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe(`certificate-${tom.id}.pdf`);
    } finally {
      saved.mockRestore();
    }
  });

  it('is approved once on a double click, after a confirmation, and leaves the queue', async () => {
    const recorded = serve(tom, eva);
    const { user } = open();
    await user.click((await cardOf('Tom Baker')).getByRole('button', { name: 'Approve @tom.baker' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve the certificate of Tom Baker?' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Certificate approved')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Tom Baker')).not.toBeInTheDocument());
    expect(recorded.decided).toEqual([[tom.id, { decision: 'APPROVED', reason: '' }]]);
    expect(screen.getByText('Eva King')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Certificates to review' })).toHaveFocus();
  });

  it('is denied only with a reason', async () => {
    const recorded = serve(tom);
    const { user } = open();
    await user.click((await cardOf('Tom Baker')).getByRole('button', { name: 'Deny @tom.baker' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Deny the certificate of Tom Baker?' }));
    expect(dialog.getByLabelText('Reason')).toHaveFocus();
    await user.type(dialog.getByLabelText('Reason'), '  ');
    await user.click(dialog.getByRole('button', { name: 'Deny' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('A denial needs a reason');
    expect(dialog.getByLabelText('Reason')).toHaveFocus();
    await user.keyboard('The scan cannot be read.');
    await user.click(dialog.getByRole('button', { name: 'Deny' }));
    expect(await screen.findByText('Certificate denied')).toBeVisible();
    expect(await screen.findByText('No certificate waits for a decision')).toBeVisible();
    expect(recorded.decided).toEqual([[tom.id, { decision: 'DENIED', reason: 'The scan cannot be read.' }]]);
  });

  it('stays undecided after Cancel and Escape', async () => {
    const recorded = serve(tom);
    const { user } = open();
    const deny = (await cardOf('Tom Baker')).getByRole('button', { name: 'Deny @tom.baker' });
    await user.click(deny);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(deny).toHaveFocus();
    await user.click(deny);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(deny).toHaveFocus();
    expect(recorded.decided).toEqual([]);
  });

  it.each([
    { status: 409, code: 'conflict', message: 'This submission waits for no decision any more' },
    { status: 404, code: 'not_found', message: 'Not found' },
  ] as const)('leaves the queue with a message when another reviewer decided first ($status)', async (error) => {
    serve(tom);
    const { user } = open();
    const card = await cardOf('Tom Baker');
    server.use(respondWithError('decideSubmission', error), respond('getSubmissions', []));
    await user.click(card.getByRole('button', { name: 'Approve @tom.baker' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('This was decided already, or is gone. It has left your queue.')).toBeVisible();
    expect(await screen.findByText('No certificate waits for a decision')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the dialog and the typed text when the decision fails', async () => {
    serve(tom);
    const { user } = open();
    const card = await cardOf('Tom Baker');
    server.use(dropConnection('decideSubmission'));
    await user.click(card.getByRole('button', { name: 'Deny @tom.baker' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Not readable');
    await user.click(dialog.getByRole('button', { name: 'Deny' }));
    expect(
      await screen.findByText('Nothing was decided. No connection. Check your network and try again.'),
    ).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Not readable');
    expect(dialog.getByLabelText('Reason')).toBeEnabled();
  });
});

describe('the licence of a certificate in the queue', () => {
  const licence: SubmittedLicence = {
    authority: 'CRM',
    authorityName: null,
    number: '123456',
    state: 'SP',
    category: null,
    expiresOn: '2030-01-31',
    lookup: { result: 'no_registry', record: null },
  };
  const record = { name: 'TOM BAKER', status: 'Ativo', expiresOn: null, importedAt: '2026-11-01T12:00:00.000Z' };

  it.each([
    [{ result: 'match', record }, 'In the registry, with the same name', 'TOM BAKER · Ativo · imported Nov 1, 2026'],
    [{ result: 'mismatch', record }, 'In the registry, with another name', 'TOM BAKER · Ativo · imported Nov 1, 2026'],
    [{ result: 'not_found', record: null }, 'Not in the registry', ''],
    [{ result: 'no_registry', record: null }, 'No registry of this authority is imported', ''],
  ] as const)('shows the lookup %j', async (lookup, text, found) => {
    serve(makeSubmission({ member: tom.member, licence: { ...licence, lookup } }));
    open();
    const card = await cardOf('Tom Baker');
    expect(card.getByText(/^CRM \(medicine, Brazil\) · SP · 123456/)).toBeVisible();
    expect(card.getByText('until Jan 31, 2030')).toBeVisible();
    expect(card.getByText(text)).toBeVisible();
    if (found !== '') expect(card.getByText(found)).toBeVisible();
  });

  it('shows that none was given', async () => {
    serve(makeSubmission({ member: tom.member, licence: null }));
    open();
    expect((await cardOf('Tom Baker')).getByText('No licence was given')).toBeVisible();
  });
});

describe('a standard reason', () => {
  it('is enough for a denial, and its text is shown', async () => {
    const recorded = serve(tom);
    const { user } = open();
    await user.click((await cardOf('Tom Baker')).getByRole('button', { name: 'Deny @tom.baker' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Standard reason'), 'Cannot be read');
    expect(dialog.getByLabelText('Standard reason')).toHaveAccessibleDescription(denialReasons.unreadable);
    await user.click(dialog.getByRole('button', { name: 'Deny' }));
    expect(await screen.findByText('Certificate denied')).toBeVisible();
    expect(recorded.decided).toEqual([[tom.id, { decision: 'DENIED', reason: '', template: 'unreadable' }]]);
  });
});

describe('an appeal in the queue', () => {
  const appeal = {
    text: 'The scan is sharp',
    createdAt: '2026-11-21T12:00:00.000Z',
    reason: denialReasons.unreadable,
    confirmations: 1,
  };

  it('shows both texts, and what a second confirmation does', async () => {
    serve(makeSubmission({ member: tom.member, appeal }));
    const { user } = open();
    const card = await cardOf('Tom Baker');
    const group = within(card.getByRole('group', { name: 'Appeal' }));
    expect(group.getByText('The scan is sharp')).toBeVisible();
    expect(group.getByText(denialReasons.unreadable)).toBeVisible();
    expect(group.getByText(/one other reviewer has confirmed it/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Deny @tom.baker' }));
    expect(within(screen.getByRole('dialog')).getByText(/If you confirm it, too, it stays/)).toBeVisible();
  });
});

describe('the log', () => {
  it('names a change of specialty and an expired licence', async () => {
    const tomBaker = makeUserSummary({ username: 'tom.baker' });
    const at = '2026-11-21T12:00:00.000Z';
    server.use(
      respond('getAuditLog', [
        {
          id: makeId(),
          at,
          actor: tomBaker,
          action: 'specialty.changed',
          subject: '@tom.baker',
          detail: 'Nursing to Medicine',
        },
        { id: makeId(), at, actor: null, action: 'badge.expired', subject: '@tom.baker', detail: '' },
        { id: makeId(), at, actor: null, action: 'submission.appealed', subject: 'a deleted member', detail: '' },
      ]),
    );
    renderRoutes(remote.routes, { route: '/settings/review?tab=log', me: makeMe({ isReviewer: true }) });
    const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(texts[0]).toContain('@tom.baker changed the specialty of @tom.baker“Nursing to Medicine”');
    expect(texts[1]).toContain('The server removed the badge with an expired licence of @tom.baker');
    expect(texts[2]).toContain('A former member appealed against the denial');
  });
});
