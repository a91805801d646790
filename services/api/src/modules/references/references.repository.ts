import type { NoticeKind, NoticeOfPaper, StoredReference } from '@cred/contract';
import { type Selectable, sql } from 'kysely';
import { visibleTo } from '../../access/visibility';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { lockNotices, markPost } from './mark-posts';
import type { PostReferenceTable } from '../../database/schema/posts';

export type ReferenceRow = Omit<Selectable<PostReferenceTable>, 'post_id' | 'position'>;

/** A paper as it is cited. */
export interface CitedPaper {
  readonly pmid: number | null;
  readonly doi: string | null;
}

/**
 * What publishers have said about papers since, in the order of the papers, the gravest first. A notice that is known by
 * number and by DOI counts once, with its later date.
 */
export async function findNotices(executor: Executor, papers: readonly CitedPaper[]): Promise<NoticeOfPaper[][]> {
  const found: NoticeOfPaper[][] = papers.map(() => []);
  if (papers.length === 0) return found;
  const { rows } = await sql<{ at: number; kind: NoticeKind; on: string }>`
    with cited as (
      select * from unnest(${papers.map(({ pmid }) => pmid)}::int[], ${papers.map(({ doi }) => doi)}::text[])
        with ordinality as cited (pmid, doi, at))
    select at::int, kind, max(noticed_on) as on
    from (
      select at, kind, noticed_on from cited join paper_notices using (pmid)
      union all
      select at, kind, noticed_on from cited join doi_notices on doi_notices.doi = doi_key(cited.doi)
    ) as noticed
    group by at, kind
    order by array_position(array['retraction', 'concern', 'correction'], kind)`.execute(executor);
  for (const { at, kind, on } of rows) found[at - 1]?.push({ kind, on });
  return found;
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
  await markPost(executor, postId);
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
