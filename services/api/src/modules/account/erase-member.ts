import { sql } from 'kysely';
import type { Executor } from '../../core/database';
import { insertLeftovers } from '../media/media.repository';
import { retireUsername } from '../users/usernames';

/**
 * Erases a member and everything of theirs in the caller's transaction (server rule 35): posts with what hangs on
 * them, comments, ratings, bookmarks, follows, notifications, chats on both sides, sessions, mail, submissions.
 * What others see of it is put right: their posts' counts; reposts of the member's posts become tombstones. Gives
 * the ids for `media.removeFiles` after the commit; null when the member is gone already.
 */
export async function eraseMember(trx: Executor, userId: string, at: Date): Promise<string[] | null> {
  await lockTouchedPosts(trx, userId);
  // From here on nothing new of this member can be stored: its row refers to this one, and waits.
  const user = await trx.selectFrom('users').select(['username', 'email']).where('id', '=', userId).forUpdate().executeTakeFirst();
  if (!user) return null;
  const media = await trx.selectFrom('media').select('id').where('owner_id', '=', userId).execute();
  const mediaIds = media.map(({ id }) => id);
  await insertLeftovers(trx, mediaIds);
  await takeCommentsBack(trx, userId);
  await takeRatingsBack(trx, userId);
  await takeRepostsBack(trx, userId);
  await trx.deleteFrom('recoveries').where('email', '=', user.email).execute();
  // Names that were given up earlier stay reserved too, for nobody: their owner's id goes with the row below.
  await retireUsername(trx, user.username, null, at);
  await trx.deleteFrom('users').where('id', '=', userId).execute();
  return mediaIds;
}

/** Others' posts that are about to be counted anew, in one order: comments and ratings change only under this lock. */
async function lockTouchedPosts(trx: Executor, userId: string): Promise<void> {
  await sql`
    select id from posts
    where id in (
      select post_id from comments where author_id = ${userId}::uuid
      union select post_id from ratings where user_id = ${userId}::uuid
      union select root_id from posts where author_id = ${userId}::uuid and root_id is not null)
    order by id for update`.execute(trx);
}

async function takeCommentsBack(trx: Executor, userId: string): Promise<void> {
  await sql`
    with gone as (delete from comments where author_id = ${userId}::uuid returning post_id, deleted_at),
      counted as (select post_id, count(*) as n from gone where deleted_at is null group by post_id)
    update posts set comment_count = greatest(comment_count - counted.n, 0) from counted where posts.id = counted.post_id`.execute(trx);
}

async function takeRatingsBack(trx: Executor, userId: string): Promise<void> {
  await sql`
    with gone as (delete from ratings where user_id = ${userId}::uuid returning post_id, value)
    update posts set rating_count = greatest(rating_count - 1, 0), rating_sum = greatest(rating_sum - gone.value, 0)
    from gone where posts.id = gone.post_id and posts.deleted_at is null`.execute(trx);
}

async function takeRepostsBack(trx: Executor, userId: string): Promise<void> {
  await sql`
    with counted as (
      select root_id, count(*) as n from posts
      where author_id = ${userId}::uuid and root_id is not null and deleted_at is null group by root_id)
    update posts set repost_count = greatest(repost_count - counted.n, 0)
    from counted where posts.id = counted.root_id and posts.author_id <> ${userId}::uuid`.execute(trx);
}
