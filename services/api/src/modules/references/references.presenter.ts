import type { StoredReference } from '@cred/contract';
import type { ReferenceRow } from './references.repository';

/** A stored reference with the fields of the check that found it. */
export const presentReference = (row: ReferenceRow): StoredReference => ({
  pmid: String(row.pmid),
  title: row.title,
  authors: row.authors,
  journal: row.journal,
  year: row.year ?? '',
  ...(row.doi === null ? {} : { doi: row.doi }),
  ...(row.study_type === null ? {} : { studyType: row.study_type }),
  ...(row.matched_topics.length === 0 ? {} : { matchedTopics: row.matched_topics }),
});
