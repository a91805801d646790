import { toStems } from './index/tokens';
import type { LiteratureRecord } from '../records/record';

const lettersOnly = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether two titles belong to one paper, despite differences in length, case and punctuation: they share half of the
 * shorter one's words.
 */
export function sameTitle(one: string, other: string): boolean {
  const [a, b] = [new Set(toStems(one)), new Set(toStems(other))];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return lettersOnly(one) === lettersOnly(other) || (shared > 0 && shared * 2 >= Math.min(a.size, b.size));
}

/** Whether everything that members see is equal; the list of authors may be shortened. */
export function sameFacts(ours: LiteratureRecord, theirs: LiteratureRecord): boolean {
  const authors =
    ours.authors.length <= theirs.authors.length &&
    ours.authors.every((name, at) => lettersOnly(name) === lettersOnly(theirs.authors[at] ?? ''));
  return (
    lettersOnly(ours.title) === lettersOnly(theirs.title) &&
    lettersOnly(ours.journal) === lettersOnly(theirs.journal) &&
    ours.year === theirs.year &&
    authors &&
    (ours.authors.length > 0 || theirs.authors.length === 0)
  );
}

/** PubMed's record with the library's additional fields, or PubMed's record alone when it is another paper. */
export function correctRecord(own: LiteratureRecord, theirs: LiteratureRecord): LiteratureRecord {
  if (!sameTitle(own.title, theirs.title)) return theirs;
  const { abstract, topics, topicsPt, doi, publicationTypes } = own;
  return {
    ...(abstract ? { abstract } : {}),
    ...(topics ? { topics } : {}),
    ...(topicsPt ? { topicsPt } : {}),
    ...(doi ? { doi } : {}),
    ...(publicationTypes ? { publicationTypes } : {}),
    ...theirs,
  };
}
