import { isGeneric } from './generic-words';
import { toStems } from './tokens';

/** How much a word such as 'systematic' or 'patients' counts, which many titles share. */
const GENERIC_WORD = 1 / 3;
/** The minimum for a whole title. */
const WHOLE_TITLE = 2;
/** The minimum for a part of a title. */
const PART_OF_TITLE = 3;
/** A part is either long, since posts cut titles, or most of the title. */
const LONG_RUN = 5;
const MOST_OF_TITLE = 0.6;

/**
 * How much of a title a text quotes, as the number of consecutive words of the title that are consecutive in the text,
 * without function words; 0 when this is no quotation.
 * @param text the stems of the text in order
 */
export function quotedWords(text: readonly string[], title: string): number {
  const stems = toStems(title);
  const run = longestRun(text, stems);
  const quoted = substance(run);
  if (run.length === stems.length) return quoted >= WHOLE_TITLE ? run.length : 0;
  const isLarge = run.length >= LONG_RUN || quoted >= MOST_OF_TITLE * substance(stems);
  return quoted >= PART_OF_TITLE && isLarge ? run.length : 0;
}

const substance = (stems: readonly string[]): number =>
  stems.reduce((sum, stem) => sum + (isGeneric(stem) ? GENERIC_WORD : 1), 0);

/** The longest sequence of stems that both have. Its work is the product of the lengths. */
function longestRun(text: readonly string[], title: readonly string[]): readonly string[] {
  let [longest, end] = [0, 0];
  let previous = new Uint16Array(title.length + 1);
  let current = new Uint16Array(title.length + 1);
  for (const stem of text) {
    for (const [at, other] of title.entries()) {
      const length = stem === other ? (previous[at] ?? 0) + 1 : 0;
      current[at + 1] = length;
      if (length > longest) [longest, end] = [length, at + 1];
    }
    [previous, current] = [current, previous];
  }
  return title.slice(end - longest, end);
}
