import type { schemas } from '@cred/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../database/connection';
import type { Viewer } from '../core/viewer';
import { visibleTo } from './visibility';

export interface PostAccess {
  readonly id: string;
  readonly author_id: string;
  readonly audience: schemas.Audience;
  readonly is_repost: boolean;
  readonly root_id: string | null;
  readonly deleted_at: Date | null;
  /** Set while reviewers have removed the post and it can be restored. */
  readonly removed_at: Date | null;
  readonly version: number;
  readonly visible: boolean;
}

const selectPostAccess = (executor: Executor, viewer: Viewer, id: string | RawBuilder<string>) =>
  executor
    .selectFrom('posts')
    .select([
      'posts.id',
      'posts.author_id',
      'posts.audience',
      'posts.is_repost',
      'posts.root_id',
      'posts.deleted_at',
      'posts.removed_at',
      'posts.version',
      visibleTo(viewer).as('visible'),
    ])
    .where('posts.id', '=', id);

/** The facts that decide what the viewer may do with a post, also for a tombstone. */
export const findPostAccess = (executor: Executor, viewer: Viewer, id: string): Promise<PostAccess | undefined> =>
  selectPostAccess(executor, viewer, id).executeTakeFirst();

/** Like `findPostAccess`; prevents deletion of the post until the transaction ends. */
export const findPostAccessForShare = (
  executor: Executor,
  viewer: Viewer,
  id: string,
): Promise<PostAccess | undefined> => selectPostAccess(executor, viewer, id).forShare().executeTakeFirst();

/**
 * Like `findPostAccess`; locks the post until the transaction ends, so that its counters change one transaction at a
 * time. Rows that refer to it can still be inserted.
 */
export const findPostAccessForUpdate = (
  executor: Executor,
  viewer: Viewer,
  id: string,
): Promise<PostAccess | undefined> => selectPostAccess(executor, viewer, id).forNoKeyUpdate().executeTakeFirst();

/**
 * The id of the post that ratings of and comments on this one belong to: of a repost without text its root, else itself
 * (POST-34). Null if the viewer may not see the given post.
 */
const subjectOf = (viewer: Viewer, id: string) => sql<string>`(
  select case when given.additional_text is null then coalesce(given.root_id, given.id) else given.id end
  from posts as given where given.id = ${id}::uuid and ${visibleTo(viewer, 'given')})`;

/** The id of the post's subject; undefined unless the viewer may see both. */
export async function findSubjectId(executor: Executor, viewer: Viewer, id: string): Promise<string | undefined> {
  const subject = await selectPostAccess(executor, viewer, subjectOf(viewer, id)).executeTakeFirst();
  return subject?.visible ? subject.id : undefined;
}

/** Like `findPostAccessForUpdate` for the post's subject; undefined unless the viewer may see both. */
export async function findSubjectForUpdate(
  executor: Executor,
  viewer: Viewer,
  id: string,
): Promise<PostAccess | undefined> {
  const subject = await selectPostAccess(executor, viewer, subjectOf(viewer, id)).forNoKeyUpdate().executeTakeFirst();
  return subject?.visible ? subject : undefined;
}

export async function isPostVisible(executor: Executor, viewer: Viewer, id: string): Promise<boolean> {
  return (
    (await executor
      .selectFrom('posts')
      .select('posts.id')
      .where('posts.id', '=', id)
      .where(visibleTo(viewer))
      .executeTakeFirst()) !== undefined
  );
}
