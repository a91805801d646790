import { toStems } from './index/tokens';
import type { LiteratureRecord } from '../records/record';

const lettersOnly = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether two titles are of one paper, however they are cut, cased and pointed: half of the shorter one's words are shared. */
export function sameTitle(one: string, other: string): boolean {
  const [a, b] = [new Set(toStems(one)), new Set(toStems(other))];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return lettersOnly(one) === lettersOnly(other) || (shared > 0 && shared * 2 >= Math.min(a.size, b.size));
}

/** Whether nothing that members see differs; the list of authors may be cut after the first. */
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

/** PubMed's facts, with what only the library knows of that paper; of another paper it knows nothing. */
export function correctRecord(own: LiteratureRecord, theirs: LiteratureRecord): LiteratureRecord {
  if (!sameTitle(own.title, theirs.title)) return theirs;
  const { abstract, topics, topicsPt, doi } = own;
  return {
    ...(abstract ? { abstract } : {}),
    ...(topics ? { topics } : {}),
    ...(topicsPt ? { topicsPt } : {}),
    ...(doi ? { doi } : {}),
    ...theirs,
  };
}
