import { type CallBody, limits } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { cutPage, type PageOf, type Page } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import {
  countSaved,
  deleteSaved,
  findSavedPosts,
  insertSaved,
  isSaved,
  lockMemberForSaving,
  type SavedPostRow,
} from './saved-posts.repository';
import { findPostAccessForShare } from '../../access/post-access';

/**
 * Toggles a bookmark, or sets it to `saved` (SRV-8); returns whether the post is saved afterwards.
 * @throws AppError 404 for a post that the viewer may not see, 409 when there are too many bookmarks
 */
export function savePost(
  db: Executor,
  viewer: Viewer,
  { postId, saved }: CallBody<'savePost'>,
  at: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockMemberForSaving(trx, viewer.id);
    const post = await findPostAccessForShare(trx, viewer, postId);
    if (!post?.visible) throw errors.notFound();
    const wasSaved = await isSaved(trx, viewer.id, postId);
    const isSavedAfter = saved ?? !wasSaved;
    if (isSavedAfter === wasSaved) return isSavedAfter;
    if (!isSavedAfter) {
      await deleteSaved(trx, viewer.id, postId);
      return false;
    }
    if ((await countSaved(trx, viewer.id)) >= limits.savedPosts) {
      throw errors.conflict('conflict', `You can save at most ${limits.savedPosts} posts`);
    }
    await insertSaved(trx, { id: newId(at), userId: viewer.id, postId });
    return true;
  });
}

/** The viewer's saved posts, latest first. */
export const listSavedPosts = async (db: Executor, viewer: Viewer, page: Page): Promise<PageOf<SavedPostRow>> =>
  cutPage(await findSavedPosts(db, viewer, { ...page, take: page.take + 1 }), page.take);
