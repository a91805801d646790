import type { Selectable } from 'kysely';
import type { Executor } from '../../database/connection';
import type { PostTable, PostVersionTable } from '../../database/schema/posts';

type EditablePost = Pick<
  Selectable<PostTable>,
  'text' | 'is_valid' | 'is_repost' | 'version' | 'repost_count' | 'created_at' | 'edited_at'
>;

/** What an edit depends on. Requires the lock of the post's row. */
export const findEditablePost = (executor: Executor, id: string): Promise<EditablePost> =>
  executor
    .selectFrom('posts')
    .select(['text', 'is_valid', 'is_repost', 'version', 'repost_count', 'created_at', 'edited_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Replaces the text of a post; `editedAt` is null for a change without a trace. */
export async function updateText(
  executor: Executor,
  id: string,
  {
    text,
    version,
    isValid,
    editedAt,
  }: { readonly text: string; readonly version: number; readonly isValid: boolean; readonly editedAt: Date | null },
): Promise<void> {
  await executor
    .updateTable('posts')
    .set({ text, version, is_valid: isValid, ...(editedAt && { edited_at: editedAt }) })
    .where('id', '=', id)
    .execute();
}

export async function insertPostVersion(executor: Executor, version: Selectable<PostVersionTable>): Promise<void> {
  await executor.insertInto('post_versions').values(version).execute();
}

/** The earlier texts of a post, newest first. */
export const findPostVersions = (executor: Executor, postId: string): Promise<Selectable<PostVersionTable>[]> =>
  executor.selectFrom('post_versions').selectAll().where('post_id', '=', postId).orderBy('version', 'desc').execute();

export async function countPostVersions(executor: Executor, postId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('post_versions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deletePostVersions(executor: Executor, postId: string): Promise<void> {
  await executor.deleteFrom('post_versions').where('post_id', '=', postId).execute();
}
