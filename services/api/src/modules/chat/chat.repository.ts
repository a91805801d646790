import { limits, type Message } from '@cred/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../database/connection';
import { notBlocked, notBlockedBy } from '../../access/block-predicates';
import type { UserSummaryRow } from '../../access/user-summary.presenter';
import { findChatOfPair } from '../../access/chat-access';

/** A chat from the view of one of its members, without messages; the joined user is the other member. */
export interface ChatRow extends UserSummaryRow {
  readonly id: string;
  readonly version: number;
  readonly last_active_at: Date;
  readonly my_last_read_at: Date | null;
  readonly my_last_read_seq: number;
  readonly other_last_read_at: Date | null;
}

/** A chat's last message and unread count, for lists. */
export interface ChatActivityRow {
  readonly chat_id: string;
  readonly unread_count: number;
  readonly id: string | null;
  readonly sender_id: string | null;
  readonly type: Message['type'] | null;
  readonly text: string | null;
  readonly created_at: Date | null;
  readonly deleted_at: Date | null;
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
      'chats.last_active_at',
      'mine.last_read_at as my_last_read_at',
      'mine.last_read_seq as my_last_read_seq',
      'theirs.last_read_at as other_last_read_at',
      'users.id as user_id',
      'users.username as user_username',
      'users.full_name as user_full_name',
      'users.profile_img as user_profile_img',
      'users.is_verificated as user_is_verificated',
      'users.specialty as user_specialty',
    ]);

/** A position in the list of chats, which is ordered by activity. */
export interface ChatPosition {
  readonly lastActiveAt: Date;
  readonly id: string;
}

export interface ChatPage {
  /** Only chats that were last active before this; null for the first page. */
  readonly after: ChatPosition | null;
  readonly take: number;
}

/**
 * Finds a member's chats that have messages (CHAT-18), last active first, without those in which one member blocks the
 * other. `low_user_id` and
 * `high_user_id` each have an index that ends with this order, so every page costs the same.
 */
export function findChats(executor: Executor, memberId: string, { after, take }: ChatPage): Promise<ChatRow[]> {
  const earlier =
    after === null ? sql`` : sql`and (last_active_at, id) < (${after.lastActiveAt}::timestamptz, ${after.id}::uuid)`;
  const side = (mine: string, theirs: string) => sql`
    (select id, last_active_at from chats where ${sql.ref(mine)} = ${memberId}::uuid
      and exists (select from messages where chat_id = chats.id offset 0)
      and ${notBlocked(memberId, theirs)} ${earlier}
    order by last_active_at desc, id desc limit ${take})`;
  const page = sql<string>`(
    select id from (${side('low_user_id', 'high_user_id')} union all ${side('high_user_id', 'low_user_id')}) page
    order by last_active_at desc, id desc limit ${take})`;
  return memberChats(executor, memberId)
    .where('chats.id', 'in', page)
    .orderBy('chats.last_active_at', 'desc')
    .orderBy('chats.id', 'desc')
    .execute();
}

/**
 * Finds a chat, if the member belongs to it and the other member does not block them: the chat would show the blocker's
 * current name.
 */
export const findChat = (executor: Executor, memberId: string, chatId: string): Promise<ChatRow | undefined> =>
  memberChats(executor, memberId)
    .where('chats.id', '=', chatId)
    .where(notBlockedBy(memberId, 'users.id'))
    .executeTakeFirst();

/**
 * Whether a message is unread for the member of the row `mine`. A deleted one is not: it has nothing to read. `offset 0`
 * keeps PostgreSQL from reading all that the member has read.
 */
const isUnread = sql<boolean>`messages.chat_id = mine.chat_id and seq > mine.last_read_seq
  and sender_id <> mine.user_id and messages.deleted_at is null
  and not exists (select from message_reads r where r.message_id = messages.id and r.user_id = mine.user_id offset 0)`;

/** The unread messages of a chat, at most `limits.chat.unreadMax`. By their order no more of the chat are read. */
const unreadMessages = sql`
  select from messages where ${isUnread} order by seq limit ${sql.lit(limits.chat.unreadMax)}`;

/** The query of `countUnread`. */
export function unreadCount(memberId: string): RawBuilder<{ unread: number }> {
  const other = sql`case when chats.low_user_id = mine.user_id then chats.high_user_id else chats.low_user_id end`;
  return sql<{ unread: number }>`
    select count(*) as unread from (
      select from chat_participants mine join chats on chats.id = mine.chat_id
      cross join lateral (${unreadMessages}) unread
      where mine.user_id = ${memberId}::uuid and ${notBlocked(memberId, other)}
      limit ${sql.lit(limits.chat.unreadMax)}
    ) counted`;
}

/** The number of unread messages in a member's chats, as in their list; at most `limits.chat.unreadMax` (CHAT-17). */
export async function countUnread(executor: Executor, memberId: string): Promise<number> {
  const { rows } = await unreadCount(memberId).execute(executor);
  return rows[0]?.unread ?? 0;
}

/**
 * Finds the last message of each chat and the number of unread messages of the other member, at most
 * `limits.chat.unreadMax`, in one query.
 */
export async function findActivity(
  executor: Executor,
  memberId: string,
  chatIds: readonly string[],
): Promise<ChatActivityRow[]> {
  if (chatIds.length === 0) return [];
  const result = await sql<ChatActivityRow>`
    select mine.chat_id, unread.unread_count, last.id, last.sender_id, last.type, last.text, last.created_at,
      last.deleted_at
    from chat_participants mine
    left join lateral (
      select id, sender_id, type, text, created_at, deleted_at from messages
      where messages.chat_id = mine.chat_id order by seq desc limit 1
    ) last on true
    cross join lateral (
      select count(*) as unread_count from (${unreadMessages}) counted
    ) unread
    where mine.user_id = ${memberId}::uuid and mine.chat_id = any(${[...chatIds]}::uuid[])`.execute(executor);
  return result.rows;
}

export interface NewChat {
  readonly id: string;
  readonly memberIds: readonly [string, string];
  readonly at: Date;
}

/** Creates the pair's chat unless it exists; returns its id in both cases. */
export async function insertChat(executor: Executor, { id, memberIds, at }: NewChat): Promise<string> {
  const [low, high] = [...memberIds].sort() as [string, string];
  const inserted = await executor
    .insertInto('chats')
    .values({ id, low_user_id: low, high_user_id: high, last_active_at: at, created_at: at })
    .onConflict((conflict) => conflict.columns(['low_user_id', 'high_user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await executor
      .insertInto('chat_participants')
      .values(memberIds.map((user_id) => ({ chat_id: id, user_id })))
      .execute();
    return id;
  }
  // The insert has waited for the concurrent one, so the chat exists now.
  const existing = await findChatOfPair(executor, low, high);
  if (existing === undefined) throw new Error('The chat that a concurrent request created is deleted');
  return existing;
}

/** Finds the other member of a member's chat, regardless of blocks; undefined when the chat is not theirs. */
export async function findPartner(executor: Executor, memberId: string, chatId: string): Promise<string | undefined> {
  const chat = await ownChat(executor, memberId, chatId).select(['low_user_id', 'high_user_id']).executeTakeFirst();
  return chat && otherOf(chat, memberId);
}

const ownChat = (executor: Executor, memberId: string, chatId: string) =>
  executor
    .selectFrom('chats')
    .where('id', '=', chatId)
    .where((eb) => eb.or([eb('low_user_id', '=', memberId), eb('high_user_id', '=', memberId)]));

const otherOf = (chat: { readonly low_user_id: string; readonly high_user_id: string }, memberId: string): string =>
  chat.low_user_id === memberId ? chat.high_user_id : chat.low_user_id;

export interface LockedChat {
  readonly version: number;
  readonly last_active_at: Date;
  readonly other_id: string;
}

/** Locks a member's chat until the transaction ends, so that its changes are serialized. */
export async function lockChat(executor: Executor, memberId: string, chatId: string): Promise<LockedChat | undefined> {
  const chat = await ownChat(executor, memberId, chatId)
    .select(['version', 'last_active_at', 'low_user_id', 'high_user_id'])
    .forUpdate()
    .executeTakeFirst();
  return chat && { version: chat.version, last_active_at: chat.last_active_at, other_id: otherOf(chat, memberId) };
}

/** Sets the version after a change that a member can see. `activeAt` moves the chat to the top of the lists. */
export async function setVersion(executor: Executor, chatId: string, version: number, activeAt?: Date): Promise<void> {
  await executor
    .updateTable('chats')
    .set({ version, ...(activeAt ? { last_active_at: activeAt } : {}) })
    .where('id', '=', chatId)
    .execute();
}

export async function setLastRead(
  executor: Executor,
  chatId: string,
  memberId: string,
  read: { readonly at: Date; readonly seq: number },
): Promise<void> {
  await executor
    .updateTable('chat_participants')
    .set({ last_read_at: read.at, last_read_seq: read.seq })
    .where('chat_id', '=', chatId)
    .where('user_id', '=', memberId)
    .execute();
}

/**
 * Moves the position up to which a member has read to a message that they have read, if they have read all before it.
 * Later counts start there, instead of at the last visit of the whole chat.
 */
export async function advanceRead(executor: Executor, chatId: string, memberId: string, seq: number): Promise<void> {
  await sql`
    update chat_participants mine set last_read_seq = ${seq}
    where chat_id = ${chatId}::uuid and user_id = ${memberId}::uuid and last_read_seq < ${seq}
      and not exists (select from messages where ${isUnread} and seq <= ${seq})`.execute(executor);
}
