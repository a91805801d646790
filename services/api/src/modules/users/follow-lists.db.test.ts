import { newId } from '../../core/ids';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
const followers: TestMember[] = [];

const follow = (from: TestMember, to: TestMember) =>
  from.ok('follow', { body: { followerId: from.id, followingId: to.id } });

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
  for (let count = 0; count < 7; count += 1) {
    const follower = await api.member();
    followers.push(follower);
    await follow(follower, ana);
  }
});
afterAll(() => api.close());

async function pages(
  member: TestMember,
  name: 'getFollowers' | 'getFollowing',
  userId: string,
  take: number,
): Promise<string[][]> {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const { body, headers } = await member.call(name, {
      params: { userId },
      query: { take: String(take), ...(cursor ? { cursor } : {}) },
    });
    found.push((body as { id: string }[]).map(({ id }) => id));
    cursor = /[?&]cursor=([\w-]+)[^>]*>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
  } while (cursor);
  return found;
}

describe('GET /user/followers/{userId} and GET /user/following/{userId}', () => {
  it('list each follower once, newest first, page by page', async () => {
    const newestFirst = followers.map(({ id }) => id).reverse();
    expect(await pages(ana, 'getFollowers', ana.id, 3)).toEqual([
      newestFirst.slice(0, 3),
      newestFirst.slice(3, 6),
      newestFirst.slice(6),
    ]);
    expect(await pages(ana, 'getFollowers', ana.id, 7)).toEqual([newestFirst]);
  });

  it('page through follows of the same time, and keep their position when the last member of a page is deleted', async () => {
    const star = await api.member();
    const at = new Date('2026-01-01T00:00:00.000Z');
    await api.db
      .insertInto('follows')
      .values(followers.map(({ id }) => ({ follower_id: id, following_id: star.id, created_at: at })))
      .execute();
    const all = await pages(ana, 'getFollowers', star.id, 2);
    expect(all.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
    expect(new Set(all.flat()).size).toBe(7);
    const { headers } = await ana.call('getFollowers', { params: { userId: star.id }, query: { take: '2' } });
    const cursor = String(/cursor=([\w-]+)/.exec(String(headers.link))?.[1]);
    await api.db
      .deleteFrom('follows')
      .where('following_id', '=', star.id)
      .where('follower_id', '=', String(all[0]?.[1]))
      .execute();
    expect(
      (await ana.ok('getFollowers', { params: { userId: star.id }, query: { take: '2', cursor } })).map(({ id }) => id),
    ).toEqual(all[1]);
  });

  it('list the members that a member follows, with what the viewer follows', async () => {
    const [first, second] = [await api.member(), await api.member()];
    await follow(first, ana);
    await follow(first, second);
    await follow(ana, second);
    expect(await ana.ok('getFollowing', { params: { userId: first.id } })).toEqual([
      {
        id: second.id,
        username: second.username,
        fullName: expect.any(String),
        profileImg: null,
        isVerificated: false,
        specialty: 'Medicine',
        isFollowing: true,
      },
      {
        id: ana.id,
        username: ana.username,
        fullName: expect.any(String),
        profileImg: null,
        isVerificated: false,
        specialty: 'Medicine',
        isFollowing: false,
      },
    ]);
  });

  it('hide members with a block in either direction', async () => {
    const [star, blocker] = [await api.member(), await api.member()];
    await follow(blocker, star);
    await blocker.ok('block', { params: { userId: ana.id } });
    expect(await ana.ok('getFollowers', { params: { userId: star.id } })).toEqual([]);
    expect((await ana.errorOf('getFollowers', { params: { userId: blocker.id } })).status).toBe(404);
  });

  it.each(['getFollowers', 'getFollowing'] as const)(
    '%s rejects an unknown id, invalid cursors and sizes, and visitors',
    async (name) => {
      const params = { userId: ana.id };
      expect(await ana.errorOf(name, { params: { userId: newId() } })).toMatchObject({
        status: 404,
        message: 'User not found',
      });
      expect((await ana.errorOf(name, { params: { userId: 'x' } })).status).toBe(400);
      for (const cursor of ['x', 'A'.repeat(31), '_'.repeat(32), 'f'.repeat(32)])
        expect((await ana.errorOf(name, { params, query: { cursor } })).status).toBe(400);
      expect((await ana.errorOf(name, { params, query: { take: '101' } })).status).toBe(400);
      expect((await api.anonymous.errorOf(name, { params })).status).toBe(401);
    },
  );
});
