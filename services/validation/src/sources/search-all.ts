import type { Keyword } from '../concepts/types';
import type { LiteratureRecord } from '../records/record';
import { withTimeout } from '../outside/with-timeout';
import { mergeResults, type SourceResult } from './merge-results';
import { loggableReason } from '../outside/outside-failure';
import type { ReferenceSource } from './reference-source';

/** More than the page shows, so that it can say how many there are. */
const MAX_RESULTS = 10;

export interface SearchResult {
  readonly records: readonly LiteratureRecord[];
  /** Names of the sources that could be asked. */
  readonly answered: readonly string[];
  /** `name: reason` of those that could not. */
  readonly failed: readonly string[];
}

export interface SourceSet {
  /** On this machine, with a judgement of its own on weak hits. */
  readonly local: readonly ReferenceSource[];
  /** On the internet. */
  readonly outside: readonly ReferenceSource[];
}

/** Asks all sources at once, each for so many milliseconds at most; who fails is left out. */
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
  const answers = (
    await Promise.all([...local.map((each) => searchOne(each, true)), ...outside.map((each) => searchOne(each, false))])
  ).flat();
  return { records: mergeResults(answers, keywords, MAX_RESULTS), answered: answers.map(({ name }) => name), failed };
}
