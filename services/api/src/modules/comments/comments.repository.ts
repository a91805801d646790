import { limits, type Mention, type schemas } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { notBlocked } from '../../access/block-predicates';
import { mentionsOf } from '../../access/mentions';
import { commentHasMutedWord } from '../../access/muted-words';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';

/** A comment that the viewer may see. */
export interface CommentRow extends UserSummaryRow {
  readonly id: string;
  readonly text: string;
  readonly created_at: Date;
  readonly parent_id: string | null;
  readonly mentions: Mention[] | null;
}

/** A comment in a list of threads: without text and author if the viewer may not see it (POST-81). */
export type ThreadRow = Pick<CommentRow, 'id' | 'text' | 'created_at' | 'mentions'> & {
  readonly [K in keyof UserSummaryRow]: UserSummaryRow[K] | null;
} & { readonly reply_count: number };

/** Whether lists show the viewer a comment: no block is between them, and it has no word that the viewer mutes (SET-10). */
const isListed = (viewer: Pick<Viewer, 'id'>, comment = 'comments') =>
  sql<boolean>`(${notBlocked(viewer.id, `${comment}.author_id`)} and not ${commentHasMutedWord(viewer.id, comment)})`;

const selectComments = (executor: Executor, viewer: Pick<Viewer, 'id'>) =>
  executor
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(['comments.id', 'comments.text', 'comments.created_at', 'comments.parent_id'])
    .select(mentionsOf(viewer.id, 'comment_mentions', 'comments.id').as('mentions'))
    .select(userSummaryColumns)
    .where('comments.deleted_at', 'is', null);

/** A part of a list: the rows after the one with the id `from`, in the order; from the start if it is null. */
export interface CommentPage {
  readonly from: string | null;
  readonly take: number;
  readonly sort: schemas.CommentOrder;
}

const orders = {
  newest: { after: '<', direction: 'desc', before: '>', reverse: 'asc' },
  oldest: { after: '>', direction: 'asc', before: '<', reverse: 'desc' },
} as const;

/**
 * Finds a post's comments and replies without those of blocked members, of members who block the viewer, and with muted words.
 * The caller has checked that the viewer may see the post.
 */
export async function findComments(
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  postId: string,
  { from, take, sort }: CommentPage,
): Promise<CommentRow[]> {
  return await selectComments(executor, viewer)
    .where('comments.post_id', '=', postId)
    .where(isListed(viewer))
    .$if(from !== null, (query) => query.where('comments.id', orders[sort].after, from ?? ''))
    .orderBy('comments.id', orders[sort].direction)
    .limit(take)
    .execute();
}

/** The replies to the comment of the outer query that lists show the viewer. */
const visibleReplies = (viewer: Pick<Viewer, 'id'>) =>
  sql`select from comments as reply where reply.parent_id = comments.id and reply.deleted_at is null
    and ${isListed(viewer, 'reply')}`;

/** The comments of a post that answer none: those that lists show the viewer, and the places of those with such replies. */
const selectThreads = (executor: Executor, viewer: Pick<Viewer, 'id'>, postId: string) =>
  executor
    .selectFrom('comments')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'comments.author_id').on('comments.deleted_at', 'is', null).on(isListed(viewer)),
    )
    .where('comments.post_id', '=', postId)
    .where('comments.parent_id', 'is', null)
    .where(sql<boolean>`(users.id is not null or exists (${visibleReplies(viewer)}))`);

/** Like `findComments` for the comments that answer none, with the viewer's number of replies to each. */
export async function findThreads(
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  postId: string,
  { from, take, sort }: CommentPage,
): Promise<ThreadRow[]> {
  return await selectThreads(executor, viewer, postId)
    .select(['comments.id', 'comments.created_at'])
    .select([
      sql<string>`case when users.id is null then '' else comments.text end`.as('text'),
      sql<
        Mention[] | null
      >`case when users.id is not null then ${mentionsOf(viewer.id, 'comment_mentions', 'comments.id')} end`.as(
        'mentions',
      ),
      sql<number>`(select count(*)::int from (${visibleReplies(viewer)} limit ${sql.lit(limits.comments.counted)}) as counted)`.as(
        'reply_count',
      ),
    ])
    .select(userSummaryColumns)
    .$if(from !== null, (query) => query.where('comments.id', orders[sort].after, from ?? ''))
    .orderBy('comments.id', orders[sort].direction)
    .limit(take)
    .execute();
}

/** The ids of at most `take` threads before this one in the order, the nearest first. */
export async function findThreadsBefore(
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  { postId, id, take, sort }: { readonly postId: string; readonly id: string } & Pick<CommentPage, 'take' | 'sort'>,
): Promise<string[]> {
  const rows = await selectThreads(executor, viewer, postId)
    .select('comments.id')
    .where('comments.id', orders[sort].before, id)
    .orderBy('comments.id', orders[sort].reverse)
    .limit(take)
    .execute();
  return rows.map((row) => row.id);
}

const selectReplies = (executor: Executor, viewer: Pick<Viewer, 'id'>, parentId: string) =>
  selectComments(executor, viewer).where('comments.parent_id', '=', parentId).where(isListed(viewer));

/** The replies to a comment after the one with the id `from`, oldest first. */
export async function findReplies(
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  parentId: string,
  { from, take }: Pick<CommentPage, 'from' | 'take'>,
): Promise<CommentRow[]> {
  return await selectReplies(executor, viewer, parentId)
    .$if(from !== null, (query) => query.where('comments.id', '>', from ?? ''))
    .orderBy('comments.id')
    .limit(take)
    .execute();
}

/** The ids of at most `take` replies before this one, the nearest first. */
export async function findRepliesBefore(
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  { parentId, id, take }: { readonly parentId: string; readonly id: string; readonly take: number },
): Promise<string[]> {
  const rows = await selectReplies(executor, viewer, parentId)
    .where('comments.id', '<', id)
    .orderBy('comments.id', 'desc')
    .limit(take)
    .execute();
  return rows.map((row) => row.id);
}

/** The first replies to each of these comments, oldest first. */
export async function findFirstReplies(
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  parentIds: readonly string[],
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select first.* from unnest(${[...parentIds]}::uuid[]) as thread (id) cross join lateral (
      ${selectComments(executor, viewer)
        .where('comments.parent_id', '=', sql.ref<string>('thread.id'))
        .where(isListed(viewer))
        .orderBy('comments.id')
        .limit(limits.comments.inlineReplies)}) as first
    order by first.id`.execute(executor);
  return rows;
}

/** A comment or reply that the viewer may see; undefined for another one. */
export const findComment = (
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  id: string,
): Promise<(CommentRow & { readonly post_id: string }) | undefined> =>
  selectComments(executor, viewer)
    .select('comments.post_id')
    .where('comments.id', '=', id)
    .where(notBlocked(viewer.id, 'comments.author_id'))
    .executeTakeFirst();

/** The same for a comment that lists show the viewer. */
export const findListedComment = (
  executor: Executor,
  viewer: Pick<Viewer, 'id'>,
  id: string,
): Promise<(Pick<CommentRow, 'parent_id'> & { readonly post_id: string }) | undefined> =>
  executor
    .selectFrom('comments')
    .select(['comments.parent_id', 'comments.post_id'])
    .where('comments.id', '=', id)
    .where('comments.deleted_at', 'is', null)
    .where(isListed(viewer))
    .executeTakeFirst();

export interface NewComment {
  readonly id: string;
  readonly postId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
  /** A comment of the same post that answers none; absent for one that answers none itself. */
  readonly parentId?: string | null;
}

/** Adds a comment and counts it; requires the lock of the post's row. */
export async function insertComment(
  executor: Executor,
  { id, postId, authorId, text, at, parentId = null }: NewComment,
): Promise<void> {
  await executor
    .insertInto('comments')
    .values({ id, post_id: postId, author_id: authorId, text, created_at: at, parent_id: parentId })
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
  await executor.deleteFrom('comment_citations').where('comment_id', '=', id).execute();
  await executor.deleteFrom('comment_topics').where('comment_id', '=', id).execute();
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
  const ofPost = executor.selectFrom('comments').select('id').where('post_id', '=', postId);
  await executor.deleteFrom('comment_citations').where('comment_id', 'in', ofPost).execute();
  await executor.deleteFrom('comment_topics').where('comment_id', 'in', ofPost).execute();
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
  /** Null for a tombstone whose author's account was deleted. */
  readonly author_id: string | null;
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
