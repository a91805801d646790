import { foldText, limits, type Message, type Reaction } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

export interface MessageRow {
  readonly id: string;
  readonly chat_id: string;
  readonly seq: number;
  readonly sender_id: string;
  readonly sender_username: string;
  readonly sender_profile_img: string | null;
  readonly type: Message['type'];
  readonly text: string | null;
  readonly reply_to_id: string | null;
  readonly client_id: string | null;
  readonly created_at: Date;
  readonly read_by: readonly string[];
  readonly deleted_at: Date | null;
  /** In the order in which the members reacted; null for none. */
  readonly reactions: readonly { readonly userId: string; readonly reaction: Reaction }[] | null;
  /** Of the message that this one answers; null without one, like the columns below. */
  readonly quoted_id: string | null;
  readonly quoted_sender_id: string | null;
  readonly quoted_type: Message['type'] | null;
  readonly quoted_text: string | null;
  readonly quoted_deleted_at: Date | null;
  /** Null for a text message, like the columns below. */
  readonly media_id: string | null;
  readonly media_kind: 'image' | 'video' | null;
  readonly placeholder: string | null;
  readonly card_width: number | null;
  readonly card_height: number | null;
  readonly full_width: number | null;
  readonly full_height: number | null;
  readonly duration_ms: number | null;
}

const selectMessages = (executor: Executor) =>
  executor
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.sender_id')
    .leftJoin('media', 'media.message_id', 'messages.id')
    .leftJoin('messages as quoted', (join) =>
      join.onRef('quoted.id', '=', 'messages.reply_to_id').onRef('quoted.chat_id', '=', 'messages.chat_id'),
    )
    .select([
      'messages.id',
      'messages.chat_id',
      'messages.seq',
      'messages.sender_id',
      'users.username as sender_username',
      'users.profile_img as sender_profile_img',
      'messages.type',
      'messages.text',
      'messages.reply_to_id',
      'messages.client_id',
      'messages.created_at',
      sql<string[]>`array(select r.user_id::text from message_reads r where r.message_id = messages.id)`.as('read_by'),
      'messages.deleted_at',
      sql<MessageRow['reactions']>`(
        select json_agg(json_build_object('userId', user_id, 'reaction', reaction) order by reacted_at, user_id)
        from message_reactions where message_id = messages.id)`.as('reactions'),
      'quoted.id as quoted_id',
      'quoted.sender_id as quoted_sender_id',
      'quoted.type as quoted_type',
      sql<string | null>`left(quoted.text, ${sql.lit(limits.message.quoteMax)})`.as('quoted_text'),
      'quoted.deleted_at as quoted_deleted_at',
      'media.id as media_id',
      'media.kind as media_kind',
      'media.placeholder',
      'media.card_width',
      'media.card_height',
      'media.full_width',
      'media.full_height',
      'media.duration_ms',
    ]);

/** The last messages of a chat, or the last ones before a position; newest first. */
export async function findMessages(
  executor: Executor,
  chatId: string,
  { before, take }: { readonly before: number | null; readonly take: number },
): Promise<MessageRow[]> {
  let query = selectMessages(executor)
    .where('messages.chat_id', '=', chatId)
    .orderBy('messages.seq', 'desc')
    .limit(take);
  if (before !== null) query = query.where('messages.seq', '<', before);
  return query.execute();
}

/** The messages before a position that were changed last. */
export const findChangedBefore = (executor: Executor, chatId: string, seq: number): Promise<MessageRow[]> =>
  selectMessages(executor)
    .where('messages.chat_id', '=', chatId)
    .where('messages.changed_seq', 'is not', null)
    .where('messages.seq', '<', seq)
    .orderBy('messages.changed_seq', 'desc')
    .limit(limits.chat.changed)
    .execute();

/** A message's position in its chat; undefined for a message of another chat. */
export async function findSeq(executor: Executor, chatId: string, messageId: string): Promise<number | undefined> {
  const row = await executor
    .selectFrom('messages')
    .select('seq')
    .where('chat_id', '=', chatId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.seq;
}

export const findMessage = (executor: Executor, id: string): Promise<MessageRow | undefined> =>
  selectMessages(executor).where('messages.id', '=', id).executeTakeFirst();

/** Finds messages by id, in any order; omits unknown ids. */
export const findMessagesById = async (executor: Executor, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0
    ? []
    : selectMessages(executor)
        .where('messages.id', 'in', [...ids])
        .execute();

export const findSentMessage = (
  executor: Executor,
  sent: { readonly chatId: string; readonly senderId: string; readonly clientId: string },
): Promise<MessageRow | undefined> =>
  selectMessages(executor)
    .where('messages.chat_id', '=', sent.chatId)
    .where('messages.sender_id', '=', sent.senderId)
    .where('messages.client_id', '=', sent.clientId)
    .executeTakeFirst();

export interface Matches {
  readonly total: number;
  /** Newest first. */
  readonly ids: readonly string[];
}

/** The messages of a chat whose text contains a folded term: their number, and the newest ids. */
export async function findMatches(executor: Executor, chatId: string, folded: string, take: number): Promise<Matches> {
  // `strpos` instead of a pattern, so that nothing in a term needs escaping. A text that the previous version of the
  // API stored during a deployment has no folded form; the database folds nearly all texts to the same form.
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from messages
    where chat_id = ${chatId}::uuid
      and strpos(case when type = 'TEXT' then coalesce(folded, fold_for_search(text)) end, ${folded}) > 0
    order by seq desc limit ${take}`.execute(executor);
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}

export interface NewMessage {
  readonly id: string;
  readonly chatId: string;
  readonly seq: number;
  readonly senderId: string;
  /** AUDIO cannot be sent (SRV-29). */
  readonly type?: Exclude<Message['type'], 'AUDIO'>;
  /** Null for media without a caption. */
  readonly text: string | null;
  readonly replyToId: string | null;
  readonly clientId: string | null;
  readonly at: Date;
}

/** Returns false, and stores nothing, when the sender has sent this `clientId` in this chat before. */
export async function insertMessage(executor: Executor, message: NewMessage): Promise<boolean> {
  const { type = 'TEXT', text } = message;
  const inserted = await executor
    .insertInto('messages')
    .values({
      id: message.id,
      chat_id: message.chatId,
      seq: message.seq,
      sender_id: message.senderId,
      type,
      text,
      folded: type === 'TEXT' && text !== null ? foldText(text) : null,
      reply_to_id: message.replyToId,
      client_id: message.clientId,
      created_at: message.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['chat_id', 'sender_id', 'client_id']).where('client_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns false when the member had read it before. */
export async function insertRead(executor: Executor, messageId: string, memberId: string, at: Date): Promise<boolean> {
  const inserted = await executor
    .insertInto('message_reads')
    .values({ message_id: messageId, user_id: memberId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
