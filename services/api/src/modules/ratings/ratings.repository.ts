import type { Executor } from '../../database/connection';

export interface NewRating {
  readonly postId: string;
  readonly userId: string;
  /** 1 to 5. */
  readonly value: number;
  readonly at: Date;
}

/** Sets a member's rating of a post; returns the replaced one. Requires the lock of the post's row. */
export async function upsertRating(
  executor: Executor,
  { postId, userId, value, at }: NewRating,
): Promise<number | null> {
  const known = await executor
    .selectFrom('ratings')
    .select('value')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await executor
    .insertInto('ratings')
    .values({ post_id: postId, user_id: userId, value, rated_at: at })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doUpdateSet({ value, rated_at: at }))
    .execute();
  return known?.value ?? null;
}

export interface RatingTotals {
  readonly rating_count: number;
  readonly rating_average: number | null;
}

/** Changes a post's count and sum of ratings; returns the new totals. */
export async function changeRatingTotals(
  executor: Executor,
  postId: string,
  change: { readonly count: number; readonly sum: number },
): Promise<RatingTotals> {
  return await executor
    .updateTable('posts')
    .set((eb) => ({
      rating_count: eb('rating_count', '+', change.count),
      rating_sum: eb('rating_sum', '+', change.sum),
    }))
    .where('id', '=', postId)
    .returning(['rating_count', 'rating_average'])
    .executeTakeFirstOrThrow();
}

/** Deletes the ratings of a post that is being deleted. */
export async function deleteRatingsOfPost(executor: Executor, postId: string): Promise<void> {
  await executor.deleteFrom('ratings').where('post_id', '=', postId).execute();
}
