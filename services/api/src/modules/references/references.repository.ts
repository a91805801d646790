import type { StoredReference } from '@cred/contract';
import { type Selectable, sql } from 'kysely';
import { visibleTo } from '../../access/visibility';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import type { PostReferenceTable } from '../../database/schema/posts';

export type ReferenceRow = Omit<Selectable<PostReferenceTable>, 'post_id' | 'position'>;

/** Stores the references of a post, best first, with their number. Requires a post without any (POST-50). */
export async function insertReferences(
  executor: Executor,
  postId: string,
  references: readonly StoredReference[],
): Promise<void> {
  const rows = [...new Map(references.map((each) => [each.pmid, each])).values()];
  if (rows.length === 0) return;
  await executor
    .insertInto('post_references')
    .values(
      rows.map(({ pmid, title, authors, journal, year, doi, studyType, matchedTopics }, position) => ({
        post_id: postId,
        pmid: Number(pmid),
        position,
        title,
        authors,
        journal,
        year: year === '' ? null : year,
        doi: doi ?? null,
        study_type: studyType ?? null,
        matched_topics: matchedTopics ?? [],
      })),
    )
    .execute();
  await executor.updateTable('posts').set({ reference_count: rows.length }).where('id', '=', postId).execute();
}

/**
 * The references of a post, or of the root of a repost, best first; undefined when the viewer may not see the post. A
 * repost whose root is hidden or deleted has none.
 */
export async function findReferences(
  executor: Executor,
  viewer: Viewer,
  postId: string,
): Promise<ReferenceRow[] | undefined> {
  const post = await executor
    .selectFrom('posts')
    .leftJoin('posts as root', (join) => join.onRef('root.id', '=', 'posts.root_id').on(visibleTo(viewer, 'root')))
    .select(sql<string | null>`case when posts.is_repost then root.id else posts.id end`.as('source_id'))
    .where('posts.id', '=', postId)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  if (!post) return undefined;
  if (post.source_id === null) return [];
  return executor
    .selectFrom('post_references')
    .select(['pmid', 'title', 'authors', 'journal', 'year', 'doi', 'study_type', 'matched_topics'])
    .where('post_id', '=', post.source_id)
    .orderBy('position')
    .execute();
}

export async function deleteReferencesOfPost(executor: Executor, postId: string): Promise<void> {
  await executor.deleteFrom('post_references').where('post_id', '=', postId).execute();
  await executor.updateTable('posts').set({ reference_count: 0 }).where('id', '=', postId).execute();
}
