import type { PostAccess } from '../../access/post-access';
import type { Viewer } from '../../core/viewer';
import type { CommentAccess } from '../comments/comments.repository';

/** `done`: it is deleted already, so that a repeated request succeeds (SRV-8). */
export type DeletionDecision = 'delete' | 'done' | 'not_yours' | 'not_found';

/**
 * A post that the viewer may not see is treated like one that does not exist. The author of a post that reviewers
 * removed may delete its contents.
 */
export function decidePostDeletion(viewer: Pick<Viewer, 'id'>, post: PostAccess | undefined): DeletionDecision {
  if (!post) return 'not_found';
  if (post.author_id === viewer.id) return post.deleted_at === null || post.removed_at !== null ? 'delete' : 'done';
  return post.visible ? 'not_yours' : 'not_found';
}

/**
 * The author may delete their comment even on a post that they cannot see any more; the post's author may delete any
 * comment on it. For other members, a comment that they may not see is `not_found`.
 */
export function decideCommentDeletion(
  viewer: Pick<Viewer, 'id'>,
  comment: CommentAccess,
  post: PostAccess,
): DeletionDecision {
  if (comment.author_id === viewer.id || post.author_id === viewer.id)
    return comment.deleted_at === null ? 'delete' : 'done';
  return post.visible && comment.visible && comment.deleted_at === null ? 'not_yours' : 'not_found';
}
