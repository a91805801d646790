import type { ModerationCase } from '@cred/contract';
import { respond, respondWithError, dropConnection, makeId, renderRoutes, screen, server, within } from '@cred/testing';
import { remote } from '../remote';

const makeCase = (over: Partial<ModerationCase> = {}): ModerationCase => ({
  id: makeId(),
  side: 'member',
  subject: 'post',
  createdAt: '2026-11-20T12:00:00.000Z',
  report: null,
  decision: { id: makeId(), outcome: 'removed', reason: 'spam', decidedAt: '2026-11-20T12:00:00.000Z' },
  postText: 'Buy vitamins',
  appealUntil: '2026-12-04T12:00:00.000Z',
  appeal: null,
  ...over,
});
const open = () => renderRoutes(remote.routes, { route: '/settings/moderation' });

describe('the page of reports and decisions', () => {
  it('shows an empty list, and can be reloaded after a failure', async () => {
    server.use(dropConnection('getModeration'));
    const { user } = open();
    expect(await screen.findByText('Your reports could not be loaded')).toBeVisible();
    server.use(respond('getModeration', []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have not reported anything, and no decision is about you')).toBeVisible();
  });

  it('shows a removed post with the rule, and sends an appeal once on a double click', async () => {
    let item = makeCase();
    const sent: unknown[] = [];
    server.use(
      respond('getModeration', () => [item]),
      respond('appealModeration', ({ params, body }) => {
        sent.push([params.id, body]);
        item = makeCase({
          appealUntil: null,
          appeal: { text: 'It is no advertising', createdAt: '2026-11-21T12:00:00.000Z', outcome: null },
        });
        return { ok: true as const };
      }),
    );
    const decisionId = item.decision?.id;
    const { user } = open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Your post was removed' })).toBeVisible();
    for (const text of ['Buy vitamins', 'Spam', 'You can appeal once, until Dec 4, 2026.'])
      expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Appeal: Your post was removed' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Appeal this decision?' }));
    await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(dialog.getByText('Write why the decision is wrong')).toBeVisible();
    await user.type(dialog.getByLabelText('Why is the decision wrong?'), 'It is no advertising');
    await user.dblClick(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('Appeal sent')).toBeVisible();
    expect(await screen.findByText('Another reviewer will look at it')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Appeal/ })).not.toBeInTheDocument();
    expect(sent).toEqual([[decisionId, { text: 'It is no advertising' }]]);
  });

  it('shows the outcomes of the member’s reports', async () => {
    const report = { reason: 'harassment', text: 'Many insults' } as const;
    const decided = { id: makeId(), decidedAt: '2026-11-20T12:00:00.000Z' };
    const base = { side: 'reporter', report, postText: null, appealUntil: null } as const;
    server.use(
      respond('getModeration', [
        makeCase({ ...base, decision: null }),
        makeCase({ ...base, decision: { ...decided, outcome: 'removed', reason: 'harassment' } }),
        makeCase({ ...base, subject: 'member', decision: { ...decided, outcome: 'warned', reason: 'harassment' } }),
        makeCase({
          ...base,
          decision: { ...decided, outcome: 'dismissed', reason: 'no_rule_broken' },
          appeal: { text: 'Read it again', createdAt: '2026-11-21T12:00:00.000Z', outcome: 'upheld' },
        }),
      ]),
    );
    open();
    const [waiting, removed, warned, dismissed] = await screen.findAllByRole('listitem');
    expect(waiting).toHaveTextContent('You reported a post');
    expect(waiting).toHaveTextContent('A reviewer will look at it');
    expect(removed).toHaveTextContent('The post was removed');
    expect(warned).toHaveTextContent('You reported a member');
    expect(warned).toHaveTextContent('The member was warned');
    expect(dismissed).toHaveTextContent('Nothing was changed: No rule was broken');
    expect(dismissed).toHaveTextContent('The decision stays');
  });

  it('keeps the typed text when the appeal fails', async () => {
    server.use(
      respond('getModeration', [
        makeCase({ decision: { ...makeCase().decision!, outcome: 'warned' }, postText: null }),
      ]),
      respondWithError('appealModeration', { status: 503, code: 'overloaded', message: 'Too busy' }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Appeal: A reviewer warned you' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Why is the decision wrong?'), 'No');
    await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('Not sent. Too busy')).toBeVisible();
    expect(dialog.getByLabelText('Why is the decision wrong?')).toHaveValue('No');
  });
});
