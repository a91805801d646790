/**
 * What every match of a pattern contains: of each list at least one text, in small letters. The list with the rarest
 * texts comes first. Empty when nothing is certain.
 */
export type RequiredTexts = readonly (readonly string[])[];

/**
 * The texts that a pattern requires, so that most of the rules of a lexicon need no search in a text. Reads the
 * constructs that the rules use: groups, look-around, classes, escapes and quantifiers. What it does not know requires
 * nothing.
 */
export function requiredTexts(source: string): RequiredTexts {
  const lists: (readonly string[])[] = [];
  const { exact } = readAlternatives({ source, at: 0 }, lists);
  if (exact) addList(lists, exact);
  return withoutImplied(lists);
}

interface Cursor {
  readonly source: string;
  at: number;
}

/** What a part of a pattern matches. */
interface Known {
  /** All its texts, '' for a position; absent when they are unknown or too many. */
  readonly exact?: readonly string[];
  /** For a look-behind or look-ahead, which matches no characters. */
  readonly side?: 'before' | 'after';
}

type Lists = (readonly string[])[];

const UNKNOWN: Known = {};
const POSITION: Known = { exact: [''] };
/** More texts than these are not combined with those of the next element. */
const MAX_TEXTS = 24;
const PLAIN_ALTERNATIVES = /[a-zà-öø-ÿ\d '’|/,&-]*(?=\)|$)/uy;
const PLAIN_TEXT = /[a-zà-öø-ÿ\d '’/,&-]+(?![?*+{])/uy;

function matchAt(pattern: RegExp, { source, at }: Cursor): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** Reads alternatives up to the end or a closing bracket, and adds what they require besides their texts to `lists`. */
function readAlternatives(cursor: Cursor, lists: Lists): Known {
  const plain = matchAt(PLAIN_ALTERNATIVES, cursor);
  if (plain !== undefined) {
    cursor.at += plain.length;
    return { exact: plain.split('|') };
  }
  const alternatives: { readonly exact: readonly string[] | undefined; readonly lists: Lists }[] = [];
  for (;;) {
    const own: Lists = [];
    const { exact } = readSequence(cursor, own);
    alternatives.push({ exact, lists: own });
    if (cursor.source[cursor.at] !== '|') break;
    cursor.at += 1;
  }
  const [first] = alternatives;
  if (alternatives.length === 1 && first) {
    lists.push(...first.lists);
    return first.exact ? { exact: first.exact } : UNKNOWN;
  }
  if (alternatives.every(({ exact }) => exact)) return { exact: alternatives.flatMap(({ exact = [] }) => exact) };
  const rarest = alternatives.map((each) => {
    if (each.exact) addList(each.lists, each.exact);
    return each.lists.toSorted(byWorth)[0];
  });
  if (!rarest.includes(undefined)) lists.push(rarest.flatMap((list) => list ?? []));
  return UNKNOWN;
}

function readSequence(cursor: Cursor, lists: Lists): Known {
  const { source } = cursor;
  /** The texts that end at this place, without a gap. */
  let texts: readonly string[] = [''];
  /** Whether they are all that the sequence has matched. */
  let isExact = true;
  const joined = (next: readonly string[]): readonly string[] =>
    next.length === 1 ? texts.map((text) => text + next[0]) : texts.flatMap((text) => next.map((each) => text + each));
  const join = (next: readonly string[]): void => {
    if (texts.length * next.length <= MAX_TEXTS) texts = joined(next);
    else {
      addList(lists, texts);
      isExact = false;
      texts = next;
    }
  };
  while (cursor.at < source.length && source[cursor.at] !== '|' && source[cursor.at] !== ')') {
    const plain = matchAt(PLAIN_TEXT, cursor);
    if (plain !== undefined) {
      cursor.at += plain.length;
      join([plain]);
      continue;
    }
    const own: Lists = [];
    const { exact, side } = readElement(cursor, own);
    const { min, max } = readQuantifier(cursor);
    if (min > 0) lists.push(...own);
    if (side !== undefined) {
      if (min === 0 || !exact) continue;
      // The next elements match the text of a look-ahead again.
      if (side === 'after') addList(lists, texts.length * exact.length <= MAX_TEXTS ? joined(exact) : exact);
      else if (isExact && texts.length === 1 && texts[0] === '' && !exact.includes('')) {
        texts = exact;
        isExact = false;
      } else addList(lists, exact);
    } else if (exact && max === 1) join(min === 0 ? ['', ...exact] : exact);
    else {
      if (exact && min > 0) join(exact);
      addList(lists, texts);
      texts = exact && min > 0 ? exact : [''];
      isExact = false;
    }
  }
  if (isExact) return { exact: texts };
  addList(lists, texts);
  return UNKNOWN;
}

const QUANTIFIER = /(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/uy;

/** Reads how often the element before the cursor occurs. */
function readQuantifier(cursor: Cursor): { readonly min: number; readonly max: number } {
  const mark = cursor.source[cursor.at];
  if (mark !== '?' && mark !== '*' && mark !== '+' && mark !== '{') return { min: 1, max: 1 };
  QUANTIFIER.lastIndex = cursor.at;
  const [whole = '', least = '0', comma, most] = QUANTIFIER.exec(cursor.source) ?? [];
  cursor.at += whole.length;
  if (mark === '{') return { min: Number(least), max: comma ? Number(most || Infinity) : Number(least) };
  return { min: mark === '+' ? 1 : 0, max: mark === '?' ? 1 : Infinity };
}

const OPENING = /\((?:\?(?:[:=!]|<[=!]))?/uy;

function readElement(cursor: Cursor, lists: Lists): Known {
  const { source, at } = cursor;
  const character = source[at] ?? '';
  if (character === '(') {
    const opening = matchAt(OPENING, cursor) ?? '(';
    cursor.at += opening.length;
    const isNegative = opening.endsWith('!');
    const { exact } = readAlternatives(cursor, isNegative ? [] : lists);
    cursor.at += 1;
    if (isNegative) return POSITION;
    const known = exact ? { exact } : UNKNOWN;
    if (opening === '(?=') return { ...known, side: 'after' };
    return opening === '(?<=' ? { ...known, side: 'before' } : known;
  }
  if (character === '[') return readClass(cursor);
  if (character === '\\') {
    const next = source[at + 1] ?? '';
    const isBraced = source[at + 2] === '{';
    cursor.at = isBraced && /[pPu]/.test(next) ? source.indexOf('}', at) + 1 : at + (next === 'u' ? 6 : 2);
    if (next === 'b') return POSITION;
    if (next === 'n') return { exact: ['\n'] };
    return /[\p{L}\d]/u.test(next) ? UNKNOWN : literal(next);
  }
  cursor.at += 1;
  if (character === '^' || character === '$') return POSITION;
  return character === '.' ? UNKNOWN : literal(character);
}

const MAX_CLASS = 6;

/** Reads a class of a few single characters, as `[eé]`; others are unknown. */
function readClass(cursor: Cursor): Known {
  const { source, at } = cursor;
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  cursor.at = end + 1;
  const characters = source.slice(at + 1, end);
  if (characters.length > MAX_CLASS || /^\^|\\|.-./u.test(characters)) return UNKNOWN;
  const known = [...characters].map((each) => literal(each).exact?.[0]);
  return known.includes(undefined) ? UNKNOWN : { exact: known.flatMap((each) => each ?? []) };
}

/** A character; unknown when a pattern that ignores case matches others than its capital and small letter. */
const literal = (character: string): Known =>
  /^[\0-\u00b4\u00b6-\u017e]$|^[^\p{L}\p{M}]$/u.test(character) ? { exact: [character.toLowerCase()] } : UNKNOWN;

/** Longer lists are compared with each other only when that takes few comparisons. */
const MAX_COMPARISONS = 256;

/** Adds texts of which one is required; nothing when one of them is empty. */
function addList(lists: Lists, texts: readonly string[]): void {
  if (texts.includes('')) return;
  if (texts.length ** 2 > MAX_COMPARISONS) lists.push(texts);
  // Where a longer text occurs, the shorter one does.
  else
    lists.push(
      texts.filter(
        (text, index) => !texts.some((each, other) => (each === text ? other < index : text.includes(each))),
      ),
    );
}

/** Without the lists that another one makes true; the one with the rarest texts first. */
function withoutImplied(lists: RequiredTexts): RequiredTexts {
  const sorted = lists.toSorted(byWorth);
  return sorted.filter(
    (list, index) =>
      !sorted
        .slice(0, index)
        .some(
          (other) =>
            other.length * list.length <= MAX_COMPARISONS &&
            other.every((text) => list.some((each) => text.includes(each))),
        ),
  );
}

const worth = (texts: readonly string[]): number =>
  texts.reduce((least, { length }) => Math.min(least, length), Infinity) * 20 - texts.length;
const byWorth = (one: readonly string[], other: readonly string[]): number => worth(other) - worth(one);
