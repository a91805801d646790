import { fold, wordSet } from '../tokens/fold';
import type { Language } from '../tokens/types';

/**
 * A free word of a text, or the end of a sentence ("."), with its possible readings in a rewriting, the likeliest
 * first.
 */
export type FreeReadings = readonly (readonly string[])[];
export const SENTENCE_END: FreeReadings = [['.']];

/** Free words with so little meaning that one may replace another. */
const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('a an the this that these those'),
  pt: wordSet('o a os as um uma uns umas este esta esse essa estes estas esses essas isto isso the'),
};

/** Free words that may replace one another in the same position, one set per line. */
const EQUIVALENTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'is are am be been being has have having do does',
    'will would',
    'i we me us',
    'my our',
    'you u',
    'your ur',
    'they them',
    'with w/',
    'but however though although',
    'which who that',
    'so then',
    'let lets',
  ],
  pt: [
    'sao esta estao estou estamos ser estar tem tenho ha',
    'de do da dos das',
    'em no na nos nas num numa',
    'a ao aos as',
    'pelo pela pelos pelas',
    'com c/',
    'eu nos me',
    'voce voces vc vcs',
    'seu sua seus suas',
    'meu minha',
    'mas porem entretanto contudo',
    'ali la ai',
  ],
};
const classes: Readonly<Record<Language, ReadonlyMap<string, string>>> = { en: classesOf('en'), pt: classesOf('pt') };

function classesOf(language: Language): ReadonlyMap<string, string> {
  return new Map(EQUIVALENTS[language].flatMap((list) => [...wordSet(list)].map((word) => [word, list] as const)));
}

/** The words that a gap between two content words has lost and gained. */
export interface GapChange {
  /** Its words have another order, or one was replaced by a word with another meaning. */
  readonly scrambled: boolean;
  readonly lost: readonly string[];
  readonly gained: readonly string[];
}

/**
 * Compares the free words between two content words with those of the rewriting. Words may be added or removed; the
 * others keep their order, and when words other than articles are both added and removed, they must be equivalent.
 */
export function compareGap(from: readonly FreeReadings[], to: readonly FreeReadings[], language: Language): GapChange {
  const after = mergeSentenceEnds(to.flatMap(([first]) => first ?? []));
  const { reading, others } = chooseReadings(from, after);
  const before = mergeSentenceEnds(reading);
  if (before.join(' ') === after.join(' ')) return { scrambled: false, lost: [], gained: [] };
  const lost = without(before, after);
  const gained = without(after, before);
  const ordered = commonSubsequenceLength(before, after) === before.length - lost.length;
  const isStrict = (word: string): boolean => word !== '.' && !ARTICLES[language].has(word);
  const [strictLost, strictGained] = [lost.filter(isStrict), gained.filter(isStrict)].map((list) =>
    list.map((word) => classes[language].get(word) ?? word),
  ) as [string[], string[]];
  const replaced = without(strictLost, strictGained).length > 0 && without(strictGained, strictLost).length > 0;
  return {
    scrambled: !ordered || replaced || hasMisplacedArticle(before, after, language),
    lost: [...lost, ...others],
    gained,
  };
}

/** Merges adjacent sentence ends. */
const mergeSentenceEnds = (list: readonly string[]): readonly string[] =>
  list.filter((word, index) => word !== '.' || list[index - 1] !== '.');

/**
 * The reading of each free word that occurs in the rewriting ("it's": "it is" or "it has"); `others` has the words of
 * the other readings when none occurs.
 */
function chooseReadings(
  from: readonly FreeReadings[],
  after: readonly string[],
): { readonly reading: readonly string[]; readonly others: readonly string[] } {
  // Counts instead of a list, so that the work is linear in the length of a gap.
  const left = countWords(after);
  const others: string[] = [];
  const reading = from.flatMap((readings) => {
    const found = readings.find((each) =>
      [...countWords(each)].every(([word, count]) => count <= (left.get(word) ?? 0)),
    );
    if (!found) others.push(...readings.slice(1).flatMap((each) => without(each, readings[0] ?? [])));
    const words = found ?? readings[0] ?? [];
    for (const word of words) left.set(word, Math.max(0, (left.get(word) ?? 0) - 1));
    return words;
  });
  return { reading, others };
}

/** Detects an English article that was inserted before a free word ("the of", "a is"). */
function hasMisplacedArticle(before: readonly string[], after: readonly string[], language: Language): boolean {
  if (language !== 'en') return false;
  const countMisplaced = (list: readonly string[]): number =>
    list.filter((word, index) => /^(?:a|an|the)$/.test(word) && (list[index + 1] ?? '.') !== '.').length;
  return countMisplaced(after) > countMisplaced(before);
}

/** The multiset difference of two lists. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = countWords(other);
  return list.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function countWords(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The longest run of free words that is compared; no sentence has more. */
const MAX_COMPARED = 200;

/** The length of the longest common subsequence. */
function commonSubsequenceLength(one: readonly string[], other: readonly string[]): number {
  if (one.length > MAX_COMPARED || other.length > MAX_COMPARED) return -1;
  let row: readonly number[] = [0, ...other.map(() => 0)];
  for (const word of one) {
    const next = [0];
    for (const [at, each] of other.entries())
      next.push(word === each ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The free word that moved from one gap to another; undefined when none moved. */
export function movedWord(changes: readonly GapChange[]): string | undefined {
  const gained = new Set(changes.flatMap((change) => change.gained));
  return changes.flatMap(({ lost }) => lost).find((word) => word !== '.' && gained.has(word));
}

/** The key by which free words are compared. */
export const freeWord = (text: string): string => fold(text);
