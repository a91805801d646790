import * as schemas from '@cred/contract/schemas';
import { decisionReasonTexts, moderationText } from '../notifications/moderation-notices';
import { publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { reviewer } from '../../testing/test-certificates';
import { unzip } from '../../testing/unzip';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let caio: TestMember;
let boss: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  boss = await reviewer(api);
});
beforeEach(async () => {
  ana = await api.member();
  bia = await api.member();
  caio = await api.member();
});
afterAll(() => api.close());

/** Reports a subject as each member; returns the id of the first report. */
async function reportBy(members: readonly TestMember[], about: { postId: string } | { userId: string }) {
  for (const member of members)
    await member.ok('report', { body: { ...about, reason: 'spam', text: 'A secret text' } });
  const open = await boss.ok('getReports', { query: { take: '100' } });
  return open.find(({ reporter }) => reporter.id === members[0]?.id)?.id ?? '';
}
const decide = (id: string, body: { outcome: schemas.ReportOutcome; reason?: schemas.DecisionReason; note?: string }) =>
  boss.call('decideReport', { params: { id }, body });
const noticesTo = async (member: TestMember) =>
  (await member.ok('getNotifications')).items.map(({ type, payload, fromUser }) => ({
    type,
    preview: payload?.preview,
    about: payload?.about,
    from: fromUser.id,
  }));
const notice = (to: TestMember, preview: string) => ({
  // Older builds know this type too, and show its whole preview.
  type: 'verification',
  preview,
  about: 'moderation',
  from: to.id,
});

describe('a decision on a report', () => {
  it('that removes a post notifies every reporter and the author, without naming the reporters to the author', async () => {
    const post = await publish(ana, 'Buy now');
    const id = await reportBy([bia, caio], { postId: post.id });
    await decide(id, { outcome: 'removed', reason: 'misinformation', note: 'Reported by bia' });
    for (const reporter of [bia, caio])
      expect(await noticesTo(reporter)).toEqual([notice(reporter, 'Your report was reviewed: the post was removed')]);
    expect(await noticesTo(ana)).toEqual([
      notice(ana, 'Your post was removed: false or misleading health information'),
    ]);
    const seen = JSON.stringify([await ana.ok('getModeration'), await ana.ok('getNotifications')]);
    for (const secret of [bia.id, bia.username, boss.id, boss.username, 'A secret text', 'Reported by bia'])
      expect(seen).not.toContain(secret);
    expect(await ana.ok('getModeration')).toMatchObject([
      { side: 'member', subject: 'post', report: null, postText: 'Buy now', decision: { outcome: 'removed' } },
    ]);
  });

  it('that dismisses it notifies its reporter only', async () => {
    const post = await publish(ana, 'Harmless');
    const id = await reportBy([bia, caio], { postId: post.id });
    await decide(id, { outcome: 'dismissed', reason: 'not_enough_information' });
    expect(await noticesTo(bia)).toEqual([notice(bia, 'Your report was reviewed: there was not enough information')]);
    for (const member of [ana, caio]) expect(await noticesTo(member)).toEqual([]);
    expect(await ana.ok('getModeration')).toEqual([]);
    expect(await caio.ok('getModeration')).toMatchObject([{ side: 'reporter', decision: null, appealUntil: null }]);
  });

  it('can warn a member, with the report’s reason by default', async () => {
    await decide(await reportBy([bia], { userId: ana.id }), { outcome: 'warned' });
    expect(await noticesTo(bia)).toEqual([notice(bia, 'Your report was reviewed: the member was warned')]);
    expect(await noticesTo(ana)).toEqual([notice(ana, 'A reviewer warned you: spam or advertising')]);
    expect((await boss.ok('getAuditLog'))[0]).toMatchObject({
      action: 'report.warned',
      subject: `@${ana.username}`,
      reason: 'spam or advertising',
    });
  });

  it('that removes a deleted post is a dismissal, of which its author is not notified', async () => {
    const post = await publish(ana, 'Regretted');
    const id = await reportBy([bia], { postId: post.id });
    await ana.ok('deletePost', { params: { id: post.id } });
    expect((await decide(id, { outcome: 'removed' })).status).toBe(200);
    expect(await noticesTo(bia)).toEqual([notice(bia, 'Your report was reviewed: it was handled already')]);
    expect([await noticesTo(ana), await ana.ok('getModeration')]).toEqual([[], []]);
    expect((await boss.ok('getAuditLog'))[0]).toMatchObject({
      action: 'report.dismissed',
      reason: 'it was handled already',
    });
  });

  it('rejects a reason of another outcome', async () => {
    const id = await reportBy([bia], { userId: ana.id });
    for (const body of [
      { outcome: 'dismissed', reason: 'spam' },
      { outcome: 'warned', reason: 'no_rule_broken' },
    ] as const)
      expect(await decide(id, body)).toMatchObject({
        status: 400,
        body: { fields: { reason: 'Choose a reason of this outcome' } },
      });
  });

  it('stays with the member when the reporter’s account is deleted', async () => {
    const id = await reportBy([bia], { userId: ana.id });
    await decide(id, { outcome: 'warned' });
    await bia.ok('deleteAccount', { params: { id: bia.id }, body: { currentPassword: bia.password } });
    expect(await ana.ok('getModeration')).toMatchObject([{ decision: { outcome: 'warned' } }]);
    expect(await noticesTo(ana)).toHaveLength(1);
  });
});

describe('the export of an account', () => {
  const filesOf = async (member: TestMember) => {
    const { rawPayload } = await member.inject({ url: `/api/user/export/${member.id}` });
    return await unzip(rawPayload);
  };
  const entriesOf = async (member: TestMember, name: string): Promise<unknown> =>
    JSON.parse(String((await filesOf(member)).get(name)));

  it('has the member’s decisions and appeals, and the outcomes of their reports, without the other side', async () => {
    const post = await publish(ana, 'Buy now');
    await decide(await reportBy([bia], { postId: post.id }), { outcome: 'removed', note: 'A note' });
    const [latest] = await ana.ok('getModeration');
    await ana.ok('appealModeration', { params: { id: latest?.decision?.id ?? '' }, body: { text: 'No' } });
    expect(await entriesOf(ana, 'decisions.json')).toMatchObject([
      { outcome: 'removed', reason: 'spam', postText: 'Buy now', reportedTexts: ['Buy now'] },
    ]);
    expect(await entriesOf(ana, 'appeals.json')).toMatchObject([{ text: 'No', outcome: null }]);
    expect(await entriesOf(ana, 'posts.json')).toEqual([]);
    expect(await entriesOf(bia, 'reports.json')).toMatchObject([{ outcome: 'removed', decisionReason: 'spam' }]);
    const exported = [...(await filesOf(ana)).values()].map(String).join('');
    for (const secret of [bia.username, boss.username, 'A secret text', 'A note'])
      expect(exported).not.toContain(secret);
  });
});

describe('the texts of the notices', () => {
  it('are not truncated, for any template', () => {
    const notices = ['report_decided', 'member_decided', 'appeal_upheld', 'appeal_reversed', 'report_changed'] as const;
    const texts = notices.flatMap((each) =>
      schemas.reportOutcomes.flatMap((outcome) =>
        schemas.decisionReasons.flatMap((reason) =>
          [true, false].map((isAboutPost) => moderationText({ notice: each, outcome, reason, isAboutPost })),
        ),
      ),
    );
    expect(texts.filter((text) => text.length > 80)).toEqual([]);
    expect(Object.keys(decisionReasonTexts)).toEqual(schemas.decisionReasons);
  });
});
