/** A part of a text that the other text has too, or has not. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

export interface WordDiff {
  /** The earlier text; its changed parts were removed. */
  readonly before: readonly TextPart[];
  /** The later text; its changed parts were added. */
  readonly after: readonly TextPart[];
}

/** A word with the space before it. Numbers keep their signs, so that '2.5' or '150/90' is one word. */
const WORD = /(\s*)([\p{L}\p{M}\p{N}]+(?:['’.,/-][\p{L}\p{M}\p{N}]+)*|\S\p{M}*)/gu;

interface Word {
  readonly space: string;
  readonly text: string;
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ([, space = '', word = '']) => ({ space, text: word }));

/**
 * What differs between two texts, word by word: a longest common subsequence, so that moved words count as removed and
 * added. The work and the memory grow with the product of the numbers of words between common start and end.
 */
export function diffWords(before: string, after: string): WordDiff {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const isSame = (i: number, j: number): boolean => a[i]?.text === b[j]?.text;
  let start = 0;
  while (start < a.length && start < b.length && isSame(start, start)) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && isSame(endA - 1, endB - 1)) {
    endA--;
    endB--;
  }
  const [height, width] = [endA - start, endB - start];
  // lengths[i * (width + 1) + j]: the longest common subsequence of what follows i and j.
  const lengths = new Uint16Array((height + 1) * (width + 1));
  const at = (i: number, j: number): number => lengths[i * (width + 1) + j] ?? 0;
  for (let i = height - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--)
      lengths[i * (width + 1) + j] = isSame(start + i, start + j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));

  const [removed, added] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < height || j < width;) {
    if (i < height && j < width && isSame(start + i, start + j)) {
      i++;
      j++;
    } else if (j === width || (i < height && at(i + 1, j) >= at(i, j + 1))) removed.add(start + i++);
    else added.add(start + j++);
  }
  return { before: partsOf(before, a, removed), after: partsOf(after, b, added) };
}

/** The text in as few parts as possible; the space between two changed words is part of the change. */
function partsOf(text: string, words: readonly Word[], changed: ReadonlySet<number>): TextPart[] {
  const parts: { text: string; changed: boolean }[] = [];
  const add = (part: string, isChanged: boolean): void => {
    const last = parts.at(-1);
    if (part === '') return;
    if (last?.changed === isChanged) last.text += part;
    else parts.push({ text: part, changed: isChanged });
  };
  words.forEach(({ space, text: word }, index) => {
    const isChanged = changed.has(index);
    add(space, isChanged && changed.has(index - 1));
    add(word, isChanged);
  });
  add(/\s*$/.exec(text)?.[0] ?? '', false);
  return parts;
}
