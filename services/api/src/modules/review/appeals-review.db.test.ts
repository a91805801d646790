import type { schemas } from '@cred/contract';
import { newId } from '../../core/ids';
import { purgeReportedTexts } from '../reports/reports.repository';
import { commentBy, publish, rateBy, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { confirmSessions, reviewer } from '../../testing/test-certificates';
import { smallPng } from '../../testing/test-images';
import { walkPages } from '../../testing/walk-pages';

const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let first: TestMember;
let second: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member();
  bia = await api.member();
  first = await reviewer(api);
  second = await reviewer(api);
});
afterEach(() => api.close());

type About = { readonly postId: string } | { readonly userId: string };

/** Reports a subject as bia, and decides as the first reviewer. */
async function decide(about: About, outcome: schemas.ReportOutcome, by = first): Promise<void> {
  await bia.ok('report', { body: { ...about, reason: 'harassment' } });
  const [open] = await by.ok('getReports');
  await by.ok('decideReport', { params: { id: open?.id ?? '' }, body: { outcome } });
}
const caseOf = async (member: TestMember) => (await member.ok('getModeration'))[0];
const decisionOf = async (member: TestMember): Promise<string> => (await caseOf(member))?.decision?.id ?? '';
const appealAs = async (member: TestMember, text = 'It is true', id?: string) =>
  member.call('appealModeration', { params: { id: id ?? (await decisionOf(member)) }, body: { text } });
const queueOf = (member: TestMember) => member.ok('getReportAppeals');
const answer = async (by: TestMember, body: object, id?: string) =>
  by.call('decideReportAppeal', {
    params: { id: id ?? (await queueOf(by))[0]?.id ?? '' },
    body: body as Record<string, unknown>,
  });
const latestNotice = async (member: TestMember) =>
  (await member.ok('getNotifications')).items.find(({ payload }) => payload?.about === 'moderation')?.payload?.preview;
const statusOf = async (member: TestMember, url: string | null | undefined) =>
  (await member.inject({ url: new URL(url ?? '').pathname })).statusCode;

describe('the text that was reported', () => {
  const afterDays = (days: number): Date => new Date(api.clock.now().getTime() + days * DAY_MS);
  const kept = () => api.db.selectFrom('reports').select('post_text').execute();

  it('is shown with the appeal of either side, until the time for an appeal is over', async () => {
    const post = await publish(ana, 'As it was');
    await bia.ok('report', { body: { postId: post.id, reason: 'harassment' } });
    await ana.ok('editPost', { params: { id: post.id }, body: { text: 'As it is', version: post.version } });
    const [open] = await first.ok('getReports');
    await first.ok('decideReport', { params: { id: open?.id ?? '' }, body: { outcome: 'dismissed' } });
    await appealAs(bia);
    expect(await queueOf(second)).toMatchObject([{ post: { text: 'As it is', reportedText: 'As it was' } }]);
    await purgeReportedTexts(api.db, afterDays(15));
    expect(await kept()).toEqual([{ post_text: 'As it was' }]);
    await answer(second, { outcome: 'upheld' });
    await purgeReportedTexts(api.db, afterDays(13));
    expect(await kept()).toEqual([{ post_text: 'As it was' }]);
    await purgeReportedTexts(api.db, afterDays(15));
    expect(await kept()).toEqual([{ post_text: null }]);
  });

  it('stays while the report is open', async () => {
    await bia.ok('report', { body: { postId: (await publish(ana, 'As it was')).id, reason: 'harassment' } });
    await purgeReportedTexts(api.db, afterDays(100));
    expect(await kept()).toEqual([{ post_text: 'As it was' }]);
  });
});

describe('an author’s appeal', () => {
  it('that is reversed restores the post with everything that it had, and notifies both sides', async () => {
    const root = await publish(bia, 'Root');
    const repost = await repostBy(ana, root.id, 'Nonsense');
    const post = await publish(ana, 'Take vitamin C', { img: await smallPng() });
    await commentBy(bia, post.id, 'Really?');
    await rateBy(bia, post.id, 2);
    await bia.ok('savePost', { body: { userId: bia.id, postId: post.id } });
    const before = (await bia.ok('getFeed')).filter(({ user }) => user.id === ana.id);
    for (const { id } of [repost, post]) {
      await decide({ postId: id }, 'removed');
      await appealAs(ana);
    }
    expect((await bia.ok('getFeed')).map(({ id, _count }) => [id, _count.reposts])).toEqual([[root.id, 0]]);
    expect(await queueOf(second)).toMatchObject([
      { side: 'member', text: 'It is true', appellant: { id: ana.id }, post: { id: repost.id, text: 'Nonsense' } },
      { decision: { outcome: 'removed', reviewer: { id: first.id } }, post: { id: post.id, img: post.img } },
    ]);
    // The reviewer can load the image while they decide; the author cannot.
    expect([await statusOf(second, post.img), await statusOf(ana, post.img)]).toEqual([200, 404]);
    for (const { id } of await queueOf(second))
      expect((await answer(second, { outcome: 'reversed' }, id)).status).toBe(200);
    const after = (await bia.ok('getFeed')).filter(({ user }) => user.id === ana.id);
    expect(after).toEqual(before);
    expect(await bia.ok('getComments', { params: { id: post.id } })).toHaveLength(1);
    expect(await bia.ok('getSavedPostIds', { params: { userId: bia.id } })).toEqual({ postIds: [post.id] });
    expect(await statusOf(bia, post.img)).toBe(200);
    expect(await latestNotice(ana)).toBe('Your appeal was reviewed: your post is back');
    expect(await latestNotice(bia)).toBe('A decision on your report was changed after an appeal');
    expect(await caseOf(ana)).toMatchObject({ appealUntil: null, postText: null, appeal: { outcome: 'reversed' } });
    expect(await second.ok('getAuditLog', { query: { take: '1' } })).toMatchObject([
      { action: 'report_appeal.reversed', actor: { id: second.id }, subject: `post ${post.id} of @${ana.username}` },
    ]);
  });

  it('that is upheld deletes the contents of the post with its media', async () => {
    const post = await publish(ana, 'Insult', { img: await smallPng() });
    await decide({ postId: post.id }, 'removed');
    await appealAs(ana);
    expect((await answer(second, { outcome: 'upheld', note: 'An insult' })).status).toBe(200);
    expect(await latestNotice(ana)).toBe('Your appeal was reviewed: the decision stays');
    expect(await api.db.selectFrom('posts').select(['text', 'removed_at']).where('id', '=', post.id).execute()).toEqual(
      [{ text: '', removed_at: null }],
    );
    for (const table of ['media', 'media_leftovers'] as const)
      expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await statusOf(second, post.img)).toBe(404);
    expect(await second.ok('getAuditLog', { query: { take: '1' } })).toMatchObject([
      { action: 'report_appeal.upheld', reason: 'harassment or abuse', detail: 'An insult' },
    ]);
  });

  it('against a warning that is reversed withdraws it', async () => {
    await decide({ userId: ana.id }, 'warned');
    await appealAs(ana);
    await answer(second, { outcome: 'reversed' });
    expect(await latestNotice(ana)).toBe('Your appeal was reviewed: the warning is withdrawn');
    expect(await latestNotice(bia)).toBe('A decision on your report was changed after an appeal');
  });

  it('ends with the deletion of the post by its author', async () => {
    const post = await publish(ana, 'Insult');
    await decide({ postId: post.id }, 'removed');
    await appealAs(ana);
    await ana.ok('deletePost', { params: { id: post.id } });
    expect(await queueOf(second)).toEqual([]);
    expect(await caseOf(ana)).toMatchObject({ postText: null, appealUntil: null });
    expect(await api.db.selectFrom('posts').select('text').where('id', '=', post.id).execute()).toEqual([{ text: '' }]);
  });
});

describe('a reporter’s appeal', () => {
  it('that is reversed removes the post with the reporter’s reason; its author can appeal in turn', async () => {
    const post = await publish(ana, 'Insult');
    await decide({ postId: post.id }, 'dismissed');
    expect(await appealAs(bia, 'Read it again')).toMatchObject({ status: 201, body: { ok: true } });
    expect(await queueOf(second)).toMatchObject([{ side: 'reporter', appellant: { id: bia.id } }]);
    await answer(second, { outcome: 'reversed' });
    expect(await bia.ok('getFeed')).toEqual([]);
    expect(await latestNotice(bia)).toBe('Your appeal was reviewed: the post was removed');
    expect(await latestNotice(ana)).toBe('Your post was removed: harassment or abuse');
    expect((await appealAs(bia, 'More')).status).toBe(409);
    expect((await appealAs(ana)).status).toBe(201);
    expect((await answer(first, { outcome: 'reversed' })).status).toBe(200);
    expect((await bia.ok('getFeed')).map(({ id }) => id)).toEqual([post.id]);
    expect([await queueOf(first), await queueOf(second)]).toEqual([[], []]);
  });

  it('about a member that is reversed warns the member, with the rule that the reviewer chose', async () => {
    await decide({ userId: ana.id }, 'dismissed');
    await appealAs(bia);
    await answer(second, { outcome: 'reversed', reason: 'spam' });
    expect(await latestNotice(ana)).toBe('A reviewer warned you: spam or advertising');
    expect(await latestNotice(bia)).toBe('Your appeal was reviewed: the member was warned');
  });

  it('is not possible when the post is gone', async () => {
    const post = await publish(ana, 'Insult');
    await decide({ postId: post.id }, 'dismissed');
    await ana.ok('deletePost', { params: { id: post.id } });
    expect(await caseOf(bia)).toMatchObject({ appealUntil: null });
    expect(await appealAs(bia)).toMatchObject({
      status: 409,
      body: { message: 'This decision can no longer be appealed' },
    });
  });
});

describe('POST /moderation/{id}/appeal', () => {
  it('accepts one appeal of each side, and its repetition', async () => {
    await decide({ userId: ana.id }, 'warned');
    expect((await Promise.all([1, 2, 3].map(() => appealAs(ana)))).map(({ status }) => status)).toEqual([
      201, 201, 201,
    ]);
    expect(await appealAs(ana, 'Other words')).toMatchObject({
      status: 409,
      body: { message: 'You have appealed this decision already' },
    });
    expect(await api.db.selectFrom('report_appeals').select('text').execute()).toEqual([{ text: 'It is true' }]);
    expect(
      await api.db.selectFrom('moderation_events').select('kind').where('kind', '=', 'appealed').execute(),
    ).toHaveLength(1);
  });

  it('accepts it for 14 days', async () => {
    await decide({ userId: ana.id }, 'warned');
    const until = (await caseOf(ana))?.appealUntil ?? '';
    api.clock.advance(14 * DAY_MS - 60_000);
    expect((await caseOf(ana))?.appealUntil).toBe(until);
    api.clock.advance(60_000);
    expect((await caseOf(ana))?.appealUntil).toBeNull();
    expect((await appealAs(ana)).status).toBe(409);
  });

  it('returns the same 404 for an unknown decision, another member’s, and the side without an appeal', async () => {
    const post = await publish(ana, 'Fine');
    await decide({ postId: post.id }, 'dismissed');
    const id = await decisionOf(bia);
    const caio = await api.member();
    for (const [member, each] of [
      [ana, id],
      [caio, id],
      [first, id],
      [bia, newId()],
    ] as const)
      expect(await appealAs(member, 'No', each)).toMatchObject({ status: 404, body: { message: 'Not found' } });
    await decide({ userId: ana.id }, 'warned');
    expect((await appealAs(bia)).status).toBe(409);
  });

  it('rejects a blank or long text, an invalid id, and visitors', async () => {
    await decide({ userId: ana.id }, 'warned');
    for (const [text, message] of [
      [' \u200b', 'Write why the decision is wrong'],
      ['x'.repeat(1_001), 'At most 1000 characters'],
    ] as const)
      expect(await appealAs(ana, text)).toMatchObject({ status: 400, body: { fields: { text: message } } });
    expect((await appealAs(ana, 'No', 'x')).status).toBe(400);
    expect(
      (await api.anonymous.call('appealModeration', { params: { id: newId() }, body: { text: 'No' } })).status,
    ).toBe(401);
  });
});

describe('the reviewer of an appeal', () => {
  it('is not the one of the decision while there is another reviewer', async () => {
    await decide({ userId: ana.id }, 'warned');
    await appealAs(ana);
    expect(await answer(first, { outcome: 'upheld' })).toMatchObject({
      status: 403,
      body: { message: 'Another reviewer decides on an appeal against your decision' },
    });
    expect(await queueOf(first)).toHaveLength(1);
    expect((await answer(second, { outcome: 'upheld' })).status).toBe(200);
  });

  it('is the one of the decision if there is no other, which the log marks', async () => {
    await api.db.updateTable('users').set({ is_reviewer: false }).where('id', '=', second.id).execute();
    await decide({ userId: ana.id }, 'warned');
    await appealAs(ana);
    expect((await answer(first, { outcome: 'upheld' })).status).toBe(200);
    expect((await first.ok('getAuditLog'))[0]).toMatchObject({
      action: 'report_appeal.upheld',
      reason: 'harassment or abuse (same reviewer: there was no other)',
    });
  });

  it('belongs to the post’s audience: others neither see the appeal nor count as another reviewer', async () => {
    const general = { specialty: 'Other_Professions', is_health_professional: false } as const;
    await api.db.updateTable('users').set(general).where('id', '=', second.id).execute();
    const post = await publish(ana, 'For colleagues', { audience: 'health', img: await smallPng() });
    await decide({ postId: post.id }, 'removed');
    await appealAs(ana);
    expect(await queueOf(second)).toEqual([]);
    expect(await statusOf(second, post.img)).toBe(404);
    const [open] = await queueOf(first);
    expect((await answer(second, { outcome: 'reversed' }, open?.id)).status).toBe(404);
    expect((await answer(first, { outcome: 'reversed' })).status).toBe(200);
  });

  it('is neither the member nor a reporter', async () => {
    for (const member of [ana, bia]) {
      await api.db.updateTable('users').set({ is_reviewer: true }).where('id', '=', member.id).execute();
      await confirmSessions(api, member);
    }
    const post = await publish(ana, 'Insult', { img: await smallPng() });
    await decide({ postId: post.id }, 'removed');
    await appealAs(ana);
    const [open] = await queueOf(second);
    for (const member of [ana, bia]) {
      expect(await queueOf(member)).toEqual([]);
      expect(await statusOf(member, post.img)).toBe(404);
      expect(await answer(member, { outcome: 'upheld' }, open?.id)).toMatchObject({
        status: 403,
        body: {
          message:
            member === ana
              ? 'You cannot decide on an appeal about yourself'
              : 'You have reported this yourself, so another reviewer decides',
        },
      });
    }
  });

  it('decides once when several decide concurrently, and gets 404 or 400 for other ids and bodies', async () => {
    const third = await reviewer(api);
    const post = await publish(ana, 'Insult');
    await decide({ postId: post.id }, 'removed');
    await appealAs(ana);
    const id = (await queueOf(second))[0]?.id ?? '';
    const all = await Promise.all([
      answer(second, { outcome: 'reversed' }, id),
      answer(third, { outcome: 'upheld' }, id),
      answer(second, { outcome: 'reversed' }, id),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await answer(second, { outcome: 'upheld' }, newId())).status).toBe(404);
    expect((await answer(second, { outcome: 'maybe' }, id)).status).toBe(400);
  });

  it('gets the queue in pages, oldest first', async () => {
    for (let count = 0; count < 3; count += 1) {
      await decide({ postId: (await publish(ana, `Post ${count}`)).id }, 'removed');
      await appealAs(ana);
    }
    const pages = await walkPages<'getReportAppeals', { post: { text: string } }>(second, 'getReportAppeals', {
      query: { take: '2' },
    });
    expect(pages.map(({ post }) => post.text)).toEqual(['Post 0', 'Post 1', 'Post 2']);
  });
});

describe('GET /moderation', () => {
  it('returns a member’s reports and the decisions about them in pages, newest first', async () => {
    await decide({ userId: ana.id }, 'warned');
    await decide({ postId: (await publish(ana, 'Insult')).id }, 'removed');
    await ana.ok('report', { body: { userId: bia.id, reason: 'spam', text: 'Many messages' } });
    const cases = await walkPages<'getModeration', object>(ana, 'getModeration', { query: { take: '1' } });
    expect(cases).toMatchObject([
      { side: 'reporter', subject: 'member', report: { reason: 'spam', text: 'Many messages' }, decision: null },
      { side: 'member', subject: 'post', decision: { outcome: 'removed', reason: 'harassment' }, postText: 'Insult' },
      { side: 'member', subject: 'member', decision: { outcome: 'warned' }, postText: null },
    ]);
  });
});
