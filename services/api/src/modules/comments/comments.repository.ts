import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { notBlocked } from '../../access/block-predicates';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';

/** A comment in the list of its post. */
export interface CommentRow extends UserSummaryRow {
  readonly id: string;
  readonly text: string;
  readonly created_at: Date;
}

const selectComments = (executor: Executor) =>
  executor
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(['comments.id', 'comments.text', 'comments.created_at'])
    .select(userSummaryColumns)
    .where('comments.deleted_at', 'is', null);

/**
 * Finds a post's comments, newest first, without those of blocked members and of members who block the viewer. The
 * caller has checked that the viewer may see the post.
 */
export async function findComments(
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  postId: string,
  { before, take }: { readonly before: string | null; readonly take: number },
): Promise<CommentRow[]> {
  return await selectComments(executor)
    .where('comments.post_id', '=', postId)
    .where(notBlocked(viewer.id, 'comments.author_id'))
    .$if(before !== null, (query) => query.where('comments.id', '<', before ?? ''))
    .orderBy('comments.id', 'desc')
    .limit(take)
    .execute();
}

export const findComment = (executor: Executor, id: string): Promise<CommentRow | undefined> =>
  selectComments(executor).where('comments.id', '=', id).executeTakeFirst();

export interface NewComment {
  readonly id: string;
  readonly postId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

/** Adds a comment and counts it; requires the lock of the post's row. */
export async function insertComment(executor: Executor, { id, postId, authorId, text, at }: NewComment): Promise<void> {
  await executor
    .insertInto('comments')
    .values({ id, post_id: postId, author_id: authorId, text, created_at: at })
    .execute();
  await changeCommentCount(executor, postId, 1);
}

/** Turns a comment into a tombstone and subtracts it from the count; requires the lock of the post's row. */
export async function softDeleteComment(
  executor: Executor,
  { id, postId }: { readonly id: string; readonly postId: string },
  at: Date,
): Promise<void> {
  await executor.updateTable('comments').set({ deleted_at: at, text: '' }).where('id', '=', id).execute();
  await changeCommentCount(executor, postId, -1);
}

/** Turns all comments of a post that is being deleted into tombstones. */
export async function softDeleteCommentsOfPost(executor: Executor, postId: string, at: Date): Promise<void> {
  await executor
    .updateTable('comments')
    .set({ deleted_at: at, text: '' })
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .execute();
}

const changeCommentCount = (executor: Executor, postId: string, change: 1 | -1) =>
  executor
    .updateTable('posts')
    .set((eb) => ({ comment_count: eb('comment_count', '+', change) }))
    .where('id', '=', postId)
    .execute();

/** Finds the post of a comment, also of a tombstone. */
export async function findPostIdOfComment(executor: Executor, id: string): Promise<string | undefined> {
  return (await executor.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst())?.post_id;
}

export interface CommentAccess {
  readonly author_id: string;
  readonly deleted_at: Date | null;
  /** Whether neither its author nor the viewer blocks the other. */
  readonly visible: boolean;
}

/**
 * Finds the fields that decide who may delete a comment, also for a tombstone. Requires the lock of the post's row,
 * since comments change only under that lock.
 */
export const findCommentAccess = (
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  id: string,
): Promise<CommentAccess | undefined> =>
  executor
    .selectFrom('comments')
    .select(['author_id', 'deleted_at', notBlocked(viewer.id, 'comments.author_id').as('visible')])
    .where('id', '=', id)
    .executeTakeFirst();
