import type { schemas } from '@cred/contract';
import { newId } from '../../core/ids';
import { insertComment } from '../comments/comments.repository';
import { notify } from '../notifications/notify';
import { changeRepostCount, insertRepost } from '../posts/posts.repository';
import { changeRatingTotals, upsertRating } from '../ratings/ratings.repository';
import { insertSaved } from '../saved-posts/saved-posts.repository';
import { ago, type Community, idOf } from './community';
import { demoComments, demoRatings, demoReposts, demoSaved } from './demo-engagement';

export interface SeededPost {
  readonly id: string;
  readonly authorId: string;
  readonly audience: schemas.Audience;
}

/** Comments, ratings, reposts and bookmarks of the demo community, with the notifications of their authors. */
export async function seedEngagement(community: Community, posts: ReadonlyMap<string, SeededPost>): Promise<void> {
  const { trx } = community;
  const resolve = (action: { readonly post: string; readonly from: string; readonly minutesAgo: number }) => {
    const post = posts.get(action.post);
    if (!post) throw new Error(`The demo community has no post ${action.post}`);
    return { post, at: ago(community.now, action.minutesAgo), fromId: idOf(community, action.from) };
  };
  for (const action of demoComments) {
    const { post, at, fromId } = resolve(action);
    const id = newId(at);
    await insertComment(trx, { id, postId: post.id, authorId: fromId, text: action.text, at });
    if (fromId !== post.authorId)
      await notify(trx, {
        type: 'comment',
        userId: post.authorId,
        fromUserId: fromId,
        postId: post.id,
        commentId: id,
        at,
      });
  }
  for (const action of demoRatings) {
    const { post, at, fromId } = resolve(action);
    await upsertRating(trx, { postId: post.id, userId: fromId, value: action.value, at });
    await changeRatingTotals(trx, post.id, { count: 1, sum: action.value });
    await notify(trx, { type: 'rating', userId: post.authorId, fromUserId: fromId, postId: post.id, at });
  }
  for (const action of demoReposts) {
    const { post, at, fromId } = resolve(action);
    const repost = {
      id: newId(at),
      authorId: fromId,
      rootId: post.id,
      rootVersion: 1,
      audience: post.audience,
      additionalText: action.text ?? null,
      at,
    };
    await insertRepost(trx, repost);
    await changeRepostCount(trx, post.id, 1);
    await notify(trx, { type: 'repost', userId: post.authorId, fromUserId: fromId, postId: post.id, at });
  }
  for (const action of demoSaved) {
    const { post, at, fromId } = resolve(action);
    await insertSaved(trx, { id: newId(at), userId: fromId, postId: post.id });
  }
}
