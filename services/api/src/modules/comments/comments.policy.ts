import type { Viewer } from '../../core/viewer';
import type { PostAccess } from '../posts/posts.repository';
import type { CommentAccess } from './comments.repository';

/** `done`: it was deleted before, and a repeat is harmless (SRV-8). */
export type CommentDeletionDecision = 'delete' | 'done' | 'not_yours' | 'not_found';

/**
 * What a wish to delete a comment comes to. Authors may always take their own words back, even from a post that
 * they cannot see any more; under an own post one may delete any. Others learn nothing of what they cannot see.
 */
export function decideCommentDeletion(
  viewer: Pick<Viewer, 'id'>,
  comment: CommentAccess,
  post: PostAccess,
): CommentDeletionDecision {
  if (comment.author_id === viewer.id || post.author_id === viewer.id)
    return comment.deleted_at === null ? 'delete' : 'done';
  return post.visible && comment.visible && comment.deleted_at === null ? 'not_yours' : 'not_found';
}
