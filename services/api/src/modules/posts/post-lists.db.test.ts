import pg from 'pg';
import { newId } from '../../core/ids';
import { publish, rateBy, repostBy, removeHealthFlag } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { smallPng } from '../../testing/test-images';
import { walkPages } from '../../testing/walk-pages';
import { encodeRatedCursor } from './rated-cursor';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let tom: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member();
  bia = await api.member({ specialty: 'Nursing' });
  tom = await api.member({ specialty: 'Other_Professions' });
});
afterEach(() => api.close());

const follow = (member: TestMember, other: TestMember) =>
  member.ok('follow', { body: { followerId: member.id, followingId: other.id } });
const idsOf = (posts: readonly { readonly id: string }[]) => posts.map(({ id }) => id);

describe('GET /post for a general member', () => {
  it('skips health posts of others without gaps, and contains the member’s earlier health posts', async () => {
    const former = await api.member();
    const made: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      made.unshift((await publish(ana, `General ${index}`)).id);
      for (let hidden = 0; hidden < 3; hidden += 1) await publish(ana, 'Hidden', { audience: 'health' });
      made.unshift((await publish(former, `Own ${index}`, { audience: 'health' })).id);
    }
    await removeHealthFlag(api, former);
    const page = { query: { take: '3' } };
    expect(
      idsOf(await walkPages(former, 'getFeed', page, () => publish(ana, 'Meanwhile', { audience: 'health' }))),
    ).toEqual(made);
    expect(idsOf(await walkPages(tom, 'getFeed', page))).toEqual(made.filter((_, index) => index % 2 === 1));
  });
});

describe('a page of posts', () => {
  it('takes a constant number of queries for any number of posts', async () => {
    await follow(tom, ana);
    const fill = async (): Promise<void> => {
      const post = await publish(ana, 'Root', { img: await smallPng() });
      await repostBy(ana, post.id, 'Again');
      await rateBy(tom, post.id, 4);
      await tom.ok('savePost', { body: { userId: tom.id, postId: post.id } });
    };
    const queryCounts = async (): Promise<number[]> => {
      const counts: number[] = [];
      const user = { params: { userId: ana.id } };
      const saved = { params: { userId: tom.id } };
      for (const read of [
        () => tom.ok('getFeed'),
        () => tom.ok('getFollowFeed'),
        () => tom.ok('getUserPosts', user),
        () => tom.ok('getUserPosts', { ...user, query: { tab: 'ratings' } }),
        () => tom.ok('getSavedPosts', saved),
      ]) {
        const sent = jest.spyOn(pg.Query.prototype, 'submit');
        await read();
        counts.push(sent.mock.calls.length);
        sent.mockRestore();
      }
      return counts;
    };
    await fill();
    const one = await queryCounts();
    for (let index = 0; index < 4; index += 1) await fill();
    expect(await queryCounts()).toEqual(one);
    // One query for the session, one for the page; a profile's first page also checks that the member exists.
    expect(one.every((count) => count > 0 && count <= 4)).toBe(true);
  });
});

describe('GET /post/follow', () => {
  it('pages through posts of followed members only, while they publish more', async () => {
    const others = [await api.member(), await api.member(), await api.member()] as const;
    for (const other of [ana, ...others.slice(0, 2)]) await follow(tom, other);
    await follow(ana, others[2]);
    const made: string[] = [];
    for (let index = 0; index < 9; index += 1)
      made.unshift((await publish([ana, ana, others[0], others[1]][index % 4] ?? ana, `Post ${index}`)).id);
    await publish(others[2], 'Of a stranger');
    await publish(tom, 'My own');
    await publish(ana, 'Hidden', { audience: 'health' });
    const seen = await walkPages(tom, 'getFollowFeed', { query: { take: '2' } }, () => publish(ana, 'Meanwhile'));
    expect(idsOf(seen)).toEqual(made);
  });

  it('contains health posts for professionals, reposts with their root, and nothing after an unfollow', async () => {
    await follow(bia, ana);
    const hidden = await publish(ana, 'For colleagues', { audience: 'health' });
    const repost = await repostBy(ana, (await publish(tom, 'The root')).id);
    expect(await bia.ok('getFollowFeed')).toMatchObject([
      { id: repost.id, originalPost: { text: 'The root' } },
      { id: hidden.id },
    ]);
    await bia.ok('unfollow', { body: { followerId: bia.id, followingId: ana.id } });
    expect(await bia.ok('getFollowFeed')).toEqual([]);
  });

  it('rejects invalid queries with 400 and visitors with 401', async () => {
    expect(await tom.errorOf('getFollowFeed', { query: { cursor: '!' } })).toMatchObject({
      status: 400,
      fields: { cursor: 'Invalid cursor' },
    });
    expect(await tom.errorOf('getFollowFeed', { query: { take: '0' } })).toMatchObject({ status: 400 });
    expect(await api.anonymous.errorOf('getFollowFeed')).toMatchObject({ status: 401 });
  });
});

describe('GET /post/user/{userId}?tab=ratings', () => {
  const params = () => ({ userId: ana.id });

  it('contains the rated posts by average, highest first, then newest first', async () => {
    const [low, high, third, none] = [
      await publish(ana, 'Low'),
      await publish(ana, 'High'),
      await publish(ana, 'A third'),
      await publish(ana, 'None'),
    ];
    const equal = await publish(ana, 'As low');
    const others = await Promise.all([api.member(), api.member()]);
    for (const [index, rater] of [tom, ...others].entries()) await rateBy(rater, third.id, index === 0 ? 4 : 3);
    for (const id of [low.id, equal.id]) await rateBy(tom, id, 2);
    await rateBy(tom, high.id, 5);
    const best = await tom.ok('getUserPosts', { params: params(), query: { tab: 'ratings' } });
    expect(best.map(({ id, averageRating }) => [id, averageRating])).toEqual([
      [high.id, 5],
      [third.id, 10 / 3],
      [equal.id, 2],
      [low.id, 2],
    ]);
    expect(best.map(({ userRating }) => userRating)).toEqual([5, 4, 2, 2]);
    expect(idsOf(best)).not.toContain(none.id);
    const paged = await walkPages(
      tom,
      'getUserPosts',
      { params: params(), query: { tab: 'ratings', take: '1' } },
      async () => rateBy(tom, (await publish(ana, 'Meanwhile')).id, 5),
    );
    expect(idsOf(paged)).toEqual(idsOf(best));
  });

  it('contains no deleted and no hidden posts', async () => {
    const [deletedPost, hidden] = [await publish(ana, 'Gone'), await publish(ana, 'Hidden', { audience: 'health' })];
    for (const { id } of [deletedPost, hidden]) await rateBy(bia, id, 5);
    await ana.ok('deletePost', { params: { id: deletedPost.id } });
    const listed = async (viewer: TestMember) =>
      idsOf(await viewer.ok('getUserPosts', { params: params(), query: { tab: 'ratings' } }));
    expect([await listed(tom), await listed(bia), await listed(ana)]).toEqual([[], [hidden.id], [hidden.id]]);
  });

  it('rejects an invalid cursor, an unknown tab and an unknown member', async () => {
    const other = (await publish(ana, 'Any')).id;
    const forged = [NaN, Infinity, 0, 5.5, -3].map((average) => encodeRatedCursor({ average, id: other }));
    for (const cursor of ['x', Buffer.from(other).toString('base64url').slice(0, 22), ...forged]) {
      const error = await tom.errorOf('getUserPosts', { params: params(), query: { tab: 'ratings', cursor } });
      expect(error).toMatchObject({ status: 400, fields: { cursor: 'Invalid cursor' } });
    }
    const rated = encodeRatedCursor({ average: 4, id: other });
    expect(await tom.errorOf('getUserPosts', { params: params(), query: { cursor: rated } })).toMatchObject({
      status: 400,
    });
    expect(await tom.errorOf('getUserPosts', { params: params(), query: { tab: 'likes' } })).toMatchObject({
      status: 400,
      fields: { tab: expect.any(String) },
    });
    expect(await tom.errorOf('getUserPosts', { params: { userId: newId() }, query: { tab: 'ratings' } })).toMatchObject(
      { status: 404 },
    );
    expect(await api.anonymous.errorOf('getUserPosts', { params: params(), query: { tab: 'ratings' } })).toMatchObject({
      status: 401,
    });
  });
});

describe('GET /post/user/{userId}', () => {
  it('pages through an author’s general posts for a general member, past many hidden posts in a row', async () => {
    const made: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      made.unshift((await publish(ana, `General ${index}`)).id);
      for (let hidden = 0; hidden < 3; hidden += 1) await publish(ana, 'Hidden', { audience: 'health' });
    }
    const input = { params: { userId: ana.id }, query: { take: '3' } };
    expect(idsOf(await walkPages(tom, 'getUserPosts', input, () => publish(ana, 'Meanwhile')))).toEqual(made);
    expect(await walkPages(ana, 'getUserPosts', input)).toHaveLength(17);
  });
});
