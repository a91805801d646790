import { type CallBody, limits } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../core/database';
import { newId } from '../../core/ids';
import { findStanding } from '../blocks/blocks.repository';
import { requireReachable } from '../blocks/blocks.service';
import { notify, settleChatNotifications } from '../notifications/notify';
import { type ChatActivityRow, type ChatRow, findActivity, findChat, findChats, insertChat, lockChat, setLastRead, setVersion } from './chat.repository';
import { findMessage, findMessages, findSentMessage, findSeq, insertMessage, insertRead, type MessageRow } from './messages.repository';

export interface ChatWithActivity {
  readonly chat: ChatRow;
  readonly activity: ChatActivityRow | undefined;
}

/** Opens the one chat of two members, making it if there is none (server rule 28). */
export async function openChat(db: Executor, memberId: string, otherId: string, at: Date): Promise<ChatWithActivity> {
  if (otherId === memberId) throw errors.validationFailed({ otherUserId: 'A chat needs another member' });
  const chatId = await db.transaction().execute(async (trx) => {
    await requireReachable(trx, memberId, otherId);
    return insertChat(trx, { id: newId(at), memberIds: [memberId, otherId], at });
  });
  return withActivity(db, memberId, await requireChat(db, memberId, chatId));
}

/** A member's chats, last active first. */
export async function listChats(db: Executor, memberId: string): Promise<ChatWithActivity[]> {
  const chats = await findChats(db, memberId, limits.list.max);
  const activities = await findActivity(db, memberId, chats.map((chat) => chat.id));
  const byChat = new Map(activities.map((activity) => [activity.chat_id, activity]));
  return chats.map((chat) => ({ chat, activity: byChat.get(chat.id) }));
}

/** A chat, to one of its members; for anybody else there is none. */
export async function requireChat(db: Executor, memberId: string, chatId: string): Promise<ChatRow> {
  const chat = await findChat(db, memberId, chatId);
  if (!chat) throw errors.notFound();
  return chat;
}

/** Adds what lists show of a chat's messages. */
export async function withActivity(db: Executor, memberId: string, chat: ChatRow): Promise<ChatWithActivity> {
  return { chat, activity: (await findActivity(db, memberId, [chat.id]))[0] };
}

/** The last messages of a chat, or those before one of it, newest first. */
export async function listMessages(db: Executor, chatId: string, before: string | undefined): Promise<MessageRow[]> {
  const seq = before === undefined ? null : await findSeq(db, chatId, before);
  if (seq === undefined) throw errors.validationFailed({ before: 'There is no such message in this chat' });
  return findMessages(db, chatId, { before: seq, take: limits.chat.page });
}

/** Sends a text. The same `clientId` again gives the message that it made the first time. */
export function sendMessage(db: Executor, senderId: string, body: CallBody<'sendMessage'>, at: Date): Promise<MessageRow> {
  return db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, senderId, body.chatId);
    if (!chat) throw errors.notFound();
    // What was written before stays readable; who of the two ended it is not said.
    const { blocks, blocked } = await findStanding(trx, senderId, chat.other_id);
    if (blocks || blocked) throw errors.forbidden('You can no longer send messages in this chat');
    if (body.mediaUrl !== undefined) throw errors.notBuilt();
    const [id, seq, clientId] = [newId(at), chat.version + 1, body.clientId ?? null];
    const isNew = await insertMessage(trx, { id, chatId: body.chatId, seq, senderId, text: body.text ?? '', clientId, at });
    if (isNew) {
      await setVersion(trx, body.chatId, seq, at);
      await notify(trx, { type: 'message', userId: chat.other_id, fromUserId: senderId, at, chatId: body.chatId, messageId: id });
    }
    const message =
      isNew || clientId === null ? await findMessage(trx, id) : await findSentMessage(trx, { chatId: body.chatId, senderId, clientId });
    if (!message) throw errors.notFound();
    return message;
  });
}

/** Marks a chat read up to now, and with it what the member was told of it. */
export function markChatRead(db: Executor, memberId: string, chatId: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, memberId, chatId);
    if (!chat) throw errors.notFound();
    await setLastRead(trx, chatId, memberId, { at, seq: chat.version });
    await setVersion(trx, chatId, chat.version + 1);
    await settleChatNotifications(trx, memberId, chatId);
  });
}

/** Marks one message read, by its recipient only (server rule 30). A repeat changes nothing. */
export function markMessageRead(db: Executor, memberId: string, messageId: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const message = await findMessage(trx, messageId);
    const chat = message && (await lockChat(trx, memberId, message.chat_id));
    if (!message || !chat) throw errors.notFound();
    if (message.sender_id === memberId) throw errors.forbidden('Only the recipient can mark a message read');
    if (await insertRead(trx, messageId, memberId, at)) await setVersion(trx, message.chat_id, chat.version + 1);
  });
}
