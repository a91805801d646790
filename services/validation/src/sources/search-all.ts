import type { Keyword } from '../concepts/types';
import type { LiteratureRecord } from '../library/record';
import { within } from '../pipeline/within';
import { merge, type SourceAnswer } from './merge';
import { reasonOf } from './outside-failure';
import type { ReferenceSource } from './types';

/** More than the page shows, so that it can say how many there are. */
const MOST = 10;

export interface Searched {
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
): Promise<Searched> {
  const failed: string[] = [];
  const ask = async (source: ReferenceSource, judged: boolean): Promise<SourceAnswer[]> => {
    try {
      return [
        { name: source.name, records: await within(eachMs, signal, (limit) => source.search(keywords, limit)), judged },
      ];
    } catch (failure) {
      failed.push(`${source.name}: ${reasonOf(failure)}`);
      return [];
    }
  };
  const answers = (
    await Promise.all([...local.map((each) => ask(each, true)), ...outside.map((each) => ask(each, false))])
  ).flat();
  return { records: merge(answers, keywords, MOST), answered: answers.map(({ name }) => name), failed };
}
