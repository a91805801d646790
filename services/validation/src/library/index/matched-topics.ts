import type { LiteratureRecord } from '../../records/record';
import type { RecordMatch } from './match-topic';
import { type StemmedWord, toStems } from './tokens';
import type { Topicality } from './topicality';

const MAX_MATCHED_WORDS = 4;

/** The topics that a record contains; without any, the words of the post that are the rarest in speech. */
export function matchedTopics(
  match: RecordMatch,
  { title, abstract = '' }: LiteratureRecord,
  words: readonly StemmedWord[],
  topicality: Topicality,
): readonly string[] {
  if (match.topics.length > 0) return match.topics.map(({ term }) => term);
  const inRecord = new Set([...toStems(title), ...toStems(abstract)]);
  return [...new Map(words.map(({ stem, word }) => [stem, word]))]
    .filter(([stem]) => inRecord.has(stem) && topicality.evidence(stem) > 0)
    .toSorted(([a], [b]) => topicality.evidence(b) - topicality.evidence(a))
    .slice(0, MAX_MATCHED_WORDS)
    .map(([, word]) => word);
}
