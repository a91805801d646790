import type { schemas } from '@cred/contract';
import type { Executor } from '../../core/database';
import type { Viewer } from '../../core/viewer';
import { userSummaryColumns, type UserSummaryRow } from '../users/user-summary';
import { visibleTo } from './visibility';

export interface PostRow extends UserSummaryRow {
  readonly id: string;
  readonly text: string;
  readonly audience: schemas.Audience;
  readonly is_valid: boolean;
  readonly is_clinical: boolean;
  readonly img_alt: string | null;
  readonly slug: string | null;
  readonly created_at: Date;
  readonly comment_count: number;
  readonly repost_count: number;
  readonly rating_count: number;
  readonly rating_sum: number;
  readonly media_id: string | null;
  readonly placeholder: string | null;
  readonly card_width: number | null;
  readonly card_height: number | null;
  readonly full_width: number | null;
  readonly full_height: number | null;
}

export interface Page {
  /** Only what is older than this post; null for the newest. */
  readonly before: string | null;
  readonly take: number;
  /** Only this member's posts. */
  readonly authorId?: string;
}

const selectVisible = (executor: Executor, viewer: Viewer) =>
  executor
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .leftJoin('media', 'media.post_id', 'posts.id')
    .where(visibleTo(viewer))
    .select([
      'posts.id',
      'posts.text',
      'posts.audience',
      'posts.is_valid',
      'posts.is_clinical',
      'posts.img_alt',
      'posts.slug',
      'posts.created_at',
      'posts.comment_count',
      'posts.repost_count',
      'posts.rating_count',
      'posts.rating_sum',
      'media.id as media_id',
      'media.placeholder',
      'media.card_width',
      'media.card_height',
      'media.full_width',
      'media.full_height',
    ])
    .select(userSummaryColumns);

/** Posts visible to the viewer, newest first. Ids sort by time and are unique, so a page has no ties. */
export async function findVisiblePosts(executor: Executor, viewer: Viewer, { before, take, authorId }: Page): Promise<PostRow[]> {
  let query = selectVisible(executor, viewer).orderBy('posts.id', 'desc').limit(take);
  if (before !== null) query = query.where('posts.id', '<', before);
  if (authorId !== undefined) query = query.where('posts.author_id', '=', authorId);
  return query.execute();
}

export const findVisiblePost = (executor: Executor, viewer: Viewer, id: string): Promise<PostRow | undefined> =>
  selectVisible(executor, viewer).where('posts.id', '=', id).executeTakeFirst();

export interface PostStanding {
  readonly author_id: string;
  readonly deleted_at: Date | null;
  readonly visible: boolean;
}

/** How a post stands to the viewer, tombstones too; the row is locked until the transaction ends. */
export const lockStanding = (executor: Executor, viewer: Viewer, id: string): Promise<PostStanding | undefined> =>
  executor
    .selectFrom('posts')
    .select(['posts.author_id', 'posts.deleted_at', visibleTo(viewer).as('visible')])
    .where('posts.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export interface NewPost {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  readonly audience: schemas.Audience;
  readonly isValid: boolean;
  readonly isClinical: boolean;
  readonly imgAlt: string | null;
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
      created_at: post.at,
    })
    .execute();
}

/** Empties a post and hides it from everybody. */
export async function buryPost(executor: Executor, id: string, at: Date): Promise<void> {
  await executor.updateTable('posts').set({ deleted_at: at, text: '', img_alt: null, slug: null }).where('id', '=', id).execute();
}
