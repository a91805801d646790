import { sql } from 'kysely';
import { publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
});
afterAll(() => api.close());

const rate = async (by: TestMember, postId: string, value: number) => {
  api.clock.advance(1_000);
  await by.ok('ratePost', { body: { postId, userId: by.id, value } });
};
const repost = async (by: TestMember, originalPostId: string, additionalText?: string) => {
  api.clock.advance(1_000);
  return by.ok('repost', { body: { userId: by.id, originalPostId, ...(additionalText && { additionalText }) } });
};
const ratings = async (by: TestMember, id: string) =>
  (await by.ok('getPostRatings', { params: { id } })).map(({ user, value }) => [user.username, value]);

/** The ids of all pages of one row each, and of one more with an empty end. */
async function pages(name: 'getPostRatings' | 'getPostReposts', id: string): Promise<(string | undefined)[]> {
  const ids: (string | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const query = { take: '1', ...(cursor && { cursor }) };
    const [row] = await ana.ok(name, { params: { id }, query });
    ids.push(row?.user.id);
    const { headers } = await ana.call(name, { params: { id }, query });
    cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1];
  } while (cursor);
  return ids;
}

describe('GET /post/{id}/ratings', () => {
  it('lists who rated, newest first, in pages; a changed rating is the newest, and is listed once', async () => {
    const post = await publish(ana, 'Rated');
    const [bea, caio, dora] = [await api.member({ specialty: 'Nursing' }), await api.member(), await api.member()];
    for (const [by, value] of [
      [bea, 3],
      [caio, 4],
      [dora, 5],
      [bea, 2],
    ] as const)
      await rate(by, post.id, value);
    expect(await ratings(ana, post.id)).toEqual([
      [bea.username, 2],
      [dora.username, 5],
      [caio.username, 4],
    ]);
    const [first] = await ana.ok('getPostRatings', { params: { id: post.id } });
    expect(first?.user).toMatchObject({ id: bea.id, specialty: 'Nursing' });
    expect(await pages('getPostRatings', post.id)).toEqual([bea.id, dora.id, caio.id]);
  });

  it('of a repost without text are those of its root', async () => {
    const post = await publish(ana, 'Root');
    const [bea, caio] = [await api.member(), await api.member()];
    const { id } = await repost(bea, post.id);
    await rate(caio, id, 4);
    expect(await ratings(ana, id)).toEqual([[caio.username, 4]]);
  });

  it('leaves out members across a block, in either direction, and deleted accounts', async () => {
    const post = await publish(ana, 'Blocks');
    const [blocked, blocker, gone, bea] = [
      await api.member(),
      await api.member(),
      await api.member(),
      await api.member(),
    ];
    for (const by of [blocked, blocker, gone]) await rate(by, post.id, 5);
    await bea.ok('block', { params: { userId: blocked.id } });
    await blocker.ok('block', { params: { userId: bea.id } });
    await api.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect(await ratings(bea, post.id)).toEqual([]);
    expect(await ratings(ana, post.id)).toEqual([
      [blocker.username, 5],
      [blocked.username, 5],
    ]);
  });

  it('reads one page of the index', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select user_id from ratings where post_id = ${ana.id}::uuid
      order by rated_at desc, user_id desc limit 10`.execute(api.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('ratings_newest');
  });
});

describe('GET /post/{id}/reposts', () => {
  it('lists who reposted, newest first, in pages, also for a repost of the same root', async () => {
    const post = await publish(ana, 'Reposted');
    const [bea, caio] = [await api.member(), await api.member()];
    const plain = await repost(bea, post.id);
    const quoted = await repost(caio, plain.id, 'For our ward');
    const expected = [
      { id: quoted.id, additionalText: 'For our ward', createdAt: quoted.createdAt },
      { id: plain.id, additionalText: null, createdAt: plain.createdAt },
    ];
    for (const id of [post.id, plain.id]) {
      const listed = await ana.ok('getPostReposts', { params: { id } });
      expect(listed).toMatchObject(expected);
      expect(listed.map(({ user }) => user.id)).toEqual([caio.id, bea.id]);
    }
    expect(await pages('getPostReposts', post.id)).toEqual([caio.id, bea.id]);
    await bea.ok('deletePost', { params: { id: plain.id } });
    expect(await ana.ok('getPostReposts', { params: { id: post.id } })).toHaveLength(1);
  });

  it('leaves out reposts across a block', async () => {
    const post = await publish(ana, 'Reposted by a blocked member');
    const [bea, caio] = [await api.member(), await api.member()];
    await repost(bea, post.id);
    await caio.ok('block', { params: { userId: bea.id } });
    expect(await caio.ok('getPostReposts', { params: { id: post.id } })).toEqual([]);
    expect(await ana.ok('getPostReposts', { params: { id: post.id } })).toHaveLength(1);
  });
});

describe.each(['getPostRatings', 'getPostReposts'] as const)('%s', (name) => {
  it('rejects invalid ids and cursors, visitors, and posts that the viewer may not see', async () => {
    const hidden = await publish(ana, 'Health', { audience: 'health' });
    const other = await api.member({ specialty: 'Other_Professions' });
    const status = async (id: string, query: Record<string, string> = {}, by = other) =>
      (await by.errorOf(name, { params: { id }, query })).status;
    expect(await status('x')).toBe(400);
    const open = (await publish(ana, 'Open')).id;
    for (const cursor of ['x', '_'.repeat(32), 'A'.repeat(31)]) expect(await status(open, { cursor })).toBe(400);
    expect(await status(hidden.id)).toBe(404);
    expect(await status('00000000-0000-7000-8000-000000000000')).toBe(404);
    expect((await api.anonymous.errorOf(name, { params: { id: open } })).status).toBe(401);
  });

  it('says the same after a repetition', async () => {
    const { id } = await publish(ana, 'Twice');
    expect(await ana.ok(name, { params: { id } })).toEqual(await ana.ok(name, { params: { id } }));
  });
});
