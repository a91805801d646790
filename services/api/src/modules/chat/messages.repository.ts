import type { Message } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../core/database';

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
}

const selectMessages = (executor: Executor) =>
  executor
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.sender_id')
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
    ]);

/** The last messages of a chat, or the last before one of them; newest first. */
export async function findMessages(executor: Executor, chatId: string, { before, take }: { readonly before: number | null; readonly take: number }): Promise<MessageRow[]> {
  let query = selectMessages(executor).where('messages.chat_id', '=', chatId).orderBy('messages.seq', 'desc').limit(take);
  if (before !== null) query = query.where('messages.seq', '<', before);
  return query.execute();
}

/** Where a message stands in its chat; nothing when it is of another chat. */
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

export const findSentMessage = (executor: Executor, sent: { readonly chatId: string; readonly senderId: string; readonly clientId: string }): Promise<MessageRow | undefined> =>
  selectMessages(executor)
    .where('messages.chat_id', '=', sent.chatId)
    .where('messages.sender_id', '=', sent.senderId)
    .where('messages.client_id', '=', sent.clientId)
    .executeTakeFirst();

export interface NewMessage {
  readonly id: string;
  readonly chatId: string;
  readonly seq: number;
  readonly senderId: string;
  readonly text: string;
  readonly clientId: string | null;
  readonly at: Date;
}

/** False when the sender has sent this `clientId` in this chat before: nothing is stored then. */
export async function insertMessage(executor: Executor, message: NewMessage): Promise<boolean> {
  const made = await executor
    .insertInto('messages')
    .values({
      id: message.id,
      chat_id: message.chatId,
      seq: message.seq,
      sender_id: message.senderId,
      type: 'TEXT',
      text: message.text,
      client_id: message.clientId,
      created_at: message.at,
    })
    .onConflict((conflict) => conflict.columns(['chat_id', 'sender_id', 'client_id']).where('client_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** False when the member had read it before. */
export async function insertRead(executor: Executor, messageId: string, memberId: string, at: Date): Promise<boolean> {
  const made = await executor
    .insertInto('message_reads')
    .values({ message_id: messageId, user_id: memberId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst();
  return made !== undefined;
}
