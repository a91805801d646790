import { sql } from 'kysely';
import { notBlocked } from '../../access/block-predicates';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';

/** Which side of a follow is listed. */
export type FollowSide = 'followers' | 'following';

/** The end of a page: the time in microseconds since 1970, the precision of the database, and the listed member. */
export interface FollowPosition {
  readonly micros: bigint;
  readonly id: string;
}

/** A page of the follows of one side, newest first, with whether the viewer follows the listed member. */
export async function findFollows(
  executor: Executor,
  viewer: Viewer,
  {
    side,
    userId,
    before,
    take,
  }: {
    readonly side: FollowSide;
    readonly userId: string;
    readonly before: FollowPosition | null;
    readonly take: number;
  },
): Promise<(UserSummaryRow & { readonly is_following: boolean; readonly micros: number })[]> {
  const [of, listed] =
    side === 'followers'
      ? (['follows.following_id', 'follows.follower_id'] as const)
      : (['follows.follower_id', 'follows.following_id'] as const);
  return await executor
    .selectFrom('follows')
    .innerJoin('users', 'users.id', listed)
    .select(userSummaryColumns)
    .select((eb) => [
      sql<number>`(extract(epoch from follows.created_at) * 1000000)::bigint`.as('micros'),
      eb
        .exists(
          eb
            .selectFrom('follows as mine')
            .select('mine.follower_id')
            .where('mine.follower_id', '=', viewer.id)
            .whereRef('mine.following_id', '=', 'users.id'),
        )
        .$castTo<boolean>()
        .as('is_following'),
    ])
    .where(of, '=', userId)
    .where(notBlocked(viewer.id, 'users.id'))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(follows.created_at, ${sql.ref(listed)}) <
          ('epoch'::timestamptz + ${String(before?.micros)}::bigint * interval '1 microsecond', ${before?.id}::uuid)`,
      ),
    )
    .orderBy('follows.created_at', 'desc')
    .orderBy(listed, 'desc')
    .limit(take)
    .execute();
}

/** Returns false when the follow exists already. */
export async function insertFollow(
  executor: Executor,
  followerId: string,
  followingId: string,
  at: Date,
): Promise<boolean> {
  const inserted = await executor
    .insertInto('follows')
    .values({ follower_id: followerId, following_id: followingId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('follower_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteFollow(executor: Executor, followerId: string, followingId: string): Promise<void> {
  await executor
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('following_id', '=', followingId)
    .execute();
}
