import { commentBy, publish, rateBy, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';

const TEXT = 'Written in haste';

/** A deleted post is unreachable through every call (SRV-25). */
describe('a deleted post', () => {
  let api: TestApi;
  let ana: TestMember;
  let bia: TestMember;
  let id: string;
  let media: string;

  beforeAll(async () => {
    api = await startTestApi();
    ana = await api.member();
    bia = await api.member();
    const post = await publish(ana, TEXT, { img: await smallPng() });
    [id, media] = [post.id, new URL(post.img ?? '').pathname];
    await commentBy(bia, id, `${TEXT}, you say?`);
    await rateBy(bia, id, 2);
    await bia.ok('savePost', { body: { userId: bia.id, postId: id } });
    await repostBy(bia, id, 'My words');
    await bia.ok('follow', { body: { followerId: bia.id, followingId: ana.id } });
    await ana.ok('deletePost', { params: { id } });
  });
  afterAll(() => api.close());

  const responsesOfLists = async (member: TestMember): Promise<unknown[]> => [
    await member.ok('getFeed'),
    await member.ok('getFollowFeed'),
    await member.ok('getUserPosts', { params: { userId: ana.id } }),
    await member.ok('getUserPosts', { params: { userId: ana.id }, query: { tab: 'ratings' } }),
    await member.ok('getUserPosts', { params: { userId: bia.id } }),
    await member.ok('getSavedPosts', { params: { userId: member.id } }),
    await member.ok('getSavedPostIds', { params: { userId: member.id } }),
    await member.ok('getNotifications'),
  ];

  it('is in no list of any member; only the texts of its reposts stay', async () => {
    for (const member of [ana, bia]) {
      const received = JSON.stringify(await responsesOfLists(member));
      expect([received.includes(id), received.includes(TEXT), received.includes('My words')]).toEqual([
        false,
        false,
        true,
      ]);
    }
  });

  it('accepts no comment, rating, bookmark or repost, and shows neither comments nor media', async () => {
    const responses = await Promise.all([
      bia.call('getComments', { params: { id } }),
      bia.call('createComment', { body: { userId: bia.id, postId: id, text: 'Hi' } }),
      bia.call('ratePost', { body: { userId: bia.id, postId: id, value: 5 } }),
      bia.call('savePost', { body: { userId: bia.id, postId: id } }),
      bia.call('repost', { body: { userId: bia.id, originalPostId: id } }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await ana.inject({ url: media })).statusCode).toBe(404);
  });

  it('is removed from the database: texts, ratings, bookmarks and media', async () => {
    expect(await api.db.selectFrom('comments').select('text').where('post_id', '=', id).execute()).toEqual([
      { text: '' },
    ]);
    expect(await api.db.selectFrom('ratings').select('value').where('post_id', '=', id).execute()).toEqual([]);
    expect(await api.db.selectFrom('saved_posts').select('id').where('post_id', '=', id).execute()).toEqual([]);
    expect(await api.db.selectFrom('media').select('id').where('post_id', '=', id).execute()).toEqual([]);
  });

  it('can be deleted again without effect', async () => {
    for (let time = 0; time < 3; time += 1)
      expect(await ana.ok('deletePost', { params: { id } })).toEqual({ ok: true });
  });

  it('is subtracted from the repost count once by concurrent deletions', async () => {
    const root = await publish(ana, 'Root');
    const reposts = await Promise.all([repostBy(bia, root.id), repostBy(bia, root.id, 'My words')]);
    await Promise.all(Array.from({ length: 6 }, () => bia.ok('deletePost', { params: { id: reposts[0].id } })));
    expect((await ana.ok('getFeed')).find((post) => post.id === root.id)?._count.reposts).toBe(1);
  });
});
