import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../core/viewer';
import { notBlocked } from './block-predicates';

/** Whether a post's audience includes the viewer; a health post's author always belongs to it. */
export function audienceIncludes(
  viewer: Pick<Viewer, 'id' | 'isHealthProfessional'>,
  alias = 'posts',
): RawBuilder<boolean> {
  const post = sql.ref(alias);
  return sql<boolean>`(${viewer.isHealthProfessional}::boolean or ${post}.audience = 'general' or ${post}.author_id = ${viewer.id}::uuid)`;
}

/**
 * The one rule of who sees a post (SRV-7), for every query that can reach one: `where(visibleTo(viewer))`
 * in a query that has `posts` under that name, or under the alias that is given. A health post is seen by its
 * author and by health professionals; a deleted one by nobody, and none by whoever its author blocks, or blocks its author.
 */
export function visibleTo(viewer: Pick<Viewer, 'id' | 'isHealthProfessional'>, alias = 'posts'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and ${audienceIncludes(viewer, alias)} and ${notBlocked(viewer.id, `${alias}.author_id`)})`;
}
