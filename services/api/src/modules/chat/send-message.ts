import { type CallBody, isBlankText, limits } from '@cred/contract';
import * as schemas from '@cred/contract/schemas';
import { errors } from '@cred/service-kit';
import { type Executor, retryOnDeadlock } from '../../database/connection';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import { publishEvents } from '../live-events/publish-events';
import type { DataUrlRules, ReceivedFile } from '../media/data-url-file';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { isVideo, type ProcessedMedia } from '../media/processed-media';
import { readUpload } from '../media/read-upload';
import { discardMedia } from '../media/receive-media';
import { notify } from '../notifications/notify';
import { lockChat, setVersion } from './chat.repository';
import { requireNotBlocked, requirePartner } from './chat.service';
import { findMessage, findSentMessage, findSeq, insertMessage, type MessageRow } from './messages.repository';
import { lockMemberForShare } from '../../access/reachability';

/** The limits of attachments, with the error messages of CHAT-9. */
export const attachmentRules: DataUrlRules = {
  accepted: ['image/png', 'image/jpeg', 'video/mp4'],
  unsupportedMessage: 'Formato não suportado. Use JPG/PNG ou MP4.',
  maxBytes: limits.message.mediaBytes,
  tooLargeMessage: 'Arquivo muito grande (limite 100MB).',
  field: 'mediaUrl',
};

/**
 * The maximum size of an attachment's base64 in a body. Some clients escape slashes, which adds at most 1/32 for evenly
 * distributed bytes.
 */
export const ATTACHMENT_JSON_BYTES = Math.ceil((Math.ceil(limits.message.mediaBytes / 3) * 4 * 33) / 32);

interface Deps {
  readonly db: Executor;
  readonly media: MediaLifecycle;
  readonly viewer: Pick<Viewer, 'id'>;
}

interface Draft {
  readonly body: CallBody<'sendMessage'>;
  readonly attached: ReceivedFile | undefined;
  readonly at: Date;
}

/**
 * The rules for an attachment that precedes `chatId` in the body, when the sender's access cannot be checked yet. Such
 * a body is valid, since JSON properties have no order, but the attachment is limited to the size of most images. It
 * counts like any other upload. Cred's client sends `chatId` first.
 */
const rulesBeforeChatId: DataUrlRules = {
  ...attachmentRules,
  maxBytes: 8 * 1024 * 1024,
  tooLargeMessage: 'chatId must come before mediaUrl when the file is larger than 8 MB',
};

/**
 * Returns the rules for an attachment when its first bytes are received. If `chatId` precedes it, a sender without
 * access is rejected here (SRV-29). A repeated message is not rejected, since its response is the stored message.
 * @throws AppError 404, 403
 */
export async function rulesForAttachment(
  db: Executor,
  viewer: Pick<Viewer, 'id'>,
  before: ReadonlyMap<string, string>,
): Promise<DataUrlRules> {
  const chatId = schemas.id.safeParse(before.get('chatId'));
  if (!chatId.success) return rulesBeforeChatId;
  const otherId = await requirePartner(db, viewer.id, chatId.data);
  const clientId = schemas.sendMessageBody.shape.clientId.safeParse(before.get('clientId'));
  const stored = clientId.success
    ? await findStored(db, viewer.id, { chatId: chatId.data, clientId: clientId.data })
    : undefined;
  if (!stored) await requireNotBlocked(db, viewer.id, otherId);
  return attachmentRules;
}

/**
 * Sends a text, an image or a video; an image or video may have a text. A repeated `clientId` returns the stored
 * message, and the repeated attachment is removed.
 * @throws AppError 404 for a chat that is not the viewer's, 403 when one member blocks the other, 400 when
 * the answered message is not in the chat, 400, 413 or 415 for the attachment
 */
export async function sendMessage({ db, media, viewer }: Deps, { body, attached, at }: Draft): Promise<MessageRow> {
  if (body.mediaUrl !== undefined && !attached) throw errors.unsupportedMediaType(attachmentRules.unsupportedMessage);
  if (!attached) return (await storeMessage(db, viewer.id, { ...body, at })).message;
  const otherId = await requirePartner(db, viewer.id, body.chatId);
  const stored = await findStored(db, viewer.id, body);
  if (stored) return stored;
  await requireNotBlocked(db, viewer.id, otherId);
  const medium = await readUpload(attached, attachmentRules.unsupportedMessage, attachmentRules.field);
  let ids: readonly string[] = [];
  try {
    const { message, isNew } = await media.withMedia(db, [medium], (made) => {
      ids = made;
      const attach = async (trx: Executor, messageId: string): Promise<void> => {
        for (const id of made) await media.attach(trx, { ...medium, id, ownerId: viewer.id, postId: null, messageId });
      };
      return storeMessage(db, viewer.id, { ...body, at, medium: { type: typeOf(medium), attach } });
    });
    // A concurrent request stored the same message first.
    if (!isNew) await media.removeFiles(db, ids);
    return message;
  } finally {
    // A failure is ignored, since the message is stored; the sweep removes the files later.
    await discardMedia(medium).catch(() => undefined);
  }
}

const typeOf = (medium: ProcessedMedia): 'IMAGE' | 'VIDEO' => (isVideo(medium) ? 'VIDEO' : 'IMAGE');

const findStored = async (
  db: Executor,
  senderId: string,
  { chatId, clientId }: Pick<CallBody<'sendMessage'>, 'chatId' | 'clientId'>,
): Promise<MessageRow | undefined> =>
  clientId === undefined ? undefined : findSentMessage(db, { chatId, senderId, clientId });

interface StoredMessage {
  readonly message: MessageRow;
  /** False for a repeat, which stores nothing. */
  readonly isNew: boolean;
}

interface MessageDraft extends CallBody<'sendMessage'> {
  readonly at: Date;
  readonly medium?: {
    readonly type: 'IMAGE' | 'VIDEO';
    readonly attach: (trx: Executor, messageId: string) => Promise<void>;
  };
}

function storeMessage(db: Executor, senderId: string, draft: MessageDraft): Promise<StoredMessage> {
  const { chatId, text = '', replyToId = null, medium } = draft;
  return retryOnDeadlock(() =>
    db.transaction().execute(async (trx) => {
      const chat = await lockChat(trx, senderId, chatId);
      if (!chat) throw errors.notFound();
      const stored = await findStored(trx, senderId, draft);
      if (stored) return { message: stored, isNew: false };
      if (replyToId !== null && (await findSeq(trx, chatId, replyToId)) === undefined)
        throw errors.validationFailed({ replyToId: 'There is no such message in this chat' });
      // From here on a block waits until the message is stored; an earlier block makes the next statement throw.
      await lockMemberForShare(trx, chat.other_id);
      await requireNotBlocked(trx, senderId, chat.other_id);
      // Messages that were sent while a video was processed precede it, so its time must not be before theirs.
      const at = new Date(Math.max(draft.at.getTime(), chat.last_active_at.getTime()));
      const [id, seq, clientId] = [newId(at), chat.version + 1, draft.clientId ?? null];
      const caption = medium && isBlankText(text) ? null : text;
      const isNew = await insertMessage(trx, {
        id,
        chatId,
        seq,
        senderId,
        type: medium?.type ?? 'TEXT',
        text: caption,
        replyToId,
        clientId,
        at,
      });
      if (isNew) {
        await medium?.attach(trx, id);
        await setVersion(trx, chatId, seq, at);
        await notify(trx, { type: 'message', userId: chat.other_id, fromUserId: senderId, at, chatId, messageId: id });
      }
      const message = isNew ? await findMessage(trx, id) : await findStored(trx, senderId, draft);
      if (!message) throw errors.notFound();
      if (isNew) {
        await publishEvents(trx, [
          { userId: chat.other_id, name: 'message', messageId: id },
          { userId: chat.other_id, name: 'notifications', fromUserId: senderId },
          // For the sender's other tabs.
          { userId: senderId, name: 'message', messageId: id },
        ]);
      }
      return { message, isNew };
    }),
  );
}
