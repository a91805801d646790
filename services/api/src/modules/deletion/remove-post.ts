import { limits } from '@cred/contract';
import type { Executor } from '../../database/connection';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { changeRepostCount, findPurgeablePosts, isPurgeable, lockPost, setRemoved } from '../posts/posts.repository';
import { deleteLockedPost } from './delete-post';

const DAY_MS = 24 * 60 * 60_000;
const PURGE_BATCH = 100;

/** How long a removed post can be restored, in milliseconds. */
const RESTORABLE_MS = limits.appeal.days * DAY_MS;

/**
 * Hides a post from everyone, for reviewers, in the caller's transaction (MOD-3). Its contents and media stay until
 * `purgePost`. Returns false when the post is deleted or hidden already.
 */
export async function removePost(trx: Executor, id: string, at: Date): Promise<boolean> {
  const post = await lockPost(trx, id);
  if (post?.deleted_at !== null) return false;
  await setRemoved(trx, id, at);
  if (post.root_id !== null) await changeRepostCount(trx, post.root_id, -1);
  return true;
}

/** Shows a removed post again with everything that it had. Returns false when its contents are deleted. */
export async function restorePost(trx: Executor, id: string): Promise<boolean> {
  const post = await lockPost(trx, id);
  if (!post?.removed_at) return false;
  await setRemoved(trx, id, null);
  if (post.root_id !== null) await changeRepostCount(trx, post.root_id, 1);
  return true;
}

/**
 * Deletes the contents of a removed post; nothing for any other post. Returns the ids for `media.removeFiles` after the
 * commit.
 */
export async function purgePost(trx: Executor, media: MediaLifecycle, id: string, at: Date): Promise<string[]> {
  const post = await lockPost(trx, id);
  // The removal has subtracted a repost from its root already.
  return post?.removed_at ? deleteLockedPost(trx, media, { id, rootId: null }, at) : [];
}

/**
 * Deletes the contents of posts whose time for an appeal is over; at most one batch. Returns how many were deleted.
 */
export async function purgeRemovedPosts(
  { db, media }: { readonly db: Executor; readonly media: MediaLifecycle },
  at: Date,
): Promise<number> {
  const before = new Date(at.getTime() - RESTORABLE_MS);
  const ids = await findPurgeablePosts(db, before, PURGE_BATCH);
  for (const id of ids) {
    const files = await db.transaction().execute(async (trx) => {
      // An appeal locks the post too, so one that was made since the first statement is found now.
      const post = await lockPost(trx, id);
      return post && (await isPurgeable(trx, before, id)) ? purgePost(trx, media, id, at) : [];
    });
    await media.removeFiles(db, files);
  }
  return ids.length;
}
