import type { schemas } from '@cred/contract';
import type { Executor } from '../../core/database';
import type { Viewer } from '../../core/viewer';
import { visibleTo } from '../posts/visibility';
import type { ProcessedImage } from './image-pipeline';

export interface NewMedia {
  readonly id: string;
  readonly image: ProcessedImage;
  readonly ownerId: string;
  readonly postId: string | null;
}

export async function insertMedia(executor: Executor, { id, image, ownerId, postId }: NewMedia): Promise<void> {
  await executor
    .insertInto('media')
    .values({
      id,
      owner_id: ownerId,
      post_id: postId,
      placeholder: image.placeholder,
      card_width: image.card.width,
      card_height: image.card.height,
      full_width: image.full.width,
      full_height: image.full.height,
    })
    .execute();
}

/** Deletes a post's media; gives the ids whose files are now nobody's. */
export async function deleteMediaOfPost(executor: Executor, postId: string): Promise<string[]> {
  const rows = await executor.deleteFrom('media').where('post_id', '=', postId).returning('id').execute();
  return rows.map((row) => row.id);
}

/** The audience of a stored image's post, if the viewer may see it; an image without a post is general. */
export async function findVisibleMedia(executor: Executor, viewer: Viewer, id: string): Promise<{ audience: schemas.Audience } | undefined> {
  const row = await executor
    .selectFrom('media')
    .leftJoin('posts', 'posts.id', 'media.post_id')
    .select('posts.audience')
    .where('media.id', '=', id)
    .where((eb) => eb.or([eb('media.post_id', 'is', null), visibleTo(viewer)]))
    .executeTakeFirst();
  return row && { audience: row.audience ?? 'general' };
}

export async function insertLeftovers(executor: Executor, ids: readonly string[], since?: Date): Promise<void> {
  if (ids.length === 0) return;
  await executor
    .insertInto('media_leftovers')
    .values(ids.map((media_id) => ({ media_id, ...(since ? { since } : {}) })))
    .execute();
}

export async function deleteLeftovers(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.deleteFrom('media_leftovers').where('media_id', 'in', [...ids]).execute();
}

/** Those of the given ids whose files no row owns. */
export async function findLeftovers(executor: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await executor.selectFrom('media_leftovers').select('media_id').where('media_id', 'in', [...ids]).execute();
  return rows.map((row) => row.media_id);
}

/** Ids whose files have been nobody's since before a moment. */
export async function findOldLeftovers(executor: Executor, before: Date, take: number): Promise<string[]> {
  const rows = await executor.selectFrom('media_leftovers').select('media_id').where('since', '<', before).limit(take).execute();
  return rows.map((row) => row.media_id);
}
