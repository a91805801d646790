import type { Message } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../core/database';
import { notBlocked, notBlockedBy } from '../blocks/hidden';
import type { UserSummaryRow } from '../users/user-summary';

/** A chat as one of its members sees it; the joined user is the other one. No message is read for it. */
export interface ChatRow extends UserSummaryRow {
  readonly id: string;
  readonly version: number;
  readonly my_last_read_at: Date | null;
  readonly my_last_read_seq: number;
  readonly other_last_read_at: Date | null;
}

/** What lists show of a chat's messages. */
export interface ChatActivityRow {
  readonly chat_id: string;
  readonly unread_count: number;
  readonly id: string | null;
  readonly sender_id: string | null;
  readonly type: Message['type'] | null;
  readonly text: string | null;
  readonly created_at: Date | null;
}

const memberChats = (executor: Executor, memberId: string) =>
  executor
    .selectFrom('chat_participants as mine')
    .innerJoin('chats', 'chats.id', 'mine.chat_id')
    .innerJoin('chat_participants as theirs', (join) =>
      join.onRef('theirs.chat_id', '=', 'mine.chat_id').onRef('theirs.user_id', '<>', 'mine.user_id'),
    )
    .innerJoin('users', 'users.id', 'theirs.user_id')
    .where('mine.user_id', '=', memberId)
    .select([
      'chats.id',
      'chats.version',
      'mine.last_read_at as my_last_read_at',
      'mine.last_read_seq as my_last_read_seq',
      'theirs.last_read_at as other_last_read_at',
      'users.id as user_id',
      'users.username as user_username',
      'users.full_name as user_full_name',
      'users.profile_img as user_profile_img',
      'users.is_verificated as user_is_verificated',
    ]);

/** A member's chats, last active first, but those with a member whom they block or who blocks them. */
export const findChats = (executor: Executor, memberId: string, take: number): Promise<ChatRow[]> =>
  memberChats(executor, memberId).where(notBlocked(memberId, 'users.id')).orderBy('chats.last_active_at', 'desc').orderBy('chats.id', 'desc').limit(take).execute();

/** A chat, only if the member belongs to it, and the other one does not block them: it would show who that is today. */
export const findChat = (executor: Executor, memberId: string, chatId: string): Promise<ChatRow | undefined> =>
  memberChats(executor, memberId).where('chats.id', '=', chatId).where(notBlockedBy(memberId, 'users.id')).executeTakeFirst();

/** The last message of each chat, and how many of the other's are unread, in one query. */
export async function findActivity(executor: Executor, memberId: string, chatIds: readonly string[]): Promise<ChatActivityRow[]> {
  if (chatIds.length === 0) return [];
  const result = await sql<ChatActivityRow>`
    select mine.chat_id, unread.unread_count, last.id, last.sender_id, last.type, last.text, last.created_at
    from chat_participants mine
    left join lateral (
      select id, sender_id, type, text, created_at from messages
      where messages.chat_id = mine.chat_id order by seq desc limit 1
    ) last on true
    cross join lateral (
      select count(*) as unread_count from messages
      where messages.chat_id = mine.chat_id and seq > mine.last_read_seq and sender_id <> mine.user_id
        and not exists (select from message_reads r where r.message_id = messages.id and r.user_id = mine.user_id)
    ) unread
    where mine.user_id = ${memberId}::uuid and mine.chat_id = any(${[...chatIds]}::uuid[])`.execute(executor);
  return result.rows;
}

export interface NewChat {
  readonly id: string;
  readonly memberIds: readonly [string, string];
  readonly at: Date;
}

/** Makes the pair's chat unless there is one already; gives its id either way. */
export async function insertChat(executor: Executor, { id, memberIds, at }: NewChat): Promise<string> {
  const [low, high] = [...memberIds].sort() as [string, string];
  const made = await executor
    .insertInto('chats')
    .values({ id, low_user_id: low, high_user_id: high, last_active_at: at, created_at: at })
    .onConflict((conflict) => conflict.columns(['low_user_id', 'high_user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await executor
      .insertInto('chat_participants')
      .values(memberIds.map((user_id) => ({ chat_id: id, user_id })))
      .execute();
    return id;
  }
  // The insert waited for whoever was making it, so it is there now.
  const known = await executor
    .selectFrom('chats')
    .select('id')
    .where('low_user_id', '=', low)
    .where('high_user_id', '=', high)
    .executeTakeFirstOrThrow();
  return known.id;
}

export interface LockedChat {
  readonly version: number;
  readonly other_id: string;
}

/** Holds a member's chat until the transaction ends, so that its changes come one after another. */
export async function lockChat(executor: Executor, memberId: string, chatId: string): Promise<LockedChat | undefined> {
  const chat = await executor
    .selectFrom('chats')
    .select(['version', 'low_user_id', 'high_user_id'])
    .where('id', '=', chatId)
    .where((eb) => eb.or([eb('low_user_id', '=', memberId), eb('high_user_id', '=', memberId)]))
    .forUpdate()
    .executeTakeFirst();
  return chat && { version: chat.version, other_id: chat.low_user_id === memberId ? chat.high_user_id : chat.low_user_id };
}

/** Says that something a member could see has changed. `activeAt` moves the chat up in the lists. */
export async function setVersion(executor: Executor, chatId: string, version: number, activeAt?: Date): Promise<void> {
  await executor
    .updateTable('chats')
    .set({ version, ...(activeAt ? { last_active_at: activeAt } : {}) })
    .where('id', '=', chatId)
    .execute();
}

export async function setLastRead(executor: Executor, chatId: string, memberId: string, read: { readonly at: Date; readonly seq: number }): Promise<void> {
  await executor
    .updateTable('chat_participants')
    .set({ last_read_at: read.at, last_read_seq: read.seq })
    .where('chat_id', '=', chatId)
    .where('user_id', '=', memberId)
    .execute();
}
