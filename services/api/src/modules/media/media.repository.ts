import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { visibleTo } from '../../access/visibility';
import { isVideo, type ProcessedMedia } from './processed-media';
import { inOpenChat } from '../../access/chat-access';
import { reportedTo } from '../../access/report-access';

export type NewMedia = ProcessedMedia & {
  readonly id: string;
  readonly ownerId: string;
  readonly postId: string | null;
  readonly messageId?: string;
};

export async function insertMedia(executor: Executor, media: NewMedia): Promise<void> {
  const looks = isVideo(media)
    ? {
        kind: 'video' as const,
        full_width: media.video.width,
        full_height: media.video.height,
        duration_ms: media.video.durationMs,
      }
    : {
        placeholder: media.image.placeholder,
        card_width: media.image.card.width,
        card_height: media.image.card.height,
        full_width: media.image.full.width,
        full_height: media.image.full.height,
      };
  await executor
    .insertInto('media')
    .values({
      id: media.id,
      owner_id: media.ownerId,
      post_id: media.postId,
      message_id: media.messageId ?? null,
      ...looks,
    })
    .execute();
}

/** Deletes a post's media; gives the ids whose files are now nobody's. */
export async function deleteMediaOfPost(executor: Executor, postId: string): Promise<string[]> {
  const rows = await executor.deleteFrom('media').where('post_id', '=', postId).returning('id').execute();
  return rows.map((row) => row.id);
}

export interface VisibleMedia {
  /** As the store has it, in lower case. */
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** Who may see it can change at any moment: a browser must not keep it without asking. */
  readonly askAlways: boolean;
}

/**
 * A stored medium, if the viewer may see it: one of a post like its post; one of a message like its chat, which a
 * reviewer does not see either (SRV-28); any other always. A reviewer decides on reports also when their member blocks the reviewer, so sees what such a report shows.
 */
export async function findVisibleMedia(
  executor: Executor,
  viewer: Viewer,
  id: string,
): Promise<VisibleMedia | undefined> {
  const row = await executor
    .selectFrom('media')
    .leftJoin('posts', 'posts.id', 'media.post_id')
    .leftJoin('messages', 'messages.id', 'media.message_id')
    .select(['media.id', 'media.kind', 'media.message_id', 'posts.audience'])
    .where('media.id', '=', id)
    // Each kind by its own rule alone: those of posts say nothing of what has no post.
    .where((eb) =>
      eb.or([
        eb.and([eb('media.post_id', 'is', null), eb('media.message_id', 'is', null)]),
        eb.and([eb('media.post_id', 'is not', null), eb.or([visibleTo(viewer), reportedTo(viewer)])]),
        eb.and([eb('media.message_id', 'is not', null), inOpenChat(viewer.id, 'messages.chat_id')]),
      ]),
    )
    .executeTakeFirst();
  return row && { id: row.id, kind: row.kind, askAlways: row.audience === 'health' || row.message_id !== null };
}

export async function insertLeftovers(executor: Executor, ids: readonly string[], since?: Date): Promise<void> {
  if (ids.length === 0) return;
  await executor
    .insertInto('media_leftovers')
    .values(ids.map((media_id) => ({ media_id, ...(since ? { since } : {}) })))
    .execute();
}

/** Whether there was one: an id that is no leftover is somebody's, or gone. */
export async function deleteLeftover(executor: Executor, id: string): Promise<boolean> {
  const row = await executor
    .deleteFrom('media_leftovers')
    .where('media_id', '=', id)
    .returning('media_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a leftover until the transaction ends; false when there is none, or another transaction has it. */
export async function lockLeftover(trx: Executor, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('media_leftovers')
    .select('media_id')
    .where('media_id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids whose files have been nobody's since before a moment. */
export async function findOldLeftovers(executor: Executor, before: Date, take: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('media_leftovers')
    .select('media_id')
    .where('since', '<', before)
    .limit(take)
    .execute();
  return rows.map((row) => row.media_id);
}
