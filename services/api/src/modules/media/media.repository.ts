import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { notBlocked } from '../../access/block-predicates';
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
  const columns = isVideo(media)
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
      ...columns,
    })
    .execute();
}

/** Deletes a post's media; returns the ids whose files have no row now. */
export async function deleteMediaOfPost(executor: Executor, postId: string): Promise<string[]> {
  const rows = await executor.deleteFrom('media').where('post_id', '=', postId).returning('id').execute();
  return rows.map((row) => row.id);
}

/** Deletes a message's media; returns the ids whose files have no row now. */
export async function deleteMediaOfMessage(executor: Executor, messageId: string): Promise<string[]> {
  const rows = await executor.deleteFrom('media').where('message_id', '=', messageId).returning('id').execute();
  return rows.map((row) => row.id);
}

export interface VisibleMedia {
  /** As in the store, in lower case. */
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** The permission can change at any time, so a browser must revalidate before each use. */
  readonly mustRevalidate: boolean;
}

/**
 * Finds stored media, if the viewer may see them: media of a post by the rule of the post; of a message by the rule of
 * its chat, which reviewers may not see either (SRV-28); images of a profile unless one of the two members blocks the
 * other (SRV-44). A reviewer may also see the media of a reported
 * post whose author blocks them.
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
    // Each condition applies to one kind of media: the rule of posts is null without a post.
    .where((eb) =>
      eb.or([
        eb.and([
          eb('media.post_id', 'is', null),
          eb('media.message_id', 'is', null),
          notBlocked(viewer.id, 'media.owner_id'),
        ]),
        eb.and([eb('media.post_id', 'is not', null), eb.or([visibleTo(viewer), reportedTo(viewer)])]),
        eb.and([eb('media.message_id', 'is not', null), inOpenChat(viewer.id, 'messages.chat_id')]),
      ]),
    )
    .executeTakeFirst();
  return row && { id: row.id, kind: row.kind, mustRevalidate: row.audience === 'health' || row.message_id !== null };
}

export async function insertLeftovers(executor: Executor, ids: readonly string[], since?: Date): Promise<void> {
  if (ids.length === 0) return;
  await executor
    .insertInto('media_leftovers')
    .values(ids.map((media_id) => ({ media_id, ...(since ? { since } : {}) })))
    .execute();
}

/** Returns false when the id is not a leftover: it has a row, or its files are removed. */
export async function deleteLeftover(executor: Executor, id: string): Promise<boolean> {
  const row = await executor
    .deleteFrom('media_leftovers')
    .where('media_id', '=', id)
    .returning('media_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a leftover until the transaction ends; false when it is unknown or locked by another transaction. */
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

/** Leftovers from before a time. */
export async function findOldLeftovers(executor: Executor, before: Date, take: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('media_leftovers')
    .select('media_id')
    .where('since', '<', before)
    .limit(take)
    .execute();
  return rows.map((row) => row.media_id);
}
