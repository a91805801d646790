import type { Keyword } from '../concepts/types';
import { isRetracted, type LiteratureRecord } from '../records/record';
import type { LocalRecord } from './reference-source';
import { isOnTopic, topicOverlap } from './topic-overlap';

/** The result of one source, best first; a local source has removed weak hits itself, with more than titles. */
export type SourceResult =
  | { readonly name: string; readonly local: readonly LocalRecord[] }
  | { readonly name: string; readonly outside: readonly LiteratureRecord[] };

/** A record and the topics of the post that it contains. */
export interface FoundRecord {
  readonly record: LiteratureRecord;
  readonly matchedTopics: readonly string[];
}

/** The constant of reciprocal rank fusion: with a higher value, adjacent ranks differ less. */
const RANK_SMOOTHING = 10;
/** More than any other score. */
const QUOTED_SCORE = 1_000;

/**
 * Merges the records of all sources: each paper once, without weak hits, and without papers that any source marks as
 * retracted. Papers whose title the post quotes come first.
 */
export function mergeResults(
  results: readonly SourceResult[],
  keywords: readonly Keyword[],
  limit: number,
): FoundRecord[] {
  const lists = results.map((result): readonly (FoundRecord & { readonly score: number })[] =>
    'local' in result
      ? result.local.map(({ record, matchedTopics, isQuoted }) => ({
          record,
          matchedTopics,
          score: topicOverlap(record, keywords).score + (isQuoted ? QUOTED_SCORE : 0),
        }))
      : result.outside.flatMap((record) => {
          const overlap = topicOverlap(record, keywords);
          return isOnTopic(overlap, keywords) ? [{ record, matchedTopics: overlap.terms, score: overlap.score }] : [];
        }),
  );
  const retracted = new Set(
    results
      .flatMap((result) => ('local' in result ? result.local.map(({ record }) => record) : result.outside))
      .filter(isRetracted)
      .map(({ pmid }) => pmid),
  );
  const merged = new Map<string, FoundRecord & { rank: number; score: number }>();
  for (const list of lists) {
    for (const [index, { record, matchedTopics, score }] of list.entries()) {
      if (retracted.has(record.pmid)) continue;
      const before = merged.get(record.pmid);
      merged.set(record.pmid, {
        // Prefers the first source's record, except for a longer list of authors.
        record: before && before.record.authors.length >= record.authors.length ? before.record : record,
        matchedTopics: [...new Set([...(before?.matchedTopics ?? []), ...matchedTopics])],
        rank: (before?.rank ?? 0) + RANK_SMOOTHING / (RANK_SMOOTHING + index),
        score: Math.max(before?.score ?? 0, score),
      });
    }
  }
  const alone = lists.filter((list) => list.length > 0).length < 2;
  const all = [...merged.values()];
  // The order of a single source is better than a computed one.
  if (!alone) all.sort((a, b) => b.score + b.rank - (a.score + a.rank));
  return all.slice(0, limit).map(({ record, matchedTopics }) => ({ record, matchedTopics }));
}
