import { sql } from 'kysely';
import { notBlocked } from '../../access/block-predicates';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import { visibleTo } from '../../access/visibility';
import type { SortPosition } from '../../core/cursor';
import type { Page } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';

export interface RatingRow extends UserSummaryRow {
  readonly value: number;
  /** When the member rated, in microseconds, as positions in the list have it. */
  readonly micros: number;
}

/** The ratings of a post, newest first, without those across a block. */
export function findRatings(
  executor: Executor,
  viewer: Viewer,
  postId: string,
  { before, take }: { readonly before: SortPosition | null; readonly take: number },
): Promise<RatingRow[]> {
  return executor
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .select(userSummaryColumns)
    .select(['ratings.value', sql<number>`(extract(epoch from ratings.rated_at) * 1000000)::bigint`.as('micros')])
    .where('ratings.post_id', '=', postId)
    .where(notBlocked(viewer.id, 'users.id'))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(ratings.rated_at, ratings.user_id) <
          ('epoch'::timestamptz + ${String(before?.key)}::bigint * interval '1 microsecond', ${before?.id}::uuid)`,
      ),
    )
    .orderBy('ratings.rated_at', 'desc')
    .orderBy('ratings.user_id', 'desc')
    .limit(take)
    .execute();
}

export interface RepostRow extends UserSummaryRow {
  readonly id: string;
  readonly created_at: Date;
  readonly additional_text: string | null;
}

/** The reposts of a root that the viewer may see, newest first. */
export function findReposts(
  executor: Executor,
  viewer: Viewer,
  rootId: string,
  { before, take }: Page,
): Promise<RepostRow[]> {
  return executor
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .select(userSummaryColumns)
    .select(['posts.id', 'posts.created_at', 'posts.additional_text'])
    .where('posts.root_id', '=', rootId)
    .where(visibleTo(viewer))
    .$if(before !== null, (query) => query.where('posts.id', '<', before))
    .orderBy('posts.id', 'desc')
    .limit(take)
    .execute();
}
