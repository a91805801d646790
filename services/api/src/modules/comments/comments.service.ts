import type { CallBody } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { cutPage, type PageOf, type Page } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { type CommentRow, findComment, findComments, insertComment } from './comments.repository';
import { findPostAccessForUpdate, isPostVisible } from '../../access/post-access';

/**
 * Returns a post's comments, newest first.
 * @throws AppError 404 for a post that the viewer may not see
 */
export async function listComments(
  db: Executor,
  viewer: Viewer,
  postId: string,
  page: Page,
): Promise<PageOf<CommentRow>> {
  if (!(await isPostVisible(db, viewer, postId))) throw errors.notFound();
  return cutPage(await findComments(db, viewer, postId, { ...page, take: page.take + 1 }), page.take);
}

/**
 * Adds a comment to a post and counts it.
 * @throws AppError 404 for a post that the viewer may not see
 */
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
