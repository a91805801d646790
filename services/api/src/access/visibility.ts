import type { Settings } from '@cred/deployment/settings';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../core/viewer';
import { notBlocked } from './block-predicates';

/** Whether a post's audience includes the viewer; a health post's author is always included. */
export function audienceIncludes(
  viewer: Pick<Viewer, 'id' | 'isHealthProfessional'>,
  alias = 'posts',
): RawBuilder<boolean> {
  const post = sql.ref(alias);
  return sql<boolean>`(${viewer.isHealthProfessional}::boolean or ${post}.audience = 'general'
    or ${post}.author_id = ${viewer.id}::uuid)`;
}

/**
 * The visibility rule of posts (SRV-7), used by every query that reaches one: `where(visibleTo(viewer))` in a query
 * with `posts` under that name or the given alias. A health post is visible to its author and to health professionals.
 * A deleted post is visible to no one; neither is a post that reviewers removed, which has a deletion time too (MOD-3).
 * No post is visible across a block in either direction.
 */
export function visibleTo(viewer: Pick<Viewer, 'id' | 'isHealthProfessional'>, alias = 'posts'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and ${audienceIncludes(viewer, alias)}
    and ${notBlocked(viewer.id, `${alias}.author_id`)})`;
}

/**
 * The same rule for many members at once, for a query with `posts` and `users`: whether the member may see the post. It
 * repeats `countsAsProfessional` in SQL.
 */
export const visibleToMembers = (
  { HEALTH_AUDIENCE }: Pick<Settings, 'HEALTH_AUDIENCE'>,
  at: Date,
): RawBuilder<boolean> =>
  sql<boolean>`(posts.deleted_at is null
    and (posts.audience = 'general' or posts.author_id = users.id or (users.is_health_professional
      and (${HEALTH_AUDIENCE === 'specialty'}::boolean or (users.is_verificated
        and (users.verified_until is null or users.verified_until > ${at}::timestamptz)))))
    and not exists (select from blocks where blocker_id = users.id and blocked_id = posts.author_id)
    and not exists (select from blocks where blocker_id = posts.author_id and blocked_id = users.id))`;
