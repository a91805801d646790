import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { type PostRow, selectVisiblePosts } from '../posts/post-rows';
import { visibleTo } from '../../access/visibility';
import type { Page } from '../../core/paging';

export interface SavedPostRow extends PostRow {
  /** The bookmark's id, which sorts by the time of saving. */
  readonly saved_id: string;
}

/** The viewer's bookmarks with their posts, latest first, without posts that the viewer may no longer see. */
export async function findSavedPosts(
  executor: Executor,
  viewer: Viewer,
  { before, take }: Page,
): Promise<SavedPostRow[]> {
  const beforeCursor = before === null ? sql`` : sql`and saved_posts.id < ${before}::uuid`;
  const ids = sql<{ id: string }>`(
    select saved_posts.id as saved_id, posts.id
    from saved_posts join posts on posts.id = saved_posts.post_id
    where saved_posts.user_id = ${viewer.id}::uuid and ${visibleTo(viewer)} ${beforeCursor}
    order by saved_posts.id desc limit ${take}
  )`;
  const savedId = sql<string>`page.saved_id`;
  return await selectVisiblePosts(executor, viewer, ids)
    .select(savedId.as('saved_id'))
    .orderBy(savedId, 'desc')
    .execute();
}

/** The ids of the viewer's saved posts, latest first, without posts that the viewer may no longer see. */
export async function findSavedIds(executor: Executor, viewer: Viewer): Promise<string[]> {
  const rows = await executor
    .selectFrom('saved_posts')
    .innerJoin('posts', 'posts.id', 'saved_posts.post_id')
    .select('posts.id')
    .where('saved_posts.user_id', '=', viewer.id)
    .where(visibleTo(viewer))
    .orderBy('saved_posts.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a member until the transaction ends, so that their bookmarks change one transaction at a time. */
export async function lockMemberForSaving(executor: Executor, userId: string): Promise<void> {
  await executor.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countSaved(executor: Executor, userId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('saved_posts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isSaved(executor: Executor, userId: string, postId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('saved_posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSaved(
  executor: Executor,
  saved: { readonly id: string; readonly userId: string; readonly postId: string },
): Promise<void> {
  await executor
    .insertInto('saved_posts')
    .values({ id: saved.id, user_id: saved.userId, post_id: saved.postId })
    .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doNothing())
    .execute();
}

export async function deleteSaved(executor: Executor, userId: string, postId: string): Promise<void> {
  await executor.deleteFrom('saved_posts').where('user_id', '=', userId).where('post_id', '=', postId).execute();
}

/** Deletes all bookmarks of a post that is being deleted. */
export async function deleteSavedPostsOfPost(executor: Executor, postId: string): Promise<void> {
  await executor.deleteFrom('saved_posts').where('post_id', '=', postId).execute();
}
