import type { Keyword } from '../concepts/types';
import { withTimeout } from '../outside/with-timeout';
import { type FoundRecord, mergeResults, type SourceResult } from './merge-results';
import { loggableReason } from '../outside/outside-failure';
import type { ReferenceSource } from './reference-source';

/** More than the page shows, so that it can show the total. */
const MAX_RESULTS = 10;

export interface SearchResult {
  readonly records: readonly FoundRecord[];
  /** Names of the sources that returned a result. */
  readonly responded: readonly string[];
  /** `name: reason` of the sources that failed. */
  readonly failed: readonly string[];
}

export interface SourceSet {
  /** Local sources, which filter weak hits themselves. */
  readonly local: readonly ReferenceSource[];
  /** Sources on the internet. */
  readonly outside: readonly ReferenceSource[];
}

/** Queries all sources at once, each with a time limit; skips those that fail. */
export async function searchAll(
  { local, outside }: SourceSet,
  keywords: readonly Keyword[],
  signal: AbortSignal,
  eachMs: number,
): Promise<SearchResult> {
  const failed: string[] = [];
  const searchOne = async (source: ReferenceSource, filtered: boolean): Promise<SourceResult[]> => {
    try {
      return [
        {
          name: source.name,
          records: await withTimeout(eachMs, signal, (limit) => source.search(keywords, limit)),
          filtered,
        },
      ];
    } catch (failure) {
      failed.push(`${source.name}: ${loggableReason(failure)}`);
      return [];
    }
  };
  const results = (
    await Promise.all([...local.map((each) => searchOne(each, true)), ...outside.map((each) => searchOne(each, false))])
  ).flat();
  return { records: mergeResults(results, keywords, MAX_RESULTS), responded: results.map(({ name }) => name), failed };
}
