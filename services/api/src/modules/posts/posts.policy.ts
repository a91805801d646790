import type { schemas } from '@cred/contract';
import type { Viewer } from '../../core/viewer';
import type { PostAccess } from './posts.repository';

/** Only health professionals write for health professionals (SRV-21). */
export const mayUseAudience = (viewer: Pick<Viewer, 'isHealthProfessional'>, audience: schemas.Audience): boolean =>
  audience === 'general' || viewer.isHealthProfessional;

/** `done`: the author deleted it before, and a repeat is harmless (SRV-8). */
export type PostDeletionDecision = 'delete' | 'done' | 'not_yours' | 'not_found';

/** What a wish to delete a post comes to. One that the viewer may not see is as one that does not exist. */
export function decidePostDeletion(viewer: Pick<Viewer, 'id'>, post: PostAccess | undefined): PostDeletionDecision {
  if (!post) return 'not_found';
  if (post.author_id === viewer.id) return post.deleted_at === null ? 'delete' : 'done';
  return post.visible ? 'not_yours' : 'not_found';
}
