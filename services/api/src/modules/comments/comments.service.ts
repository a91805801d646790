import type { CallBody } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { cutPage, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { Page } from '../posts/post-pages';
import { findPostAccessForUpdate, isPostVisible } from '../posts/posts.repository';
import { decideCommentDeletion } from './comments.policy';
import {
  softDeleteComment,
  type CommentRow,
  findComment,
  findComments,
  findCommentAccess,
  findPostIdOfComment,
  insertComment,
} from './comments.repository';

/** A post's comments, newest first. @throws AppError 404 for a post that the viewer may not see */
export async function listComments(
  db: Executor,
  viewer: Viewer,
  postId: string,
  page: Page,
): Promise<PageOf<CommentRow>> {
  if (!(await isPostVisible(db, viewer, postId))) throw errors.notFound();
  return cutPage(await findComments(db, viewer, postId, { ...page, take: page.take + 1 }), page.take);
}

/** Comments on a post, and counts it. @throws AppError 404 for a post that the viewer may not see */
export function createComment(
  db: Executor,
  viewer: Viewer,
  { postId, text }: CallBody<'createComment'>,
  at: Date,
): Promise<CommentRow> {
  return db.transaction().execute(async (trx) => {
    const post = await findPostAccessForUpdate(trx, viewer, postId);
    if (!post?.visible) throw errors.notFound();
    const id = newId(at);
    await insertComment(trx, { id, postId, authorId: viewer.id, text, at });
    const comment = await findComment(trx, id);
    if (!comment) throw errors.notFound();
    return comment;
  });
}

/**
 * Deletes an own comment, or any under an own post; a repeat is harmless.
 * @throws AppError 403 for another's comment, 404 for one that the viewer may not see
 */
export function deleteComment(db: Executor, viewer: Viewer, id: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // The post first, as everywhere: two who wait for each other would both fail.
    const postId = await findPostIdOfComment(trx, id);
    const post = postId && (await findPostAccessForUpdate(trx, viewer, postId));
    const comment = post && (await findCommentAccess(trx, viewer, id));
    if (!postId || !post || !comment) throw errors.notFound();
    const verdict = decideCommentDeletion(viewer, comment, post);
    if (verdict === 'not_found') throw errors.notFound();
    if (verdict === 'not_yours') throw errors.notYours();
    if (verdict === 'delete') await softDeleteComment(trx, { id, postId }, at);
  });
}
