/** Some texts in small letters, of which one must occur. */
export interface TextList {
  readonly texts: readonly string[];
  /** The mark of each text. */
  readonly marks: readonly number[];
}

/** The places of a text where shorter texts can begin. */
export interface TextIndex {
  readonly text: string;
  /** For each mark, 1 when a text with this mark can occur, otherwise 0. */
  readonly marks: Uint8Array;
}

const SIZE = 1 << 13;
const MAX_LENGTH = 3;
/** The mark that every text has. */
export const ANY_TEXT = 0;

/** A number for the length and the first three characters of a text. */
function markAt(text: string, at: number, length: number): number {
  let mark = length;
  for (let next = at; next < at + length; next += 1) mark = (mark * 37 + text.charCodeAt(next)) & (SIZE - 1);
  return mark;
}

export const listOf = (texts: readonly string[]): TextList => ({
  texts,
  marks: texts.map((text) => markAt(text, 0, Math.min(text.length, MAX_LENGTH))),
});

/** Indexes a text of either case. Linear in its length. */
export function indexText(original: string): TextIndex {
  // The long s is the only letter that a pattern reads as one of the small letters and `toLowerCase` does not.
  const text = original.toLowerCase().replaceAll('ſ', 's');
  const marks = new Uint8Array(SIZE);
  marks[ANY_TEXT] = 1;
  for (let at = 0; at < text.length; at += 1)
    for (let length = 1; length <= MAX_LENGTH; length += 1) marks[markAt(text, at, length)] = 1;
  return { text, marks };
}

/** Whether one of the texts of a list occurs. The marks exclude most of them without a search. */
export function hasOneOf({ text, marks }: TextIndex, list: TextList): boolean {
  for (let at = 0; at < list.marks.length; at += 1)
    if (marks[list.marks[at] ?? 0] === 1 && text.includes(list.texts[at] ?? '')) return true;
  return false;
}
