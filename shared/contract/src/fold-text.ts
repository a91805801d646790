const MARK = /\p{Mn}/gu;
/** Characters that modify the preceding character and are displayed as part of it. */
const COMBINING = /^[\p{M}\p{Emoji_Modifier}]$/u;
/** ASCII texts need no decomposition. */
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * Upper-casing unites forms that lower-casing keeps distinct, such as `ß` and `ss` or the two small sigmas.
 * Lower-casing first handles the capital `ẞ`, which upper-casing does not change.
 */
const foldCharacter = (character: string): string =>
  character.normalize('NFD').replace(MARK, '').toLowerCase().toUpperCase().toLowerCase();

/**
 * Normalizes a text for searches: ignores case, accents and other marks. It folds character by character, so a word
 * folds identically at any position. The server stores folded texts and the page highlights matches with the same
 * function.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** A range of a text in UTF-16 code units, as `slice` expects them. */
export interface TextRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/**
 * Finds the occurrences of a term in a text, compared with `foldText`, in order and without overlaps. A range covers
 * whole characters with their marks. A term that folds to an empty text has no occurrence.
 */
export function findFolded(text: string, term: string): TextRange[] {
  const foldedTerm = foldText(term);
  if (foldedTerm === '') return [];
  const { folded, starts, ends } = mapFolded(text);
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(foldedTerm); at >= 0;) {
    const [start, end] = [starts[at] ?? 0, ends[at + foldedTerm.length - 1] ?? text.length];
    // Two matches inside one original character are one range.
    if (start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end });
    at = folded.indexOf(foldedTerm, at + foldedTerm.length);
  }
  return ranges;
}

interface FoldedText {
  readonly folded: string;
  /** For each code unit of `folded`: the start of its original character. `ends` has the end. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function mapFolded(text: string): FoldedText {
  let folded = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (const character of text) {
    const [foldedCharacter, end] = [foldCharacter(character), at + character.length];
    if (COMBINING.test(character)) extendEnds(ends, at, end);
    for (let unit = 0; unit < foldedCharacter.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += foldedCharacter;
    at = end;
  }
  return { folded, starts, ends };
}

/** Moves the end of the character that ends at `from` to `to`. */
function extendEnds(ends: number[], from: number, to: number): void {
  for (let last = ends.length - 1; last >= 0 && ends[last] === from; last -= 1) ends[last] = to;
}
