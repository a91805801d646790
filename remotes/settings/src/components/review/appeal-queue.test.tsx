import type { ReportAppeal } from '@cred/contract';
import {
  respond,
  respondWithError,
  makeId,
  makeMe,
  makeUserSummary,
  renderRoutes,
  screen,
  server,
  within,
} from '@cred/testing';
import { remote } from '../../remote';

const makeAppeal = (over: Partial<ReportAppeal> = {}): ReportAppeal => ({
  id: makeId(),
  side: 'member',
  text: 'The dose is right.',
  createdAt: '2026-11-21T12:00:00.000Z',
  appellant: makeUserSummary({ username: 'tom.baker' }),
  member: makeUserSummary({ username: 'tom.baker', fullName: 'Tom Baker' }),
  decision: {
    outcome: 'removed',
    reason: 'misinformation',
    decidedAt: '2026-11-20T12:00:00.000Z',
    reviewer: makeUserSummary({ username: 'rita' }),
  },
  subject: 'post',
  post: {
    id: makeId(),
    text: 'Take 500 mg.',
    createdAt: '2026-11-19T12:00:00.000Z',
    img: null,
    imgAlt: null,
    video: null,
  },
  ...over,
});

const open = () =>
  renderRoutes(remote.routes, { route: '/settings/review?tab=appeals', me: makeMe({ isReviewer: true }) });

function serve(appeal: ReportAppeal): { decided: unknown[] } {
  const recorded = { decided: [] as unknown[] };
  server.use(
    respond('getReportAppeals', () => (recorded.decided.length === 0 ? [appeal] : [])),
    respond('decideReportAppeal', ({ params, body }) => {
      recorded.decided.push([params.id, body]);
      return { ok: true as const };
    }),
  );
  return recorded;
}

describe('an appeal in the queue', () => {
  it('shows the post, the decision with its reviewer, and the appeal', async () => {
    serve(makeAppeal());
    open();
    expect(await screen.findByText('Take 500 mg.')).toBeVisible();
    for (const text of ['Post removed: Misinformation', /@rita/, 'The member’s appeal', 'The dose is right.'])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('is upheld after a confirmation, with an optional note', async () => {
    const appeal = makeAppeal();
    const recorded = serve(appeal);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Uphold the decision about @tom.baker' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Uphold this decision?' }));
    expect(dialog.getByText(/The post is deleted now/)).toBeVisible();
    await user.type(dialog.getByLabelText('Note (optional)'), 'Wrong dose');
    await user.click(dialog.getByRole('button', { name: 'Uphold' }));
    expect(await screen.findByText('Decision upheld')).toBeVisible();
    expect(await screen.findByText('No appeal waits for a decision')).toBeVisible();
    expect(recorded.decided).toEqual([[appeal.id, { outcome: 'upheld', note: 'Wrong dose' }]]);
  });

  it('of a reporter is reversed with a rule', async () => {
    const appeal = makeAppeal({
      side: 'reporter',
      decision: {
        outcome: 'dismissed',
        reason: 'no_rule_broken',
        decidedAt: '2026-11-20T12:00:00.000Z',
        reviewer: null,
      },
    });
    const recorded = serve(appeal);
    const { user } = open();
    expect(await screen.findByText('Report dismissed: No rule was broken')).toBeVisible();
    expect(screen.getByText(/A former reviewer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reverse the decision about @tom.baker' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reverse this decision?' }));
    await user.selectOptions(dialog.getByLabelText('Rule'), 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Reverse' }));
    expect(await screen.findByText('Decision reversed')).toBeVisible();
    expect(recorded.decided).toEqual([[appeal.id, { outcome: 'reversed', reason: 'spam', note: '' }]]);
  });

  it('against the reviewer’s own decision shows the error and stays', async () => {
    serve(makeAppeal());
    const message = 'Another reviewer decides on an appeal against your decision';
    server.use(respondWithError('decideReportAppeal', { status: 403, code: 'forbidden', message }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Reverse the decision about @tom.baker' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reverse' }));
    expect(await screen.findByText(`Nothing was decided. ${message}`)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Reverse this decision?' })).toBeVisible();
  });
});
