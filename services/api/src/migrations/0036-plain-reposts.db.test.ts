import { sql } from 'kysely';
import { newId } from '../core/ids';
import { publish } from '../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../testing/test-api';
import { up } from './0036-plain-reposts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await sql`drop index posts_plain_reposts`.execute(api.db);
});
afterAll(() => api.close());

/** A repost stored as before the migration. */
async function storeRepost(author: TestMember, rootId: string, additionalText: string | null = null): Promise<string> {
  const id = newId();
  await api.db
    .insertInto('posts')
    .values({
      id,
      author_id: author.id,
      text: '',
      audience: 'general',
      is_repost: true,
      root_id: rootId,
      root_version: 1,
      additional_text: additionalText,
      created_at: new Date(),
    })
    .execute();
  await sql`update posts set repost_count = repost_count + 1 where id = ${rootId}`.execute(api.db);
  return id;
}

async function storeRating(postId: string, rater: TestMember, value: number, at: string): Promise<void> {
  await sql`insert into ratings values (${postId}, ${rater.id}, ${value}, ${at})`.execute(api.db);
  await sql`
    update posts set rating_count = rating_count + 1, rating_sum = rating_sum + ${value}
    where id = ${postId}`.execute(api.db);
}

async function storeComment(postId: string, author: TestMember): Promise<string> {
  const id = newId();
  await sql`
    insert into comments (id, post_id, author_id, text, created_at)
    values (${id}, ${postId}, ${author.id}, 'A comment', now())`.execute(api.db);
  await sql`update posts set comment_count = comment_count + 1 where id = ${postId}`.execute(api.db);
  return id;
}

const countsOf = (id: string) =>
  api.db
    .selectFrom('posts')
    .select(['rating_count', 'rating_sum', 'comment_count', 'repost_count', sql`deleted_at is null`.as('exists')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('moves ratings and comments of reposts without text to their roots, and leaves one of each member', async () => {
  const [ana, bia, tom, eva] = await Promise.all([api.member(), api.member(), api.member(), api.member()]);
  const [root, other] = [await publish(ana, 'The root'), await publish(ana, 'Another root')];
  const first = await storeRepost(tom, root.id);
  const second = await storeRepost(tom, root.id);
  const withText = await storeRepost(tom, root.id, 'My words');
  const alone = await storeRepost(tom, other.id);
  // Ana is the author of the root, Bia has rated it herself, and Eva rated both reposts.
  await storeRating(first, ana, 1, '2026-01-01');
  await storeRating(root.id, bia, 5, '2026-01-01');
  await storeRating(first, bia, 1, '2026-02-01');
  await storeRating(first, eva, 2, '2026-01-01');
  await storeRating(second, eva, 4, '2026-02-01');
  await storeRating(withText, eva, 3, '2026-02-01');
  const comments = [await storeComment(first, bia), await storeComment(second, eva), await storeComment(root.id, tom)];
  const kept = await storeComment(withText, bia);
  await sql`update comments set deleted_at = now() where id = ${comments[1]}`.execute(api.db);

  await api.db.transaction().execute((trx) => up(trx as never));

  const none = { rating_count: 0, rating_sum: 0, comment_count: 0, repost_count: 0 };
  expect(await countsOf(root.id)).toEqual({
    rating_count: 2,
    rating_sum: 9,
    comment_count: 2,
    repost_count: 2,
    exists: true,
  });
  expect(await countsOf(first)).toEqual({ ...none, exists: true });
  expect(await countsOf(second)).toEqual({ ...none, exists: false });
  expect(await countsOf(withText)).toEqual({ ...none, rating_count: 1, rating_sum: 3, comment_count: 1, exists: true });
  expect(await countsOf(alone)).toEqual({ ...none, exists: true });
  const places = await api.db.selectFrom('comments').select(['id', 'post_id']).execute();
  expect(places).toEqual(
    expect.arrayContaining([...comments.map((id) => ({ id, post_id: root.id })), { id: kept, post_id: withText }]),
  );
  expect(await tom.ok('getPost', { params: { id: root.id } })).toMatchObject({ userRepostId: first });
});
