import type { Keyword } from '../concepts/types';
import { isRetracted, type LiteratureRecord } from '../records/record';
import { isOnTopic, topicOverlap } from './topic-overlap';

/** The result of one source, best first. */
export interface SourceResult {
  readonly name: string;
  readonly records: readonly LiteratureRecord[];
  /** The source has removed weak hits itself, with more information than titles. */
  readonly filtered: boolean;
}

/** A record and the topics of the post that it contains. */
export interface FoundRecord {
  readonly record: LiteratureRecord;
  readonly matchedTopics: readonly string[];
}

/** The constant of reciprocal rank fusion: with a higher value, adjacent ranks differ less. */
const RANK_SMOOTHING = 10;

/**
 * Merges the records of all sources: each paper once, without weak hits, and without papers that any source marks as
 * retracted.
 */
export function mergeResults(
  answers: readonly SourceResult[],
  keywords: readonly Keyword[],
  limit: number,
): FoundRecord[] {
  const retracted = new Set(answers.flatMap(({ records }) => records.filter(isRetracted).map(({ pmid }) => pmid)));
  const merged = new Map<string, FoundRecord & { rank: number; score: number }>();
  for (const { records, filtered } of answers) {
    for (const [index, record] of records.entries()) {
      if (retracted.has(record.pmid)) continue;
      const about = topicOverlap(record, keywords);
      if (!filtered && !isOnTopic(about, keywords)) continue;
      const before = merged.get(record.pmid);
      merged.set(record.pmid, {
        // Prefers the first source's record, except for a longer list of authors.
        record: before && before.record.authors.length >= record.authors.length ? before.record : record,
        matchedTopics: [...new Set([...(before?.matchedTopics ?? []), ...about.terms])],
        rank: (before?.rank ?? 0) + RANK_SMOOTHING / (RANK_SMOOTHING + index),
        score: Math.max(before?.score ?? 0, about.score),
      });
    }
  }
  const alone = answers.filter(({ records }) => records.length > 0).length < 2;
  const all = [...merged.values()];
  // The order of a single source is better than a computed one.
  if (!alone) all.sort((a, b) => b.score + b.rank - (a.score + a.rank));
  return all.slice(0, limit).map(({ record, matchedTopics }) => ({ record, matchedTopics }));
}
