import { limits, type schemas } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import type { PostIds } from './post-pages';
import { type ListKind, type PostRow, selectVisiblePosts } from './post-rows';
import type { PostAccess } from '../../access/post-access';

/** Posts by their ids, newest first. Ids sort by time and are unique, so a page has no ties. */
export const findNewestPosts = (
  executor: Executor,
  viewer: Viewer,
  ids: PostIds,
  kind: ListKind = {},
): Promise<PostRow[]> => selectVisiblePosts(executor, viewer, ids, kind).orderBy('posts.id', 'desc').execute();

/** Posts by their ids, best average first. */
export const findBestRatedPosts = (executor: Executor, viewer: Viewer, ids: PostIds): Promise<PostRow[]> =>
  selectVisiblePosts(executor, viewer, ids)
    .orderBy('posts.rating_average', 'desc')
    .orderBy('posts.id', 'desc')
    .execute();

export const findVisiblePost = (executor: Executor, viewer: Viewer, id: string): Promise<PostRow | undefined> =>
  selectVisiblePosts(executor, viewer, sql<{ id: string }>`(select ${id}::uuid as id)`).executeTakeFirst();

/** The viewer's repost without text of a root. Without the lock of the root's row there may be another one at once. */
export const findPlainRepost = (executor: Executor, viewer: Viewer, rootId: string): Promise<PostRow | undefined> =>
  selectVisiblePosts(
    executor,
    viewer,
    sql<{ id: string }>`(
      select id from posts where root_id = ${rootId}::uuid and author_id = ${viewer.id}::uuid
        and additional_text is null and deleted_at is null limit 1)`,
  ).executeTakeFirst();

/** The numbers of a post's ratings of 1, 2, 3, 4 and 5 stars. The caller has checked that the viewer may see the post. */
export async function countRatings(executor: Executor, postId: string): Promise<number[]> {
  const rows = await executor
    .selectFrom('ratings')
    .select(['value', (eb) => eb.fn.countAll<string>().as('count')])
    .where('post_id', '=', postId)
    .groupBy('value')
    .execute();
  const { min, max } = limits.rating;
  return Array.from({ length: max - min + 1 }, (_, index) =>
    Number(rows.find(({ value }) => value === min + index)?.count ?? 0),
  );
}

/** Like `findPostAccessForUpdate`, without a viewer. */
export const lockPost = (
  executor: Executor,
  id: string,
): Promise<Pick<PostAccess, 'root_id' | 'deleted_at' | 'removed_at'> | undefined> =>
  executor
    .selectFrom('posts')
    .select(['root_id', 'deleted_at', 'removed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export interface NewPost {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  readonly audience: schemas.Audience;
  readonly isValid: boolean;
  readonly isClinical: boolean;
  readonly imgAlt: string | null;
  /** Set on posts of the news account (SRV-27); unique. */
  readonly slug?: string | null;
  readonly at: Date;
}

export async function insertPost(executor: Executor, post: NewPost): Promise<void> {
  await executor
    .insertInto('posts')
    .values({
      id: post.id,
      author_id: post.authorId,
      text: post.text,
      audience: post.audience,
      is_valid: post.isValid,
      is_clinical: post.isClinical,
      img_alt: post.imgAlt,
      slug: post.slug ?? null,
      created_at: post.at,
    })
    .execute();
}

export interface NewRepost {
  readonly id: string;
  readonly authorId: string;
  readonly rootId: string;
  readonly rootVersion: number;
  readonly audience: schemas.Audience;
  readonly additionalText: string | null;
  readonly at: Date;
}

/** A repost has no text: it shows its root's. */
export async function insertRepost(executor: Executor, repost: NewRepost): Promise<void> {
  await executor
    .insertInto('posts')
    .values({
      id: repost.id,
      author_id: repost.authorId,
      text: '',
      audience: repost.audience,
      is_repost: true,
      root_id: repost.rootId,
      root_version: repost.rootVersion,
      additional_text: repost.additionalText,
      img_alt: null,
      slug: null,
      created_at: repost.at,
    })
    .execute();
}

/** Changes a post's repost count by 1 or -1. */
export async function changeRepostCount(executor: Executor, rootId: string, change: 1 | -1): Promise<void> {
  await executor
    .updateTable('posts')
    .set((eb) => ({ repost_count: eb('repost_count', '+', change) }))
    .where('id', '=', rootId)
    .execute();
}

/** Turns a post into a tombstone: removes its content and hides it from everyone. */
export async function softDeletePost(executor: Executor, id: string, at: Date): Promise<void> {
  const nothing = {
    text: '',
    img_alt: null,
    slug: null,
    additional_text: null,
    comment_count: 0,
    reference_count: 0,
    rating_count: 0,
    rating_sum: 0,
  };
  await executor
    .updateTable('posts')
    .set({ deleted_at: at, removed_at: null, ...nothing })
    .where('id', '=', id)
    .execute();
}

/** Hides a post from everyone and keeps its contents; null ends this. Requires the lock of the post's row. */
export async function setRemoved(executor: Executor, id: string, at: Date | null): Promise<void> {
  await executor.updateTable('posts').set({ deleted_at: at, removed_at: at }).where('id', '=', id).execute();
}

const selectPurgeable = (executor: Executor, before: Date) =>
  executor
    .selectFrom('posts')
    .select('posts.id')
    .where('posts.removed_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_appeals')
            .innerJoin('moderation_decisions', 'moderation_decisions.id', 'report_appeals.decision_id')
            .select('report_appeals.id')
            .whereRef('moderation_decisions.post_id', '=', 'posts.id')
            .where('report_appeals.side', '=', 'member')
            .where('report_appeals.decided_at', 'is', null),
        ),
      ),
    );

/** Posts that were removed before a time, oldest first, without those whose author waits for an appeal's decision. */
export async function findPurgeablePosts(executor: Executor, before: Date, take: number): Promise<string[]> {
  const rows = await selectPurgeable(executor, before).orderBy('posts.removed_at').limit(take).execute();
  return rows.map(({ id }) => id);
}

/** Whether a post is still one of `findPurgeablePosts`. */
export const isPurgeable = async (executor: Executor, before: Date, id: string): Promise<boolean> =>
  (await selectPurgeable(executor, before).where('posts.id', '=', id).executeTakeFirst()) !== undefined;
