import { limits, type Reaction } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { publishEvents, type MemberEvent } from '../live-events/publish-events';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { type LockedChat, setVersion } from './chat.repository';
import { lockOpenChat, requireNotBlocked } from './chat.service';
import { deleteReaction, eraseMessage, setChanged, upsertReaction } from './message-actions.repository';
import { findMessage, type MessageRow } from './messages.repository';

/**
 * Deletes a message for both members: its text, file and reactions are erased, and its row stays. By its sender only,
 * within ten minutes on the server's clock; a repetition is harmless at any time (CHAT-27).
 * @throws AppError 404 for a chat that the member may not open, 403 for the other member's message, 409 when it is too late
 */
export async function deleteMessage(
  { db, media }: { readonly db: Executor; readonly media: MediaLifecycle },
  memberId: string,
  messageId: string,
  at: Date,
): Promise<MessageRow> {
  const { message, mediaIds } = await db.transaction().execute(async (trx) => {
    const { chat, message: found } = await lockMessage(trx, memberId, messageId);
    if (found.sender_id !== memberId) throw errors.forbidden('Only the sender can delete a message');
    if (found.deleted_at) return { message: found, mediaIds: [] };
    if (at.getTime() - found.created_at.getTime() > limits.message.deleteMs)
      throw errors.conflict('conflict', 'A message can be deleted for ten minutes after it was sent');
    const seq = chat.version + 1;
    await eraseMessage(trx, messageId, { seq, at });
    const deleted = await media.deleteMessageMedia(trx, messageId);
    await setVersion(trx, found.chat_id, seq);
    await publishEvents(trx, [
      ...changeEvents(memberId, chat, messageId),
      // Its preview is in the other member's list.
      { userId: chat.other_id, name: 'notifications' },
    ]);
    return { message: await requireMessage(trx, messageId), mediaIds: deleted };
  });
  // A failure is ignored, since the message is deleted; the sweep removes the files later.
  await media.removeFiles(db, mediaIds).catch(() => undefined);
  return message;
}

interface ReactionChange {
  readonly messageId: string;
  readonly reaction: Reaction | null;
  readonly at: Date;
}

/**
 * Sets, changes or removes the member's one reaction to a message; without effect when it is the same (CHAT-31).
 * @throws AppError 404 for a chat that the member may not open, 403 when one member blocks the other, 409 for a deleted
 *   message
 */
export async function setReaction(
  db: Executor,
  memberId: string,
  { messageId, reaction, at }: ReactionChange,
): Promise<MessageRow> {
  return db.transaction().execute(async (trx) => {
    const { chat, message } = await lockMessage(trx, memberId, messageId);
    const current = message.reactions?.find(({ userId }) => userId === memberId)?.reaction ?? null;
    if (current === reaction) return message;
    await requireNotBlocked(trx, memberId, chat.other_id);
    if (message.deleted_at) throw errors.conflict('conflict', 'This message was deleted');
    if (reaction === null) await deleteReaction(trx, messageId, memberId);
    else await upsertReaction(trx, { messageId, memberId, reaction, at });
    const seq = chat.version + 1;
    await setChanged(trx, messageId, seq);
    await setVersion(trx, message.chat_id, seq);
    await publishEvents(trx, changeEvents(memberId, chat, messageId));
    return requireMessage(trx, messageId);
  });
}

interface LockedMessage {
  readonly chat: LockedChat;
  readonly message: MessageRow;
}

/** Locks the chat of a message, if the member may open it now, and reads the message. */
async function lockMessage(trx: Executor, memberId: string, messageId: string): Promise<LockedMessage> {
  const { chat_id: chatId } = await requireMessage(trx, messageId);
  const chat = await lockOpenChat(trx, memberId, chatId);
  // Read again, since the lock may have waited for another change.
  return { chat, message: await requireMessage(trx, messageId) };
}

async function requireMessage(executor: Executor, messageId: string): Promise<MessageRow> {
  const message = await findMessage(executor, messageId);
  if (!message) throw errors.notFound();
  return message;
}

/** Both members' open pages get the message in its new state; also the member's other tabs. */
const changeEvents = (memberId: string, chat: LockedChat, messageId: string): MemberEvent[] =>
  [memberId, chat.other_id].map((userId) => ({ userId, name: 'message', messageId }));
