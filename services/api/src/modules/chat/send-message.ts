import { type CallBody, isBlankText, limits, schemas } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { type Executor, throughDeadlocks } from '../../core/database';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import { holdMember } from '../blocks/blocks.repository';
import { tell } from '../live/tell';
import type { DataUrlRules, ReceivedFile } from '../media/data-url-file';
import type { MediaKeeper } from '../media/media-keeper';
import { isVideo, type ProcessedMedia } from '../media/processed-media';
import { readUpload } from '../media/read-upload';
import { discardMedia } from '../media/receive-media';
import { notify } from '../notifications/notify';
import { lockChat, setVersion } from './chat.repository';
import { refuseBlocked, requirePartner } from './chat.service';
import { findMessage, findSentMessage, insertMessage, type MessageRow } from './messages.repository';

/** What may be attached, with the sentences of spec.md section 5. */
export const attachmentRules: DataUrlRules = {
  accepted: ['image/png', 'image/jpeg', 'video/mp4'],
  refusal: 'Formato não suportado. Use JPG/PNG ou MP4.',
  maxBytes: limits.message.mediaBytes,
  tooLong: 'Arquivo muito grande (limite 100MB).',
  field: 'mediaUrl',
};

/**
 * What an attachment's base64 may take of a body: a few senders escape its slashes, which makes it longer by a
 * thirty-second at most where they are spread as chance has it.
 */
export const ATTACHMENT_JSON_BYTES = Math.ceil((Math.ceil(limits.message.mediaBytes / 3) * 4 * 33) / 32);

interface Deps {
  readonly db: Executor;
  readonly media: MediaKeeper;
  readonly viewer: Pick<Viewer, 'id'>;
}

interface Draft {
  readonly body: CallBody<'sendMessage'>;
  readonly attached: ReceivedFile | undefined;
  readonly at: Date;
}

/**
 * Of an attachment that comes before its chat's id, which is read without knowing whether its sender may send there.
 * The order of a JSON object's members means nothing, so such a body is right; but only as much is taken on trust as
 * the pictures of most messages need. It counts as any other upload. The page names the chat first.
 */
const earlyRules: DataUrlRules = {
  ...attachmentRules,
  maxBytes: 8 * 1024 * 1024,
  tooLong: 'chatId must come before mediaUrl when the file is larger than 8 MB',
};

/**
 * The rules for an attachment whose bytes begin to come. As far as what came before it tells which chat it is for, it
 * is refused here (SRV-29); but what was sent already is not new, and is answered as it was the first time.
 * @throws AppError 404, 403
 */
export async function rulesFor(
  db: Executor,
  viewer: Pick<Viewer, 'id'>,
  before: ReadonlyMap<string, string>,
): Promise<DataUrlRules> {
  const chatId = schemas.id.safeParse(before.get('chatId'));
  if (!chatId.success) return earlyRules;
  const otherId = await requirePartner(db, viewer.id, chatId.data);
  const clientId = schemas.sendMessageBody.shape.clientId.safeParse(before.get('clientId'));
  const known = clientId.success
    ? await findKnown(db, viewer.id, { chatId: chatId.data, clientId: clientId.data })
    : undefined;
  if (!known) await refuseBlocked(db, viewer.id, otherId);
  return attachmentRules;
}

/**
 * Sends a text, or an image or film with or without one. The same `clientId` again gives the message that it made
 * the first time, and nothing of what came with it stays.
 * @throws AppError 404 for a chat that is not the viewer's, 403 for one that a block has closed, 400, 413 or 415 for the attachment
 */
export async function sendMessage({ db, media, viewer }: Deps, { body, attached, at }: Draft): Promise<MessageRow> {
  if (body.mediaUrl !== undefined && !attached) throw errors.unsupportedMediaType(attachmentRules.refusal);
  if (!attached) return (await store(db, viewer.id, { ...body, at })).message;
  const otherId = await requirePartner(db, viewer.id, body.chatId);
  const known = await findKnown(db, viewer.id, body);
  if (known) return known;
  await refuseBlocked(db, viewer.id, otherId);
  const medium = await readUpload(attached, attachmentRules.refusal, attachmentRules.field);
  let ids: readonly string[] = [];
  try {
    const { message, isNew } = await media.withMedia(db, [medium], (made) => {
      ids = made;
      const attach = async (trx: Executor, messageId: string): Promise<void> => {
        for (const id of made) await media.attach(trx, { ...medium, id, ownerId: viewer.id, postId: null, messageId });
      };
      return store(db, viewer.id, { ...body, at, medium: { type: typeOf(medium), attach } });
    });
    // The same message was sent at the same moment, and was first.
    if (!isNew) await media.removeFiles(db, ids);
    return message;
  } finally {
    // What cannot be removed now is left to the sweep: the message stands.
    await discardMedia(medium).catch(() => undefined);
  }
}

const typeOf = (medium: ProcessedMedia): 'IMAGE' | 'VIDEO' => (isVideo(medium) ? 'VIDEO' : 'IMAGE');

const findKnown = async (
  db: Executor,
  senderId: string,
  { chatId, clientId }: Pick<CallBody<'sendMessage'>, 'chatId' | 'clientId'>,
): Promise<MessageRow | undefined> =>
  clientId === undefined ? undefined : findSentMessage(db, { chatId, senderId, clientId });

interface Stored {
  readonly message: MessageRow;
  /** False for a repeat: nothing was stored. */
  readonly isNew: boolean;
}

interface NewDraft extends CallBody<'sendMessage'> {
  readonly at: Date;
  readonly medium?: {
    readonly type: 'IMAGE' | 'VIDEO';
    readonly attach: (trx: Executor, messageId: string) => Promise<void>;
  };
}

function store(db: Executor, senderId: string, draft: NewDraft): Promise<Stored> {
  const { chatId, text = '', medium } = draft;
  return throughDeadlocks(() =>
    db.transaction().execute(async (trx) => {
      const chat = await lockChat(trx, senderId, chatId);
      if (!chat) throw errors.notFound();
      const known = await findKnown(trx, senderId, draft);
      if (known) return { message: known, isNew: false };
      // A block that comes from here on waits until the message is there; one that was answered is seen.
      await holdMember(trx, chat.other_id);
      await refuseBlocked(trx, senderId, chat.other_id);
      // A film takes a while to be looked at: what was sent meanwhile stands before it, and is not younger.
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
        clientId,
        at,
      });
      if (isNew) {
        await medium?.attach(trx, id);
        await setVersion(trx, chatId, seq, at);
        await notify(trx, { type: 'message', userId: chat.other_id, fromUserId: senderId, at, chatId, messageId: id });
      }
      const message = isNew ? await findMessage(trx, id) : await findKnown(trx, senderId, draft);
      if (!message) throw errors.notFound();
      if (isNew) {
        await tell(trx, [
          { userId: chat.other_id, name: 'message', messageId: id },
          { userId: chat.other_id, name: 'notifications', fromUserId: senderId },
          // The sender's other pages.
          { userId: senderId, name: 'message', messageId: id },
        ]);
      }
      return { message, isNew };
    }),
  );
}
