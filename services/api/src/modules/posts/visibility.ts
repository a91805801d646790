import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../core/viewer';

/**
 * The one rule of who sees a post (server rule 7), for every query that can reach one: `where(visibleTo(viewer))`
 * in a query that has `posts` under that name. A health post is seen by its author and by health
 * professionals; a deleted one by nobody.
 */
export const visibleTo = (viewer: Pick<Viewer, 'id' | 'isHealthProfessional'>): RawBuilder<boolean> =>
  sql<boolean>`(posts.deleted_at is null and (${viewer.isHealthProfessional}::boolean or posts.audience = 'general' or posts.author_id = ${viewer.id}::uuid))`;
