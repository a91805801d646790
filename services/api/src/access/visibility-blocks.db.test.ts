import type { Post } from '@cred/contract';
import { commentBy, publish, rateBy, repostBy } from '../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../testing/test-api';
import { smallPng } from '../testing/test-images';

/** What a block hides, on every path to posts (SRV-7), for both sides of the block. */
const roles = [
  ['member blocked by the author', 'hidden'],
  ['member who blocked the author', 'hidden'],
  ['member without a block', 'shown'],
] as const;

let api: TestApi;
let author: TestMember;
let third: TestMember;
let viewers: Record<string, TestMember>;
let post: Post;
let ownComment: { id: string };
let repostByThird: Post;
let publicPost: Post;

beforeAll(async () => {
  api = await startTestApi();
  author = await api.member({ fullName: 'Zenaide Quirino' });
  third = await api.member();
  viewers = Object.fromEntries(await Promise.all(roles.map(async ([role]) => [role, await api.member()] as const)));
  post = await publish(author, 'By the author', { img: await smallPng() });
  publicPost = await publish(third, 'By a third member');
  ownComment = await commentBy(author, publicPost.id, 'By the author');
  repostByThird = await repostBy(third, post.id, 'Read this');
  await third.ok('follow', { body: { followerId: third.id, followingId: author.id } });
  for (const [role] of roles) {
    const viewer = viewerOf(role);
    const mine = await publish(viewer, `By the ${role}`);
    await rateBy(author, mine.id, 4);
    await repostBy(author, mine.id, 'Well said');
    await author.ok('follow', { body: { followerId: author.id, followingId: viewer.id } });
    await viewer.ok('follow', { body: { followerId: viewer.id, followingId: author.id } });
    await viewer.ok('savePost', { body: { userId: viewer.id, postId: post.id } });
    const chat = await author.ok('openChat', { body: { otherUserId: viewer.id } });
    await author.ok('sendMessage', { body: { chatId: chat.id, text: 'Hello' } });
  }
  await author.ok('block', { params: { userId: viewerOf(roles[0][0]).id } });
  await viewerOf(roles[1][0]).ok('block', { params: { userId: author.id } });
});
afterAll(() => api.close());

function viewerOf(role: string): TestMember {
  const viewer = viewers[role];
  if (!viewer) throw new Error(`There is no ${role}`);
  return viewer;
}

describe.each(roles)('to a %s', (role, outcome) => {
  const hidden = outcome === 'hidden';
  let viewer: TestMember;
  beforeEach(() => {
    viewer = viewerOf(role);
  });
  const authors = (posts: readonly { readonly user: { readonly id: string } }[]) => posts.map(({ user }) => user.id);

  it(`posts and reposts are ${outcome} in both feeds`, async () => {
    expect(authors(await viewer.ok('getFeed')).includes(author.id)).toBe(!hidden);
    expect(authors(await viewer.ok('getFollowFeed')).includes(author.id)).toBe(!hidden);
  });

  it(`posts are ${outcome} in the profile’s tabs`, async () => {
    for (const tab of ['posts', 'ratings']) {
      const { status, body } = await viewer.call('getUserPosts', { params: { userId: author.id }, query: { tab } });
      if (role === 'member blocked by the author') expect(status).toBe(404);
      else expect([status, (body as Post[]).length > 0]).toEqual([200, !hidden && tab === 'posts']);
    }
  });

  it(`the embedded post in another member’s repost is ${outcome}`, async () => {
    const shown = (await viewer.ok('getFeed')).find(({ id }) => id === repostByThird.id);
    expect(shown).toMatchObject({
      user: { id: third.id },
      additionalText: 'Read this',
      text: hidden ? '' : 'By the author',
    });
    expect(shown?.originalPost === null).toBe(hidden);
  });

  it(`bookmarks are ${outcome}`, async () => {
    const params = { userId: viewer.id };
    expect((await viewer.ok('getSavedPosts', { params })).length).toBe(hidden ? 0 : 1);
    expect((await viewer.ok('getSavedPostIds', { params })).postIds.length).toBe(hidden ? 0 : 1);
  });

  it(`media are ${outcome}`, async () => {
    for (const url of [post.img, post.imgInfo?.fullUrl]) {
      expect((await viewer.inject({ url: new URL(url ?? '').pathname })).statusCode).toBe(hidden ? 404 : 200);
    }
  });

  it(`comments are ${outcome}, also on other members’ posts`, async () => {
    expect((await viewer.call('getComments', { params: { id: post.id } })).status).toBe(hidden ? 404 : 200);
    expect((await viewer.ok('getComments', { params: { id: publicPost.id } })).map(({ id }) => id)).toEqual(
      hidden ? [] : [ownComment.id],
    );
    expect((await viewer.errorOf('deleteComment', { params: { id: ownComment.id } })).status).toBe(hidden ? 404 : 403);
  });

  it(`a post can ${hidden ? 'not ' : ''}be commented on, rated, reposted, saved or reported`, async () => {
    const [userId, postId] = [viewer.id, post.id];
    const responses = await Promise.all([
      viewer.call('createComment', { body: { userId, postId, text: 'Hi' } }),
      viewer.call('ratePost', { body: { userId, postId, value: 3 } }),
      viewer.call('repost', { body: { userId, originalPostId: postId } }),
      viewer.call('repost', { body: { userId, originalPostId: repostByThird.id } }),
      viewer.call('savePost', { body: { userId, postId, saved: true } }),
      viewer.call('report', { body: { postId, reason: 'spam' } }),
    ]);
    expect(responses.map(({ status }) => (status < 300 ? 'shown' : status))).toEqual(
      responses.map(() => (hidden ? 404 : 'shown')),
    );
    expect((await viewer.errorOf('deletePost', { params: { id: postId } })).status).toBe(hidden ? 404 : 403);
  });

  it(`notifications are ${outcome}`, async () => {
    const { items } = await viewer.ok('getNotifications');
    expect(items.map(({ type }) => type).sort()).toEqual(hidden ? [] : ['follow', 'message', 'rating', 'repost']);
    const stored = await api.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', viewer.id)
      .where('type', '=', 'rating')
      .executeTakeFirstOrThrow();
    expect((await viewer.call('markNotificationRead', { params: { id: stored.id } })).status).toBe(hidden ? 404 : 200);
  });

  it(`the author is ${outcome} in search, suggestions and lists of followers`, async () => {
    expect((await viewer.ok('searchUsers', { params: { term: 'Zenaide' } })).length).toBe(hidden ? 0 : 1);
    if (hidden) expect((await viewer.ok('getSuggestions')).map(({ id }) => id)).not.toContain(author.id);
    expect((await viewer.ok('getFollowing', { params: { userId: third.id } })).map(({ id }) => id)).toEqual(
      hidden ? [] : [author.id],
    );
  });

  it('hides the viewer’s own content from the author likewise', async () => {
    const theirs = (await author.ok('getFeed')).filter(({ user, isRepost }) => user.id === viewer.id && !isRepost);
    expect(theirs.length > 0).toBe(!hidden);
  });
});

describe('a mute', () => {
  it('hides posts, reposts and notifications, but not the profile, comments or chat, and nothing from the muted member', async () => {
    const [ana, bia] = [await api.member(), await api.member()];
    const mine = await publish(ana, 'Mine');
    await ana.ok('follow', { body: { followerId: ana.id, followingId: bia.id } });
    const theirs = await publish(bia, 'Theirs');
    await repostBy(bia, mine.id, 'Passed on');
    await publish(bia, 'For colleagues', { audience: 'health' });
    await rateBy(bia, mine.id, 5);
    await ana.ok('mute', { params: { userId: bia.id } });

    const fromBia = async () =>
      [...(await ana.ok('getFeed')), ...(await ana.ok('getFollowFeed'))].filter(({ user }) => user.id === bia.id);
    expect(await fromBia()).toEqual([]);
    expect((await ana.ok('getNotifications')).items).toEqual([]);

    expect(await ana.ok('getUser', { params: { username: bia.username } })).toMatchObject({
      isMuted: true,
      isFollowing: true,
    });
    expect(await ana.ok('getUserPosts', { params: { userId: bia.id } })).toHaveLength(3);
    await commentBy(bia, mine.id, 'Still here');
    expect(await ana.ok('getComments', { params: { id: mine.id } })).toHaveLength(1);
    await commentBy(ana, theirs.id, 'Me too');
    await bia.ok('openChat', { body: { otherUserId: ana.id } });
    expect((await bia.ok('getFeed')).some(({ user }) => user.id === ana.id)).toBe(true);

    const caio = await api.member();
    await ana.ok('follow', { body: { followerId: ana.id, followingId: caio.id } });
    const [passed, own] = [
      await repostBy(caio, theirs.id, 'See this'),
      await repostBy(ana, theirs.id, 'Mine to pass on'),
    ];
    const ids = async (feed: 'getFeed' | 'getFollowFeed') => (await ana.ok(feed)).map(({ id }) => id);
    for (const feed of ['getFeed', 'getFollowFeed'] as const) expect(await ids(feed)).not.toContain(passed.id);
    expect(await ids('getFeed')).toContain(own.id);

    await ana.ok('unmute', { params: { userId: bia.id } });
    for (const feed of ['getFeed', 'getFollowFeed'] as const) expect(await ids(feed)).toContain(passed.id);
    expect(await fromBia()).toHaveLength(6);
    expect((await ana.ok('getNotifications')).items.map(({ action, type }) => action ?? type)).toEqual([
      'comment',
      'rating',
      'repost',
    ]);
  });
});
