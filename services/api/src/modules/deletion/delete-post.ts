import { errors } from '@cred/service-kit';
import { findPostAccessForUpdate } from '../../access/post-access';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { softDeleteCommentsOfPost } from '../comments/comments.repository';
import { deletePreviewOfPost } from '../link-previews/post-previews.repository';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { deletePendingBadgeOfPost } from '../posts/pending-badges.repository';
import { changeRepostCount, softDeletePost } from '../posts/posts.repository';
import { deleteOpenAppealsOfPost } from '../reports/appeals.repository';
import { deleteReportedTexts } from '../reports/reports.repository';
import { deleteRatingsOfPost } from '../ratings/ratings.repository';
import { deleteReferencesOfPost } from '../references/references.repository';
import { deleteSavedPostsOfPost } from '../saved-posts/saved-posts.repository';
import { deletePostVersions } from '../post-versions/post-versions.repository';
import { deleteEntitiesOfPost, deleteMentionsOfComments } from '../text-entities/text-entities.repository';
import { decidePostDeletion } from './deletion.policy';

interface Deps {
  readonly db: Executor;
  readonly media: MediaLifecycle;
  readonly viewer: Viewer;
}

/**
 * Deletes the viewer's post with its comments, topics, mentions, references, ratings, bookmarks and media (SRV-25); its reposts become tombstones.
 * Idempotent. Of a post that reviewers removed it deletes the contents, and an appeal that waits for a decision.
 * @throws AppError 403 for another member's post, 404 for one that the viewer may not see
 */
export async function deletePost({ db, media, viewer }: Deps, id: string, at: Date): Promise<void> {
  const mediaIds = await db.transaction().execute(async (trx) => {
    const post = await findPostAccessForUpdate(trx, viewer, id);
    const decision = decidePostDeletion(viewer, post);
    if (decision === 'not_found') throw errors.notFound();
    if (decision === 'not_yours') throw errors.notYours();
    if (decision === 'done') return [];
    // A removed repost is not counted any more.
    const rootId = post?.removed_at === null ? post.root_id : null;
    if (post?.removed_at) await deleteOpenAppealsOfPost(trx, id);
    return deleteLockedPost(trx, media, { id, rootId }, at);
  });
  // The files are unreachable now; the next sweep removes those that fail here.
  await media.removeFiles(db, mediaIds);
}

/** Deletes a post with everything that depends on it, and subtracts it from `rootId`'s reposts. Requires the lock of its row. */
export async function deleteLockedPost(
  trx: Executor,
  media: MediaLifecycle,
  { id, rootId }: { readonly id: string; readonly rootId: string | null },
  at: Date,
): Promise<string[]> {
  await softDeletePost(trx, id, at);
  await softDeleteCommentsOfPost(trx, id, at);
  await deleteRatingsOfPost(trx, id);
  await deleteSavedPostsOfPost(trx, id);
  await deleteReferencesOfPost(trx, id);
  await deletePendingBadgeOfPost(trx, id);
  await deletePreviewOfPost(trx, id);
  await deletePostVersions(trx, id);
  await deleteReportedTexts(trx, id);
  await deleteEntitiesOfPost(trx, id);
  await deleteMentionsOfComments(trx, id);
  if (rootId !== null) await changeRepostCount(trx, rootId, -1);
  return media.deletePostMedia(trx, id);
}
