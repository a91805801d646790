import { errors } from '@cred/service-kit';
import { findPostAccessForUpdate } from '../../access/post-access';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { findCommentAccess, findPostIdOfComment, softDeleteComment } from '../comments/comments.repository';
import { deleteMentionsOfComment } from '../text-entities/text-entities.repository';
import { decideCommentDeletion } from './deletion.policy';

/**
 * Deletes the viewer's comment, or any comment on the viewer's post; idempotent.
 * @throws AppError 403 for another member's comment, 404 for one that the viewer may not see
 */
export function deleteComment(db: Executor, viewer: Viewer, id: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // Locks the post before the comment, as every transaction does, to avoid a deadlock.
    const postId = await findPostIdOfComment(trx, id);
    const post = postId && (await findPostAccessForUpdate(trx, viewer, postId));
    const comment = post && (await findCommentAccess(trx, viewer, id));
    if (!postId || !post || !comment) throw errors.notFound();
    const decision = decideCommentDeletion(viewer, comment, post);
    if (decision === 'not_found') throw errors.notFound();
    if (decision === 'not_yours') throw errors.notYours();
    if (decision !== 'delete') return;
    await softDeleteComment(trx, { id, postId }, at);
    await deleteMentionsOfComment(trx, id);
  });
}
