import type { Citation, PaperId } from '@cred/contract';
import { paperId } from '@cred/contract/schemas';
import type { Executor } from '../../database/connection';
import { presentReference } from '../references/references.presenter';
import { findNotices } from '../references/references.repository';
import type { CitedPaper } from './look-up-papers';

/** Stores the papers that a comment cites, in their order (POST-85). Requires a comment without any, and `lockNotices`. */
export async function insertCitations(
  executor: Executor,
  commentId: string,
  papers: readonly CitedPaper[],
): Promise<void> {
  if (papers.length === 0) return;
  await executor
    .insertInto('comment_citations')
    .values(
      papers.map(({ paper, answer }, position) => {
        const found = answer.status === 'found' ? answer : undefined;
        const { pmid, title = null, authors = null, journal = null, year, doi, studyType } = found?.reference ?? {};
        return {
          comment_id: commentId,
          position,
          kind: paper.kind,
          value: paper.value,
          pmid: pmid === undefined ? null : Number(pmid),
          title,
          authors,
          journal,
          year: typeof year === 'number' ? year : null,
          doi: doi ?? null,
          study_type: studyType ?? null,
          is_retracted: found?.isRetracted ?? false,
        };
      }),
    )
    .execute();
}

/** The papers that these comments cite, by comment, with what publishers have said since. */
export async function findCitations(
  executor: Executor,
  commentIds: readonly string[],
): Promise<ReadonlyMap<string, Citation[]>> {
  const found = new Map<string, Citation[]>();
  if (commentIds.length === 0) return found;
  const rows = await executor
    .selectFrom('comment_citations')
    .selectAll()
    .where('comment_id', 'in', [...commentIds])
    .orderBy('comment_id')
    .orderBy('position')
    .execute();
  const notices = await findNotices(
    executor,
    rows.map(({ pmid, cited_doi: doi }) => ({ pmid, doi })),
  );
  for (const [at, row] of rows.entries()) {
    const { pmid, title, authors, journal } = row;
    const reference =
      pmid === null || title === null || authors === null || journal === null
        ? null
        : {
            ...presentReference({ ...row, pmid, title, authors, journal, matched_topics: [] }),
            notices: notices[at] ?? [],
          };
    const paper: PaperId = paperId.parse({ kind: row.kind, value: row.value });
    const citations = found.get(row.comment_id) ?? [];
    const unrecorded = reference === null && notices[at]?.length ? { notices: notices[at] } : {};
    found.set(row.comment_id, [...citations, { paper, reference, isRetracted: row.is_retracted, ...unrecorded }]);
  }
  return found;
}
