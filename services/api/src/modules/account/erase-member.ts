import { sql } from 'kysely';
import type { Executor } from '../../core/database';
import { tell, type Told } from '../live/tell';
import { insertLeftovers } from '../media/media.repository';
import { retireUsername } from '../users/usernames';

/** Milliseconds that one statement may take: more than any other's, since who has much to erase has a right to it too. */
const STATEMENT_MS = 5 * 60_000;
const MESSAGES_AT_ONCE = 20_000;

/**
 * Erases a member and everything of theirs in the caller's transaction (SRV-35): posts with what hangs on
 * them, comments, ratings, bookmarks, follows, notifications, chats on both sides with all that either member sent in
 * them, files included, sessions, mail, submissions.
 * What others see of it is put right: their posts' counts; reposts of the member's posts become tombstones. Gives
 * the ids for `media.removeFiles` after the commit; null when the member is gone already.
 */
export async function eraseMember(trx: Executor, userId: string, at: Date): Promise<string[] | null> {
  await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(trx);
  await lockTouchedPosts(trx, userId);
  await lockChats(trx, userId);
  // From here on nothing new of this member can be stored: its row refers to this one, and waits.
  const user = await trx
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  // Those that were opened meanwhile.
  await lockChats(trx, userId);
  const mediaIds = await findMedia(trx, userId);
  await insertLeftovers(trx, mediaIds);
  await takeCommentsBack(trx, userId);
  await takeRatingsBack(trx, userId);
  await takeRepostsBack(trx, userId);
  await trx.deleteFrom('recoveries').where('email', '=', user.email).execute();
  // Names that were given up earlier stay reserved too, for nobody: their owner's id goes with the row below.
  await retireUsername(trx, user.username, null, at);
  const partners = await findPartners(trx, userId);
  await emptyChats(trx, userId);
  await trx.deleteFrom('users').where('id', '=', userId).execute();
  await tell(
    trx,
    partners.flatMap(({ user_id: other, chat_id: chatId }): Told[] => [
      { userId: other, name: 'chat', chatId },
      { userId: other, name: 'notifications' },
    ]),
  );
  return mediaIds;
}

/** Before the member, as whoever sends does: from here on the other side can put nothing into them. */
async function lockChats(trx: Executor, userId: string): Promise<void> {
  await sql`select id from chats where low_user_id = ${userId}::uuid or high_user_id = ${userId}::uuid order by id for update`.execute(
    trx,
  );
}

/** Who has a chat with the member, and which. */
async function findPartners(
  trx: Executor,
  userId: string,
): Promise<{ readonly user_id: string; readonly chat_id: string }[]> {
  const { rows } = await sql<{ user_id: string; chat_id: string }>`
    select id as chat_id, high_user_id as user_id from chats where low_user_id = ${userId}::uuid
    union all select id, low_user_id from chats where high_user_id = ${userId}::uuid`.execute(trx);
  return rows;
}

/** Whole sets, since a cascade looks for what hangs on each message by itself; and not too much in one statement. */
async function emptyChats(trx: Executor, userId: string): Promise<void> {
  const chats = sql`select id from chats where low_user_id = ${userId}::uuid or high_user_id = ${userId}::uuid`;
  const messages = sql`select id from messages where chat_id in (${chats})`;
  await sql`delete from notifications where chat_id in (${chats})`.execute(trx);
  await sql`delete from notifications where user_id = ${userId}::uuid or from_user_id = ${userId}::uuid`.execute(trx);
  await sql`delete from message_reads where message_id in (${messages})`.execute(trx);
  await sql`delete from media where message_id in (${messages})`.execute(trx);
  for (;;) {
    const { numAffectedRows = 0n } =
      await sql`delete from messages where id in (${messages} limit ${MESSAGES_AT_ONCE})`.execute(trx);
    if (numAffectedRows < MESSAGES_AT_ONCE) return;
  }
}

/** The member's own, and what others sent to them: it goes with the chat. */
async function findMedia(trx: Executor, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from media where owner_id = ${userId}::uuid
    union
    select media.id from chats join messages on messages.chat_id = chats.id join media on media.message_id = messages.id
    where chats.low_user_id = ${userId}::uuid or chats.high_user_id = ${userId}::uuid`.execute(trx);
  return rows.map(({ id }) => id);
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
    update posts set comment_count = greatest(comment_count - counted.n, 0) from counted where posts.id = counted.post_id`.execute(
    trx,
  );
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
