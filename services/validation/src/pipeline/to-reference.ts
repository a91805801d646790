import type { Reference } from '@cred/contract';
import { studyTypeOf } from '../records/study-type';
import type { FoundRecord } from '../sources/merge-results';

const MAX_AUTHORS = 100;
const MAX_TOPICS = 6;
const MAX_TOPIC_LENGTH = 100;
const MAX_DOI_LENGTH = 200;

/** A found record as a reference of the response (DATA-6), with its kind of study and why it was found. */
export function toReference({ record, matchedTopics }: FoundRecord): Reference {
  const { pmid, title, authors, journal, year, doi } = record;
  const studyType = studyTypeOf(record);
  return {
    pmid,
    title,
    authors: authors.slice(0, MAX_AUTHORS),
    journal,
    year: year ?? '',
    ...(doi !== undefined && doi.length <= MAX_DOI_LENGTH ? { doi } : {}),
    ...(studyType === undefined ? {} : { studyType }),
    ...(matchedTopics.length === 0
      ? {}
      : { matchedTopics: matchedTopics.slice(0, MAX_TOPICS).map((topic) => topic.slice(0, MAX_TOPIC_LENGTH)) }),
  };
}
