import type { LibraryQuery } from '../library/library-query';
import { withTimeout } from '../outside/with-timeout';
import { type FoundRecord, mergeResults, type SourceResult } from './merge-results';
import { loggableReason } from '../outside/outside-failure';
import type { LocalSource, ReferenceSource } from './reference-source';

/** More than the page shows, so that it can show the total. */
const MAX_RESULTS = 10;

export interface SearchResult {
  readonly records: readonly FoundRecord[];
  /** Names of the sources that returned a result. */
  readonly responded: readonly string[];
  /** `name: reason` of the sources that failed. */
  readonly failed: readonly string[];
  /** Names of the sources that failed. */
  readonly unreachable: readonly string[];
}

export interface SourceSet {
  /** Sources on this machine, which get the text. */
  readonly local: readonly LocalSource[];
  /** Sources on the internet, which get keywords only and are not queried without any. */
  readonly outside: readonly ReferenceSource[];
}

/** Queries all sources at once, each with a time limit; skips those that fail. */
export async function searchAll(
  { local, outside }: SourceSet,
  query: LibraryQuery,
  signal: AbortSignal,
  eachMs: number,
): Promise<SearchResult> {
  const failed: string[] = [];
  const unreachable: string[] = [];
  const searchOne = async (
    name: string,
    search: (limit: AbortSignal) => Promise<SourceResult>,
  ): Promise<SourceResult[]> => {
    try {
      return [await withTimeout(eachMs, signal, search)];
    } catch (failure) {
      failed.push(`${name}: ${loggableReason(failure)}`);
      unreachable.push(name);
      return [];
    }
  };
  const { keywords } = query;
  const results = (
    await Promise.all([
      ...local.map((source) =>
        searchOne(source.name, async (limit) => ({ name: source.name, local: await source.search(query, limit) })),
      ),
      ...(keywords.length === 0 ? [] : outside).map((source) =>
        searchOne(source.name, async (limit) => ({ name: source.name, outside: await source.search(keywords, limit) })),
      ),
    ])
  ).flat();
  return {
    records: mergeResults(results, keywords, MAX_RESULTS),
    responded: results.map(({ name }) => name),
    failed,
    unreachable,
  };
}
