import { type ChatSearch, foldText, limits } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { cutPage, type PageOf } from '../../core/paging';
import { publishEvents, type MemberEvent } from '../live-events/publish-events';
import { markChatNotificationsRead } from '../notifications/notifications.repository';
import {
  advanceRead,
  type ChatActivityRow,
  type ChatPage,
  type ChatRow,
  findActivity,
  findChat,
  findChats,
  findPartner,
  insertChat,
  lockChat,
  type LockedChat,
  setLastRead,
  setVersion,
} from './chat.repository';
import {
  findChangedBefore,
  findMatches,
  findMessage,
  findMessages,
  findSeq,
  insertRead,
  type MessageRow,
} from './messages.repository';
import { findBlockStatus, requireReachable } from '../../access/reachability';

export interface ChatWithActivity {
  readonly chat: ChatRow;
  readonly activity: ChatActivityRow | undefined;
}

/** Opens the chat of two members; creates it if there is none (SRV-28). */
export async function openChat(db: Executor, memberId: string, otherId: string, at: Date): Promise<ChatWithActivity> {
  if (otherId === memberId) throw errors.validationFailed({ otherUserId: 'A chat needs another member' });
  const chatId = await db.transaction().execute(async (trx) => {
    await requireReachable(trx, memberId, otherId);
    return insertChat(trx, { id: newId(at), memberIds: [memberId, otherId], at });
  });
  return withActivity(db, memberId, await requireChat(db, memberId, chatId));
}

/** Returns one page of a member's chats, last active first. */
export async function listChats(
  db: Executor,
  memberId: string,
  { after, take }: ChatPage,
): Promise<PageOf<ChatWithActivity>> {
  const { rows, last } = cutPage(await findChats(db, memberId, { after, take: take + 1 }), take);
  const activities = await findActivity(
    db,
    memberId,
    rows.map((chat) => chat.id),
  );
  const byChat = new Map(activities.map((activity) => [activity.chat_id, activity]));
  const withActivities = rows.map((chat) => ({ chat, activity: byChat.get(chat.id) }));
  return { rows: withActivities, last: last && (withActivities.at(-1) ?? null) };
}

/**
 * Returns a chat of the member.
 * @throws AppError 404 for non-members and the blocked member
 */
export async function requireChat(db: Executor, memberId: string, chatId: string): Promise<ChatRow> {
  const chat = await findChat(db, memberId, chatId);
  if (!chat) throw errors.notFound();
  return chat;
}

/** Adds a chat's last message and unread count. */
export async function withActivity(db: Executor, memberId: string, chat: ChatRow): Promise<ChatWithActivity> {
  return { chat, activity: (await findActivity(db, memberId, [chat.id]))[0] };
}

/**
 * Returns the last messages of a chat, or those before one of them, newest first.
 * @throws AppError 400 when `before` is not in this chat
 */
export async function listMessages(
  db: Executor,
  chatId: string,
  { before, take }: { readonly before?: string | undefined; readonly take: number },
): Promise<MessageRow[]> {
  const seq = before === undefined ? null : await findSeq(db, chatId, before);
  if (seq === undefined) throw errors.validationFailed({ before: 'There is no such message in this chat' });
  return findMessages(db, chatId, { before: seq, take });
}

/** Returns the messages that a page of the last messages does not have although they were changed lately (SRV-81). */
export async function listChanged(db: Executor, chatId: string, page: readonly MessageRow[]): Promise<MessageRow[]> {
  const first = page.at(-1);
  return first ? findChangedBefore(db, chatId, first.seq) : [];
}

/**
 * Finds the messages of a chat whose text contains a term, ignoring case and accents. Returns the newest of them,
 * oldest first.
 */
export async function searchMessages(db: Executor, chatId: string, term: string): Promise<ChatSearch> {
  const folded = foldText(term);
  // The term consists of combining marks only, which folding removes.
  if (folded === '') return { total: 0, messageIds: [] };
  const { total, ids } = await findMatches(db, chatId, folded, limits.chat.searchResults);
  return { total, messageIds: [...ids].reverse() };
}

/**
 * Returns the other member of the member's chat, regardless of blocks.
 * @throws AppError 404 for a chat that is not theirs
 */
export async function requirePartner(db: Executor, memberId: string, chatId: string): Promise<string> {
  const otherId = await findPartner(db, memberId, chatId);
  if (otherId === undefined) throw errors.notFound();
  return otherId;
}

/**
 * Throws when one of two members blocks the other, without revealing which one. Earlier messages stay readable.
 * @throws AppError 403
 */
export async function requireNotBlocked(db: Executor, memberId: string, otherId: string): Promise<void> {
  const { blocks, blocked } = await findBlockStatus(db, memberId, otherId);
  if (blocks || blocked) throw errors.forbidden('You can no longer send messages in this chat');
}

/**
 * Locks a chat if the member may open it now, by the rule of `GET /chat/{chatId}`: a blocked member cannot mark
 * messages read.
 */
export async function lockOpenChat(trx: Executor, memberId: string, chatId: string): Promise<LockedChat> {
  const chat = await lockChat(trx, memberId, chatId);
  if (!chat) throw errors.notFound();
  await requireChat(trx, memberId, chatId);
  return chat;
}

/** Marks a chat and its notifications read up to now. */
export function markChatRead(db: Executor, memberId: string, chatId: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const chat = await lockOpenChat(trx, memberId, chatId);
    await setLastRead(trx, chatId, memberId, { at, seq: chat.version });
    await setVersion(trx, chatId, chat.version + 1);
    const anyMarked = await markChatNotificationsRead(trx, memberId, chatId);
    await publishEvents(trx, [
      ...chatEventsFor([memberId, chat.other_id], chatId),
      ...(anyMarked ? [{ userId: memberId, name: 'notifications' } as const] : []),
    ]);
  });
}

/** Marks one message read, by its recipient only (SRV-30). Idempotent. */
export function markMessageRead(db: Executor, memberId: string, messageId: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const message = await findMessage(trx, messageId);
    if (!message) throw errors.notFound();
    const chat = await lockOpenChat(trx, memberId, message.chat_id);
    if (message.sender_id === memberId) throw errors.forbidden('Only the recipient can mark a message read');
    if (!(await insertRead(trx, messageId, memberId, at))) return;
    await advanceRead(trx, message.chat_id, memberId, message.seq);
    await setVersion(trx, message.chat_id, chat.version + 1);
    await publishEvents(trx, chatEventsFor([memberId, chat.other_id], message.chat_id));
  });
}

const chatEventsFor = (memberIds: readonly string[], chatId: string): MemberEvent[] =>
  memberIds.map((userId) => ({ userId, name: 'chat', chatId }));
