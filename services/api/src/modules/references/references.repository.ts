import type { StoredReference } from '@cred/contract';
import { type Selectable, sql } from 'kysely';
import { visibleTo } from '../../access/visibility';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { lockNotices, markPosts } from './mark-posts';
import type { PaperNoticeTable, PostReferenceTable } from '../../database/schema/posts';

export type ReferenceRow = Omit<Selectable<PostReferenceTable>, 'post_id' | 'position'>;

/** What publishers have said about papers since, the gravest first. */
export async function findNotices(
  executor: Executor,
  pmids: readonly number[],
): Promise<Selectable<PaperNoticeTable>[]> {
  if (pmids.length === 0) return [];
  return executor
    .selectFrom('paper_notices')
    .select(['pmid', 'kind', 'noticed_on'])
    .where('pmid', 'in', pmids)
    .orderBy(sql`array_position(array['retraction', 'concern', 'correction'], kind)`)
    .execute();
}

/** Stores the references of a post, best first, with their number. Requires a post without any (POST-50). */
export async function insertReferences(
  executor: Executor,
  postId: string,
  references: readonly StoredReference[],
): Promise<void> {
  const rows = [...new Map(references.map((each) => [each.pmid, each])).values()];
  if (rows.length === 0) return;
  await lockNotices(executor);
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
  await markPosts(
    executor,
    rows.map(({ pmid }) => Number(pmid)),
    postId,
  );
}

const columns = ['pmid', 'title', 'authors', 'journal', 'year', 'doi', 'study_type', 'matched_topics'] as const;

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
    .select(columns)
    .where('post_id', '=', post.source_id)
    .orderBy('position')
    .execute();
}

/**
 * The papers of the viewer's bookmarks that they may see now, each once, by PMID. A bookmark of a repost counts with its
 * root.
 * @param after the last PMID of the page before, or 0
 */
export async function findSavedReferences(
  executor: Executor,
  viewer: Viewer,
  after: number,
  take: number,
): Promise<ReferenceRow[]> {
  return executor
    .selectFrom('saved_posts')
    .innerJoin('posts', 'posts.id', 'saved_posts.post_id')
    .leftJoin('posts as root', (join) => join.onRef('root.id', '=', 'posts.root_id').on(visibleTo(viewer, 'root')))
    .innerJoin('post_references', (join) =>
      join.on('post_references.post_id', '=', sql<string>`case when posts.is_repost then root.id else posts.id end`),
    )
    .where('saved_posts.user_id', '=', viewer.id)
    .where(visibleTo(viewer))
    .where('pmid', '>', after)
    .distinctOn('pmid')
    .select(columns.map((column) => `post_references.${column}` as const))
    .orderBy('pmid')
    .orderBy('post_references.post_id', 'desc')
    .limit(take)
    .execute();
}

export async function deleteReferencesOfPost(executor: Executor, postId: string): Promise<void> {
  await executor.deleteFrom('post_references').where('post_id', '=', postId).execute();
  await executor
    .updateTable('posts')
    .set({ reference_count: 0, notice_kind: null, notice_on: null })
    .where('id', '=', postId)
    .execute();
}
