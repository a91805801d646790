import { limits } from '@cred/contract';
import { commentBy, publish, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ana = await api.member();
  tom = await api.member({ specialty: 'Other_Professions' });
});
afterAll(() => api.close());

const at = (member: TestMember): string => `@${member.username}`;
const mentionsIn = async (member: TestMember) =>
  (await member.ok('getNotifications')).items.filter(({ action }) => action === 'mention');
const edit = (author: TestMember, post: { id: string; version: number }, text: string) =>
  author.ok('editPost', { params: { id: post.id }, body: { text, version: post.version } });

describe('a mention in a post', () => {
  it('has its position and the member, and notifies once', async () => {
    const post = await publish(ana, `😀 Ask ${at(tom).toUpperCase()}. And ${at(tom)}!`);
    const end = 7 + at(tom).length;
    expect(post.mentions).toEqual([
      { userId: tom.id, username: tom.username, start: 7, end },
      { userId: tom.id, username: tom.username, start: end + 6, end: end + 6 + at(tom).length },
    ]);
    expect((await tom.ok('getFeed')).find(({ id }) => id === post.id)?.mentions).toEqual(post.mentions);
    expect(await mentionsIn(tom)).toMatchObject([{ postId: post.id, fromUser: { id: ana.id } }]);
  });

  it('of no member, or of oneself, notifies no one', async () => {
    const post = await publish(ana, `${at(ana)} and @absent.has.this`);
    expect(post.mentions).toMatchObject([{ userId: ana.id }]);
    expect(await mentionsIn(ana)).toEqual([]);
    expect((await publish(ana, 'No mention')).mentions).toBeUndefined();
  });

  it('follows a change of username, also when the text is changed later', async () => {
    const written = at(tom);
    const post = await publish(ana, `Thanks ${written}`);
    const username = `${tom.username}.new`;
    await tom.ok('updateUser', { params: { id: tom.id }, body: { username } });
    const shown = await tom.ok('getPost', { params: { id: post.id } });
    expect([shown.text, shown.mentions]).toMatchObject([`Thanks ${written}`, [{ userId: tom.id, username }]]);
    const changed = await edit(ana, post, `Many thanks ${written}`);
    expect(changed.mentions).toMatchObject([{ userId: tom.id, username, start: 12 }]);
  });

  it('reads a dot at its end as part of the sentence, unless the username has it', async () => {
    const dotted = await api.member({ username: 'with.end.dot.' });
    const post = await publish(ana, `${at(tom)}. ${at(dotted)}`);
    expect(post.mentions?.map(({ userId, start, end }) => [userId, post.text.slice(start, end)])).toEqual([
      [tom.id, at(tom)],
      [dotted.id, '@with.end.dot.'],
    ]);
  });

  it('notifies only members who were not mentioned before, when the text is changed', async () => {
    const bia = await api.member();
    const post = await publish(ana, `${at(tom)} hello`);
    const changed = await edit(ana, post, `Hello ${at(tom)} and ${at(bia)}`);
    expect(changed.mentions).toMatchObject([{ userId: tom.id }, { userId: bia.id }]);
    const without = await edit(ana, changed, 'Hello');
    expect(without.mentions).toBeUndefined();
    await edit(ana, without, `Hello ${at(bia)}`);
    expect([(await mentionsIn(tom)).length, (await mentionsIn(bia)).length]).toEqual([1, 1]);
  });

  it('notifies only members who may see the post', async () => {
    const nurse = await api.member({ specialty: 'Nursing' });
    const post = await publish(ana, `${at(tom)} ${at(nurse)}`, { audience: 'health' });
    expect([await mentionsIn(tom), await mentionsIn(nurse)]).toMatchObject([[], [{ postId: post.id }]]);
    const stored = await api.db.selectFrom('notifications').select('id').where('user_id', '=', tom.id).execute();
    expect(stored).toEqual([]);
  });

  it('of a member behind a block stays text and notifies no one, also after the block ends', async () => {
    await tom.ok('block', { params: { userId: ana.id } });
    const post = await publish(ana, `Hi ${at(tom)}`);
    await tom.ok('unblock', { params: { userId: ana.id } });
    expect([post.mentions, await mentionsIn(tom)]).toEqual([undefined, []]);
    expect((await tom.ok('getPost', { params: { id: post.id } })).mentions).toBeUndefined();
  });

  it('stays text for a viewer behind a block with the mentioned member', async () => {
    const bia = await api.member();
    const post = await publish(ana, `Hi ${at(bia)}`);
    await bia.ok('block', { params: { userId: tom.id } });
    expect((await tom.ok('getPost', { params: { id: post.id } })).mentions).toBeUndefined();
    expect((await ana.ok('getPost', { params: { id: post.id } })).mentions).toHaveLength(1);
  });

  it('of a muted member’s post is not listed', async () => {
    await tom.ok('mute', { params: { userId: ana.id } });
    await publish(ana, `Hi ${at(tom)}`);
    expect(await mentionsIn(tom)).toEqual([]);
  });

  it('counts among the first ones only', async () => {
    const text = Array.from({ length: limits.mentions.perText }, () => at(ana)).join(' ');
    const post = await publish(ana, `@absent.at.all ${text} ${at(tom)}`);
    expect(post.mentions).toHaveLength(limits.mentions.perText);
    expect(await mentionsIn(tom)).toEqual([]);
  });

  it('in a repost belongs to the added text; its root’s author is notified of the repost only', async () => {
    const root = await publish(ana, `Root for ${at(ana)}`);
    const quote = await repostBy(ana, root.id, `Look ${at(tom)}`);
    expect(quote).toMatchObject({
      mentions: [{ userId: tom.id, start: 5 }],
      originalPost: { mentions: [{ userId: ana.id, start: 9 }] },
    });
    expect(await mentionsIn(tom)).toMatchObject([{ postId: quote.id }]);
    await repostBy(tom, root.id, `Yes ${at(ana)}`);
    expect(await mentionsIn(ana)).toEqual([]);
  });

  it('goes with the post, and with the account', async () => {
    const post = await publish(ana, `Hi ${at(tom)}`);
    const other = await publish(ana, `Hello ${at(tom)}`);
    await ana.ok('deletePost', { params: { id: post.id } });
    const left = () => api.db.selectFrom('post_mentions').select('post_id').where('user_id', '=', tom.id).execute();
    expect(await left()).toEqual([{ post_id: other.id }]);
    await tom.ok('deleteAccount', { params: { id: tom.id }, body: { currentPassword: tom.password } });
    expect(await left()).toEqual([]);
    const kept = await ana.ok('getPost', { params: { id: other.id } });
    expect([kept.text, kept.mentions]).toEqual([`Hello ${at(tom)}`, undefined]);
  });
});

describe('a mention in a comment', () => {
  it('has its position, leads to the comment, and goes with it', async () => {
    const post = await publish(ana, 'Discuss');
    const bia = await api.member();
    const comment = await commentBy(tom, post.id, `What does ${at(bia)} think?`);
    expect(comment.mentions).toMatchObject([{ userId: bia.id, start: 10 }]);
    const [listed] = await bia.ok('getComments', { params: { id: post.id } });
    expect(listed).toMatchObject({ mentions: [{ username: bia.username }] });
    expect(await mentionsIn(bia)).toMatchObject([{ postId: post.id, commentId: comment.id, fromUser: { id: tom.id } }]);
    await tom.ok('deleteComment', { params: { id: comment.id } });
    expect(await mentionsIn(bia)).toEqual([]);
    expect(await api.db.selectFrom('comment_mentions').selectAll().where('user_id', '=', bia.id).execute()).toEqual([]);
  });

  it('notifies the post’s author once, of the comment', async () => {
    const post = await publish(ana, 'Discuss');
    await commentBy(tom, post.id, `I agree, ${at(ana)}`);
    const { items } = await ana.ok('getNotifications');
    expect(items.map(({ action }) => action)).toEqual(['comment']);
  });

  it('notifies no one who may not see the post, because of its audience or of a block with its author', async () => {
    const nurse = await api.member({ specialty: 'Nursing' });
    const blocked = await api.member({ specialty: 'Nursing' });
    const post = await publish(ana, 'For colleagues', { audience: 'health' });
    await ana.ok('block', { params: { userId: blocked.id } });
    await commentBy(nurse, post.id, `${at(tom)} ${at(blocked)}`);
    expect([await mentionsIn(tom), await mentionsIn(blocked)]).toEqual([[], []]);
  });
});

describe('GET /user/suggest-mentions', () => {
  const suggested = async (member: TestMember, prefix?: string) =>
    (await member.ok('suggestMentions', prefix === undefined ? {} : { query: { prefix } })).map(({ id }) => id);

  it('lists followed members and partners of chats first, then others from two characters on', async () => {
    const name = (index: number) => ({ username: `zq.${index}`, fullName: `Zelia Quadros ${index}` });
    const [both, followed, partner, stranger] = [
      await api.member(name(9)),
      await api.member(name(3)),
      await api.member(name(2)),
      await api.member(name(1)),
    ];
    for (const { id } of [both, followed]) await tom.ok('follow', { body: { followerId: tom.id, followingId: id } });
    for (const { id } of [both, partner]) await tom.ok('openChat', { body: { otherUserId: id } });
    expect(await suggested(tom)).toEqual([both.id, partner.id, followed.id]);
    expect(await suggested(tom, 'z')).toEqual([both.id, partner.id, followed.id]);
    expect(await suggested(tom, 'zq.')).toEqual([both.id, partner.id, followed.id, stranger.id]);
    expect(await suggested(tom, 'QUADROS 1')).toEqual([stranger.id]);
    expect(await suggested(tom, 'uadros')).toEqual([]);
  });

  it('contains neither oneself nor blocked members, in both directions', async () => {
    const [one, other] = [await api.member({ fullName: 'Xaver Yk' }), await api.member({ fullName: 'Xaver Yk' })];
    const me = await api.member({ fullName: 'Xaver Yk' });
    await me.ok('follow', { body: { followerId: me.id, followingId: one.id } });
    await me.ok('openChat', { body: { otherUserId: one.id } });
    await me.ok('block', { params: { userId: one.id } });
    await other.ok('block', { params: { userId: me.id } });
    expect([await suggested(me), await suggested(me, 'xav')]).toEqual([[], []]);
  });

  it('takes wildcards as characters, and rejects a prefix that is too long', async () => {
    expect([await suggested(tom, '%%'), await suggested(tom, '__')]).toEqual([[], []]);
    expect(await tom.errorOf('suggestMentions', { query: { prefix: 'a'.repeat(61) } })).toMatchObject({ status: 400 });
    expect(await api.anonymous.errorOf('suggestMentions')).toMatchObject({ status: 401 });
  });
});
