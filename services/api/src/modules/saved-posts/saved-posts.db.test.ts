import { sql } from 'kysely';
import { limits } from '@cred/contract';
import { newId } from '../../core/ids';
import { publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { walkPages } from '../../testing/walk-pages';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
});
beforeEach(async () => {
  tom = await api.member({ specialty: 'Other_Professions' });
});
afterAll(() => api.close());

const save = (postId: string, saved?: boolean) =>
  tom.ok('savePost', { body: { userId: tom.id, postId, ...(saved === undefined ? {} : { saved }) } });
const ids = async () => (await tom.ok('getSavedPostIds', { params: { userId: tom.id } })).postIds;
const list = () => tom.ok('getSavedPosts', { params: { userId: tom.id } });

describe('POST /post/save-post', () => {
  it('toggles the bookmark', async () => {
    const post = await publish(ana, 'Keep');
    expect([await save(post.id), await ids()]).toEqual([{ saved: true }, [post.id]]);
    expect([await save(post.id), await ids()]).toEqual([{ saved: false }, []]);
  });

  it('sets the bookmark to `saved`, and is then idempotent', async () => {
    const post = await publish(ana, 'Keep');
    for (const saved of [true, true, false, false]) {
      expect([await save(post.id, saved), await ids()]).toEqual([{ saved }, saved ? [post.id] : []]);
    }
  });

  it('saves once during concurrent requests', async () => {
    const post = await publish(ana, 'Keep');
    await Promise.all(Array.from({ length: 8 }, () => save(post.id, true)));
    expect([await ids(), (await list()).length]).toEqual([[post.id], 1]);
  });

  it('rejects a bookmark above the limit with 409, also concurrently; an existing one can still be set', async () => {
    const candidates = [await publish(ana, 'Last'), await publish(ana, 'Over'), await publish(ana, 'Further')];
    await sql`
      with filler as (
        insert into posts (id, author_id, text, audience, created_at)
        select gen_random_uuid(), ${ana.id}::uuid, 'Filler', 'general', now()
        from generate_series(2, ${limits.savedPosts}::int) returning id
      )
      insert into saved_posts (id, user_id, post_id) select gen_random_uuid(), ${tom.id}::uuid, id from filler`.execute(
      api.db,
    );
    const responses = await Promise.all(
      candidates.map(({ id }) => tom.call('savePost', { body: { userId: tom.id, postId: id } })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const kept = await ids();
    expect(kept.length).toBe(limits.savedPosts);
    const [inside, outside] = [kept[0] ?? '', candidates.find(({ id }) => !kept.includes(id))?.id ?? ''];
    expect(await save(inside, true)).toEqual({ saved: true });
    expect(await save(inside)).toEqual({ saved: false });
    expect(await save(outside)).toEqual({ saved: true });
  });

  it('rejects invalid ids with 400, visitors with 401, another member’s id with 403, hidden posts with 404', async () => {
    const hidden = await publish(ana, 'Hidden', { audience: 'health' });
    const body = { userId: tom.id, postId: hidden.id };
    expect(await tom.errorOf('savePost', { body: { userId: 'x', postId: 'x', saved: 'maybe' } })).toMatchObject({
      status: 400,
      fields: { userId: 'Invalid id', postId: 'Invalid id', saved: expect.any(String) },
    });
    expect(await api.anonymous.errorOf('savePost', { body })).toMatchObject({ status: 401 });
    expect(await ana.errorOf('savePost', { body })).toMatchObject({ status: 403, code: 'not_yours' });
    for (const postId of [hidden.id, newId()])
      expect(await tom.errorOf('savePost', { body: { ...body, postId } })).toMatchObject({
        status: 404,
        message: 'Not found',
      });
  });
});

describe('GET /post/saved-posts/{userId}', () => {
  it('pages by the time of saving, latest first, without gaps or duplicates while the member saves more', async () => {
    const posts: { readonly id: string }[] = [];
    for (let index = 0; index < 5; index += 1) posts.push(await publish(ana, `Post ${index}`));
    const order = [2, 0, 4, 1, 3].flatMap((index) => posts[index]?.id ?? []);
    for (const id of order) await save(id);
    const seen = await walkPages<'getSavedPosts', { id: string; post: { id: string } }>(
      tom,
      'getSavedPosts',
      { params: { userId: tom.id }, query: { take: '2' } },
      async () => save((await publish(ana, 'Meanwhile')).id),
    );
    expect(seen.map(({ post }) => post.id)).toEqual(order.toReversed());
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
    expect((await list())[0]).toMatchObject({ post: { text: 'Meanwhile', user: { id: ana.id } } });
    expect((await ids()).slice(-5)).toEqual(order.toReversed());
  });

  it('omits a post that is deleted', async () => {
    const post = await publish(ana, 'Soon gone');
    await save(post.id);
    await ana.ok('deletePost', { params: { id: post.id } });
    expect([await list(), await ids()]).toEqual([[], []]);
    expect(await api.db.selectFrom('saved_posts').select('id').where('post_id', '=', post.id).execute()).toEqual([]);
  });
});

describe.each(['getSavedPosts', 'getSavedPostIds'] as const)('%s', (name) => {
  it('returns 403 to others, 401 to visitors, and 400 for an invalid id', async () => {
    expect(await ana.errorOf(name, { params: { userId: tom.id } })).toMatchObject({ status: 403, code: 'not_yours' });
    expect(await ana.errorOf(name, { params: { userId: newId() } })).toMatchObject({ status: 403, code: 'not_yours' });
    expect(await api.anonymous.errorOf(name, { params: { userId: tom.id } })).toMatchObject({ status: 401 });
    expect(await tom.errorOf(name, { params: { userId: 'me' } })).toMatchObject({
      status: 400,
      fields: { userId: 'Invalid id' },
    });
  });
});

describe('a cursor of saved posts', () => {
  it('is rejected when it is invalid', async () => {
    expect(await tom.errorOf('getSavedPosts', { params: { userId: tom.id }, query: { cursor: '1' } })).toMatchObject({
      status: 400,
      fields: { cursor: 'Invalid cursor' },
    });
  });
});
