import type { CallResponse, CallBody } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { notify } from '../notifications/notify';
import { changeRatingTotals, upsertRating } from './ratings.repository';
import { findSubjectForUpdate } from '../../access/post-access';

/**
 * Adds or changes the viewer's rating of a post, and notifies the author the first time (SRV-23). A repost without text
 * stands for its root (POST-34). Idempotent.
 * @throws AppError 403 for the viewer's own post, 404 for one that the viewer may not see
 */
export function ratePost(
  db: Executor,
  viewer: Viewer,
  { postId: givenId, value }: CallBody<'ratePost'>,
  at: Date,
): Promise<CallResponse<'ratePost'>> {
  return db.transaction().execute(async (trx) => {
    // Locked, so that ratings of one post are serialized and its count and sum stay exact.
    const post = await findSubjectForUpdate(trx, viewer, givenId);
    if (!post) throw errors.notFound();
    if (post.author_id === viewer.id) throw errors.forbidden('You cannot rate your own post');
    const postId = post.id;
    const previous = await upsertRating(trx, { postId, userId: viewer.id, value, at });
    const change = previous === null ? { count: 1, sum: value } : { count: 0, sum: value - previous };
    const { rating_count, rating_average } = await changeRatingTotals(trx, postId, change);
    if (previous === null)
      await notify(trx, { type: 'rating', userId: post.author_id, fromUserId: viewer.id, postId, at });
    const average = rating_average ?? 0;
    return {
      id: givenId,
      averageRating: average,
      avaregeRating: average,
      ratingCount: rating_count,
      userRating: value,
    };
  });
}
