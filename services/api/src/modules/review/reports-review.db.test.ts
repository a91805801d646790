import { newId } from '../../core/ids';
import { commentBy, publish, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { reviewer } from '../../testing/test-certificates';
import { smallPng } from '../../testing/test-images';
import { smallMp4 } from '../../testing/test-videos';
import { walkPages } from '../../testing/walk-pages';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let boss: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member({ fullName: 'Ana Souza' });
  bia = await api.member();
  boss = await reviewer(api);
});
afterEach(() => api.close());

const reportPost = (by: TestMember, postId: string) =>
  by.ok('report', { body: { postId, reason: 'misinformation', text: 'Not true' } });
const reportMember = (by: TestMember, userId: string) => by.ok('report', { body: { userId, reason: 'impersonation' } });
const open = () => boss.ok('getReports');
const decide = (id: string, body: object, by = boss) =>
  by.call('decideReport', { params: { id }, body: body as Record<string, unknown> });
const onlyOpen = async (): Promise<string> => (await open())[0]?.id ?? '';

describe('GET /review/reports', () => {
  it('lists reports with their reporter, member and post, oldest first', async () => {
    const post = await publish(ana, 'Lemons cure it');
    await reportPost(bia, post.id);
    await reportMember(bia, ana.id);
    const summary = (member: TestMember) => expect.objectContaining({ id: member.id, username: member.username });
    expect(await open()).toEqual([
      {
        id: expect.any(String),
        reason: 'misinformation',
        text: 'Not true',
        createdAt: expect.any(String),
        reporter: summary(bia),
        member: summary(ana),
        post: { id: post.id, text: 'Lemons cure it', createdAt: post.createdAt, img: null, imgAlt: null, video: null },
      },
      {
        id: expect.any(String),
        reason: 'impersonation',
        text: '',
        createdAt: expect.any(String),
        reporter: summary(bia),
        member: summary(ana),
        post: null,
      },
    ]);
  });

  it('have the text that was reported, once the author has changed it, until they delete the post', async () => {
    const root = await publish(bia, 'Root');
    const [post, repost] = [await publish(ana, 'Lemons cure it'), await repostBy(ana, root.id, 'Nonsense')];
    await reportPost(bia, post.id);
    await reportPost(bia, repost.id);
    const posts = async () => (await open()).map((each) => each.post);
    expect((await posts()).map((each) => each?.reportedText)).toEqual([undefined, undefined]);
    const change = (text: string, version: number) =>
      ana.ok('editPost', { params: { id: post.id }, body: { text, version } });
    const changed = await change('Lemons are sour', post.version);
    expect(changed.editedAt).toBeNull();
    expect((await posts())[0]).toMatchObject({ text: 'Lemons are sour', reportedText: 'Lemons cure it' });
    // A second report by the same member keeps the first text; another member reports what they see.
    await reportPost(bia, post.id);
    const eva = await api.member();
    await reportPost(eva, post.id);
    expect((await posts()).map((each) => each?.reportedText)).toEqual(['Lemons cure it', undefined, undefined]);
    await change('Lemons cure it', changed.version);
    expect((await posts()).map((each) => each?.reportedText)).toEqual([undefined, undefined, 'Lemons are sour']);
    await ana.ok('deletePost', { params: { id: post.id } });
    const kept = await api.db.selectFrom('reports').select(['post_text']).where('post_id', '=', post.id).execute();
    expect(kept).toEqual([{ post_text: null }, { post_text: null }]);
  });

  it('omits reports about the reviewer, and returns pages', async () => {
    await reportMember(ana, boss.id);
    await reportPost(ana, (await publish(boss, 'Mine')).id);
    for (let count = 0; count < 3; count += 1) await reportPost(bia, (await publish(ana, `Post ${count}`)).id);
    const pages = await walkPages<'getReports', { post: { text: string } }>(boss, 'getReports', {
      query: { take: '2' },
    });
    expect(pages.map(({ post }) => post.text)).toEqual(['Post 0', 'Post 1', 'Post 2']);
    expect(await (await reviewer(api)).ok('getReports')).toHaveLength(5);
  });

  it('omits what the reviewer has reported, also in the report of another member', async () => {
    const post = await publish(ana, 'Reported twice', { img: await smallPng() });
    await reportPost(boss, post.id);
    await reportPost(bia, post.id);
    await reportMember(boss, ana.id);
    expect(await open()).toEqual([]);
    expect(await (await reviewer(api)).ok('getReports')).toHaveLength(3);
  });

  it('lists health posts to reviewers of the health audience only', async () => {
    const nonProfessional = await reviewer(api, { specialty: 'Other_Professions' });
    await reportPost(bia, (await publish(ana, 'For colleagues', { audience: 'health' })).id);
    expect(await nonProfessional.ok('getReports')).toEqual([]);
    expect(await decide(await onlyOpen(), { outcome: 'dismissed' }, nonProfessional)).toMatchObject({ status: 404 });
    expect(await open()).toMatchObject([{ post: { text: 'For colleagues' } }]);
  });

  it('shows the post’s image or video until the decision, even if the author blocks the reviewer', async () => {
    const post = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'Look', imgAlt: 'A lemon' },
      files: { img: await smallPng() },
    });
    const videoPost = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'Look' },
      files: { video: smallMp4() },
    });
    for (const { id } of [post, videoPost]) await reportPost(bia, id);
    await ana.ok('block', { params: { userId: boss.id } });
    const [first, second] = await open();
    expect(first?.post).toMatchObject({ img: post.img, imgAlt: 'A lemon', video: null });
    expect(second?.post).toMatchObject({ img: null, imgAlt: null, video: videoPost.video });
    const statusOf = async (url: string | null | undefined, by: TestMember) =>
      (await by.inject({ url: new URL(url ?? '').pathname })).statusCode;
    expect([await statusOf(post.img, boss), await statusOf(videoPost.video, boss)]).toEqual([200, 200]);
    await decide(first?.id ?? '', { outcome: 'dismissed' });
    expect([await statusOf(post.img, boss), await statusOf(videoPost.video, boss)]).toEqual([404, 200]);
    const blocked = await api.member();
    await ana.ok('block', { params: { userId: blocked.id } });
    expect(await statusOf(videoPost.video, blocked)).toBe(404);
  });

  it('serves no media of a health post outside its audience, nor of a blocking author without a report', async () => {
    const nonProfessional = await reviewer(api, { specialty: 'Other_Professions' });
    const post = await publish(ana, 'For colleagues', { audience: 'health', img: await smallPng() });
    await reportPost(bia, post.id);
    const other = await publish(ana, 'Unreported', { img: await smallPng() });
    await ana.ok('block', { params: { userId: nonProfessional.id } });
    for (const { img } of [post, other])
      expect((await nonProfessional.inject({ url: new URL(img ?? '').pathname })).statusCode).toBe(404);
  });

  it('ignores blocks against the reviewer, and shows a repost’s own text', async () => {
    const repost = await repostBy(ana, (await publish(bia, 'Fine')).id, 'Insult');
    await reportPost(bia, repost.id);
    await ana.ok('block', { params: { userId: boss.id } });
    expect(await open()).toMatchObject([{ post: { id: repost.id, text: 'Insult' } }]);
  });

  it('does not show a post that was deleted after the report', async () => {
    const post = await publish(ana, 'Regretted');
    await reportPost(bia, post.id);
    await ana.ok('deletePost', { params: { id: post.id } });
    expect(await open()).toMatchObject([{ post: null }]);
    expect(await decide(await onlyOpen(), { outcome: 'removed' })).toMatchObject({ status: 200 });
  });
});

describe('POST /review/reports/{id}/decision', () => {
  it('dismisses a report: the post stays, and the report is closed and recorded', async () => {
    const post = await publish(ana, 'Harmless');
    await reportPost(bia, post.id);
    expect(await decide(await onlyOpen(), { outcome: 'dismissed', note: 'Nothing wrong' })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await open()).toEqual([]);
    expect((await bia.ok('getFeed')).map(({ id }) => id)).toEqual([post.id]);
    expect(await boss.ok('getAuditLog')).toMatchObject([
      {
        action: 'report.dismissed',
        actor: { id: boss.id },
        subject: `post ${post.id} of @${ana.username}`,
        reason: 'no rule was broken',
        detail: 'Nothing wrong',
      },
    ]);
  });

  it('hides the post with its comments and media, keeps its contents, and closes all reports of it', async () => {
    const post = await publish(ana, 'Harmful', { img: await smallPng() });
    await commentBy(bia, post.id, 'Terrible');
    await bia.ok('savePost', { body: { userId: bia.id, postId: post.id } });
    const repost = await repostBy(bia, post.id, 'Look');
    const other = await api.member();
    for (const member of [bia, other]) await reportPost(member, post.id);
    await reportMember(bia, ana.id);
    const image = new URL(post.img ?? '').pathname;
    expect(await decide(await onlyOpen(), { outcome: 'removed', note: 'Dangerous' })).toMatchObject({ status: 200 });
    expect((await ana.ok('getFeed')).map(({ id, text, originalPost }) => ({ id, text, originalPost }))).toEqual([
      { id: repost.id, text: '', originalPost: null },
    ]);
    for (const member of [ana, bia, boss]) expect((await member.inject({ url: image })).statusCode).toBe(404);
    expect(await api.db.selectFrom('media').select('post_id').execute()).toEqual([{ post_id: post.id }]);
    expect(
      await api.db.selectFrom('posts').select(['text', 'comment_count']).where('id', '=', post.id).execute(),
    ).toEqual([{ text: 'Harmful', comment_count: 1 }]);
    expect(await open()).toMatchObject([{ post: null, reason: 'impersonation' }]);
    expect(await boss.ok('getAuditLog')).toMatchObject([
      { action: 'report.removed', detail: 'Dangerous', reason: 'false or misleading health information' },
    ]);
  });

  it('is made once when several reviewers decide concurrently', async () => {
    const other = await reviewer(api);
    const post = await publish(ana, 'Harmful');
    for (const member of [bia, await api.member()]) await reportPost(member, post.id);
    const [first, second] = await open();
    const all = await Promise.all([
      decide(first?.id ?? '', { outcome: 'removed' }),
      decide(first?.id ?? '', { outcome: 'removed' }, other),
      decide(second?.id ?? '', { outcome: 'removed' }),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await boss.ok('getAuditLog')).toHaveLength(1);
    expect(await decide(first?.id ?? '', { outcome: 'dismissed' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('cannot remove a member, and cannot be made by a reviewer about themself', async () => {
    await reportMember(bia, ana.id);
    expect(await decide(await onlyOpen(), { outcome: 'removed' })).toMatchObject({
      status: 400,
      body: { fields: { outcome: 'Only a post can be removed' } },
    });
    await reportMember(ana, boss.id);
    const { id } = await api.db
      .selectFrom('reports')
      .select('id')
      .where('member_id', '=', boss.id)
      .executeTakeFirstOrThrow();
    expect(await decide(id, { outcome: 'dismissed' })).toMatchObject({
      status: 403,
      body: { message: 'You cannot decide on a report about yourself' },
    });
    expect(await decide(newId(), { outcome: 'dismissed' })).toMatchObject({ status: 404 });
    const post = await publish(bia, 'Reported by a reviewer');
    await reportPost(boss, post.id);
    await reportPost(ana, post.id);
    const others = await reviewer(api);
    for (const report of (await others.ok('getReports')).filter((each) => each.post?.id === post.id))
      expect(await decide(report.id, { outcome: 'removed' })).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: 'You have reported this yourself, so another reviewer decides' },
      });
    expect(await decide('x', { outcome: 'burnt' })).toMatchObject({
      status: 400,
      body: { fields: { id: 'Invalid id', outcome: expect.any(String) } },
    });
    expect(await open()).toHaveLength(1);
  });
});
