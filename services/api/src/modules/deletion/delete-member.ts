import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { publishEvents, type MemberEvent } from '../live-events/publish-events';
import { insertLeftovers } from '../media/media.repository';
import { markNextNewest } from '../notifications/notifications.repository';
import { retireUsername } from '../users/usernames';

/** Timeout of one statement in milliseconds: longer than elsewhere, since a member may have much data to erase. */
const STATEMENT_MS = 5 * 60_000;
const MESSAGES_AT_ONCE = 20_000;

/**
 * Deletes a member and all their data in the caller's transaction (SRV-35): posts with their comments and ratings,
 * comments, ratings, bookmarks, follows, notifications, sessions, mail, submissions, and their chats with the messages
 * and attachments of both sides. Corrects the counts of other members' posts; reposts of the member's posts become
 * tombstones.
 * @returns the media ids for `media.removeFiles` after the commit; null when the member does not exist
 */
export async function deleteMember(trx: Executor, userId: string, at: Date): Promise<string[] | null> {
  await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(trx);
  await lockAffectedPosts(trx, userId);
  await lockChats(trx, userId);
  // From here on no row that references this member can be inserted: the insert waits for this lock.
  const user = await trx
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  // Chats that were opened before the member was locked.
  await lockChats(trx, userId);
  const mediaIds = await findMedia(trx, userId);
  await insertLeftovers(trx, mediaIds);
  // Before comments and chats, with which notifications are deleted.
  await markNextNewest(trx, userId);
  await deleteComments(trx, userId, at);
  await deleteRatings(trx, userId);
  await subtractReposts(trx, userId);
  await deleteRecoveryRequests(trx, userId, user.email);
  // Earlier usernames of the member stay reserved too, without an owner: deleting the member's row clears it.
  await retireUsername(trx, user.username, null, at);
  const partners = await findChatPartners(trx, userId);
  await deleteChatContents(trx, userId);
  await trx.deleteFrom('users').where('id', '=', userId).execute();
  await publishEvents(
    trx,
    partners.flatMap(({ user_id: other, chat_id: chatId }): MemberEvent[] => [
      { userId: other, name: 'chat', chatId },
      { userId: other, name: 'notifications' },
    ]),
  );
  return mediaIds;
}

/** Deletes the requests for codes by a member's address, unless they may be of another account with it (AUTH-37). */
async function deleteRecoveryRequests(trx: Executor, userId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('recoveries')
    .where('email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').where('email', '=', email).where('id', '<>', userId))),
    )
    .execute();
}

/**
 * Locks the chats before the member, in the same order as sending a message; from here on the other members cannot
 * send.
 */
async function lockChats(trx: Executor, userId: string): Promise<void> {
  await sql`select id from chats where low_user_id = ${userId}::uuid or high_user_id = ${userId}::uuid
    order by id for update`.execute(trx);
}

/** Finds the other members of the member's chats. */
async function findChatPartners(
  trx: Executor,
  userId: string,
): Promise<{ readonly user_id: string; readonly chat_id: string }[]> {
  const { rows } = await sql<{ user_id: string; chat_id: string }>`
    select id as chat_id, high_user_id as user_id from chats where low_user_id = ${userId}::uuid
    union all select id, low_user_id from chats where high_user_id = ${userId}::uuid`.execute(trx);
  return rows;
}

/**
 * Deletes sets of rows, since a cascade would look up the references of each message separately, in batches, so that no
 * statement takes long.
 */
async function deleteChatContents(trx: Executor, userId: string): Promise<void> {
  const chats = sql`select id from chats where low_user_id = ${userId}::uuid or high_user_id = ${userId}::uuid`;
  const messages = sql`select id from messages where chat_id in (${chats})`;
  await sql`delete from notifications where chat_id in (${chats})`.execute(trx);
  await sql`delete from notifications where user_id = ${userId}::uuid or from_user_id = ${userId}::uuid`.execute(trx);
  await sql`delete from message_reactions where message_id in (${messages})`.execute(trx);
  await sql`delete from message_reads where message_id in (${messages})`.execute(trx);
  await sql`delete from media where message_id in (${messages})`.execute(trx);
  for (;;) {
    const { numAffectedRows = 0n } =
      await sql`delete from messages where id in (${messages} limit ${MESSAGES_AT_ONCE})`.execute(trx);
    if (numAffectedRows < MESSAGES_AT_ONCE) return;
  }
}

/** Finds the member's media and the media that others sent them, which are deleted with the chat. */
async function findMedia(trx: Executor, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from media where owner_id = ${userId}::uuid
    union
    select media.id from chats join messages on messages.chat_id = chats.id join media on media.message_id = messages.id
    where chats.low_user_id = ${userId}::uuid or chats.high_user_id = ${userId}::uuid`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Locks other members' posts whose counts change, in id order: comments and ratings change only under this lock. */
async function lockAffectedPosts(trx: Executor, userId: string): Promise<void> {
  await sql`
    select id from posts
    where id in (
      select post_id from comments where author_id = ${userId}::uuid
      union select post_id from ratings where user_id = ${userId}::uuid
      union select root_id from posts where author_id = ${userId}::uuid and root_id is not null)
    order by id for update`.execute(trx);
}

/** Deletes the member's comments. A comment that other members answered stays as a tombstone without its author (POST-81). */
async function deleteComments(trx: Executor, userId: string, at: Date): Promise<void> {
  await sql`
    with own as (select id, post_id, deleted_at from comments where author_id = ${userId}::uuid),
      answered as (
        select own.id from own where exists (
          select from comments as reply where reply.parent_id = own.id and reply.author_id is distinct from ${userId}::uuid)),
      emptied as (
        update comments set author_id = null, text = '', deleted_at = coalesce(deleted_at, ${at}::timestamptz)
        where id in (select id from answered)),
      uncited as (delete from comment_citations where comment_id in (select id from answered)),
      untagged as (delete from comment_topics where comment_id in (select id from answered)),
      unmentioned as (delete from comment_mentions where comment_id in (select id from answered)),
      gone as (delete from comments where id in (select id from own except select id from answered)),
      counted as (select post_id, count(*) as n from own where deleted_at is null group by post_id)
    update posts set comment_count = greatest(comment_count - counted.n, 0) from counted
      where posts.id = counted.post_id`.execute(trx);
}

async function deleteRatings(trx: Executor, userId: string): Promise<void> {
  await sql`
    with gone as (delete from ratings where user_id = ${userId}::uuid returning post_id, value)
    update posts set rating_count = greatest(rating_count - 1, 0), rating_sum = greatest(rating_sum - gone.value, 0)
    from gone where posts.id = gone.post_id`.execute(trx);
}

async function subtractReposts(trx: Executor, userId: string): Promise<void> {
  await sql`
    with counted as (
      select root_id, count(*) as n from posts
      where author_id = ${userId}::uuid and root_id is not null and deleted_at is null group by root_id)
    update posts set repost_count = greatest(repost_count - counted.n, 0)
    from counted where posts.id = counted.root_id and posts.author_id <> ${userId}::uuid`.execute(trx);
}
