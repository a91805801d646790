const MARK = /\p{Mn}/gu;
/** What changes the look of the character before it, and is shown with it. */
const COMBINING = /^[\p{M}\p{Emoji_Modifier}]$/u;
/** Of ASCII nothing is decomposed. */
const ASCII = /^[\u0000-\u007f]*$/;

/** Through upper case, which unites forms that lower case keeps apart, such as `ß` and `ss`, or the two small sigmas; to it from lower case, for the one capital that stays itself. */
const foldCharacter = (character: string): string =>
  character.normalize('NFD').replace(MARK, '').toLowerCase().toUpperCase().toLowerCase();

/**
 * A text as searches compare it: without case, without accents and other marks. Character by character, so that the
 * same word is the same wherever it stands in a text. The server stores it and the page highlights by it: one rule.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** A part of a text, in UTF-16 code units as `slice` takes them. */
export interface TextRange {
  readonly start: number;
  /** Behind the last. */
  readonly end: number;
}

/**
 * Where a term occurs in a text, by the rule of `foldText`; in order, and none overlaps another. A range has whole
 * characters, with the marks that belong to them. A term of which nothing is left is nowhere.
 */
export function findFolded(text: string, term: string): TextRange[] {
  const foldedTerm = foldText(term);
  if (foldedTerm === '') return [];
  const { folded, starts, ends } = mapFolded(text);
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(foldedTerm); at >= 0;) {
    const [start, end] = [starts[at] ?? 0, ends[at + foldedTerm.length - 1] ?? text.length];
    // Two halves of what one character became are one place.
    if (start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end });
    at = folded.indexOf(foldedTerm, at + foldedTerm.length);
  }
  return ranges;
}

interface FoldedText {
  readonly folded: string;
  /** Of each code unit of `folded`: where the character begins from which it came. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function mapFolded(text: string): FoldedText {
  let folded = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (const character of text) {
    const [piece, end] = [foldCharacter(character), at + character.length];
    if (COMBINING.test(character)) extendEnds(ends, at, end);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += piece;
    at = end;
  }
  return { folded, starts, ends };
}

/** Lets the character that ends at `from` reach to `to`. */
function extendEnds(ends: number[], from: number, to: number): void {
  for (let last = ends.length - 1; last >= 0 && ends[last] === from; last -= 1) ends[last] = to;
}
