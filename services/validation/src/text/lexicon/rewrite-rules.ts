import { requiredTexts } from './required-text';
import { ANY_TEXT, hasOneOf, indexText, listOf, type TextIndex, type TextList } from './text-index';

/**
 * A closed, reviewed replacement of a phrase. A lexicon has hundreds of rules, of which a text needs a few, so each is
 * read and compiled when it is first needed.
 */
export interface RewriteRule {
  /** The pattern of the phrase, with its macros written out. */
  readonly source: string;
  readonly to: string;
  /** A text with the phrase has one of these marks. */
  readonly marks: () => readonly number[];
  /** Whether a text may have the phrase, because it has what the phrase requires. */
  readonly mayOccur: (index: TextIndex) => boolean;
  /** The pattern between the boundaries of words; with `isLatin`, for texts that have Latin letters only. */
  readonly pattern: (isLatin: boolean) => RegExp;
}

/** Short names of positions and word classes in the patterns of rules. */
export type Macros = Readonly<Record<string, string>>;

const POSITIONS: Macros = {
  // The beginning of a text, line or sentence; of a clause.
  S: String.raw`(?<=^|\n|[.!?…] |[.!?]["”)] |^[-–•*] |\n[-–•*] )`,
  // As S, without the items of a list.
  T: String.raw`(?<=^|\n|[.!?…] |[.!?]["”)] )`,
  C: String.raw`(?<=^|\n|[.!?…,;:] |[.!?]["”)] |[-–—] |[(])`,
  // The end of a text, line or sentence; of a clause.
  E: String.raw`(?=\s*$|\s*\n|\s*[.!?…]+(?:\s|$))`,
  K: String.raw`(?=\s*$|\s*\n|\s*[.!?…]+(?:\s|$)|\s*[,;:)])`,
};

/**
 * Parses lines of `pattern => replacement`. A pattern matches whole words, ignoring case unless the line begins with `! `; `{name}` is a macro, and `$1`
 * the first group, `$0` the whole phrase, `^` makes the next letter a capital, `~` a blank and `_` nothing. No pattern may repeat a group without a bound, so that each is linear in the text's length.
 */
export function parseRules(list: string, macros: Macros = {}): readonly RewriteRule[] {
  const known = { ...POSITIONS, ...macros };
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => {
      const [from = '', to = ''] = line.split(' =>', 2);
      const exact = from.startsWith('! ');
      const source = from
        .replace(/^! /u, '')
        .trim()
        .replace(/\{([A-Za-z]+)\}/gu, (whole, name: string) => known[name] ?? whole);
      return createRule(source, exact ? 'gu' : 'giu', to.trim() === '_' ? '' : to.trim().replaceAll('~', ' '));
    });
}

function createRule(source: string, flags: string, to: string): RewriteRule {
  const whole = `${WORD_START}(?:${source})${WORD_END}`;
  let known: readonly TextList[] | undefined;
  const lists = (): readonly TextList[] => (known ??= requiredTexts(source).map(listOf));
  let latin: RegExp | undefined;
  let any: RegExp | undefined;
  return {
    source,
    to,
    marks: () => lists()[0]?.marks ?? [ANY_TEXT],
    mayOccur: (index) => lists().every((list) => hasOneOf(index, list)),
    pattern: (isLatin) =>
      isLatin ? (latin ??= new RegExp(withLatinLetters(whole), flags)) : (any ??= new RegExp(whole, flags)),
  };
}

const LATIN_LETTERS = String.raw`a-zA-Zªµº\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f`;
/** A letter, or a mark that belongs to one, that is not among the Latin letters. A variation selector is of no letter. */
const OTHER_LETTER = /(?![\0-\u024f]|\ufe0f)[\p{L}\p{M}]/u;

/**
 * A pattern in which letters are Latin ones, the same for a text without others. All the letters of Unicode in both cases
 * take ten times as long to compile.
 */
function withLatinLetters(source: string): string {
  let isClass = false;
  return source.replace(/\\p\{L\}|\\.|[[\]]/gu, (part) => {
    if (part === '[' || part === ']') isClass = part === '[';
    if (part !== String.raw`\p{L}`) return part;
    return isClass ? LATIN_LETTERS : `[${LATIN_LETTERS}]`;
  });
}

// A phrase does not begin or end inside a word, a number, a compound or "a/b".
const WORD_START = String.raw`(?<![\p{L}\d/'’@#&-](?=[\p{L}\d])|\d[.,](?=\d))`;
const WORD_END = String.raw`(?!(?<=[\p{L}\d])(?:[\p{L}\d'’]|-\p{L})|(?<=\d)[.,]\d)`;

/** A text as the rules need it. */
interface RuleText {
  readonly text: string;
  readonly index: TextIndex;
  readonly isLatin: boolean;
}

let lastRead: RuleText | undefined;

/** Reads a text; the last one is not read again, because most groups of rules change nothing. */
function readForRules(text: string): RuleText {
  if (lastRead?.text !== text) lastRead = { text, index: indexText(text), isLatin: !OTHER_LETTER.test(text) };
  return lastRead;
}

/** The marks of some rules one after another, and where those of each rule end: most rules end with a look at them. */
interface Marks {
  readonly marks: Uint16Array;
  readonly ends: Uint32Array;
}

const marksOfRules = new WeakMap<readonly RewriteRule[], Marks>();

function marksOf(rules: readonly RewriteRule[]): Marks {
  const known = marksOfRules.get(rules);
  if (known) return known;
  const each = rules.map((rule) => rule.marks());
  let end = 0;
  const read = { marks: Uint16Array.from(each.flat()), ends: Uint32Array.from(each, ({ length }) => (end += length)) };
  marksOfRules.set(rules, read);
  return read;
}

/** Which rules changed a text, and which may not; `accepts` is asked before each change. */
export interface RuleUse {
  readonly changed?: Set<RewriteRule>;
  readonly excluded?: ReadonlySet<RewriteRule>;
  readonly accepts?: (before: string, after: string) => boolean;
  /** Whether a phrase that consists of a few capitals stays, unless it is one of speech. */
  readonly keepsCapitals?: boolean;
}

/** Applies rules in order. A capital at the beginning of a phrase is kept. */
export function applyRules(text: string, rules: readonly RewriteRule[], use?: RuleUse): string {
  const { marks, ends } = marksOf(rules);
  let current = readForRules(text);
  let at = 0;
  for (const [index, rule] of rules.entries()) {
    const end = ends[index] ?? 0;
    while (at < end && current.index.marks[marks[at] ?? 0] === 0) at += 1;
    const isPossible = at < end;
    at = end;
    if (!isPossible || !rule.mayOccur(current.index) || use?.excluded?.has(rule)) continue;
    const next = replacePhrases(current.text, rule.pattern(current.isLatin), rule.to, use?.keepsCapitals);
    if (next === current.text || use?.accepts?.(current.text, next) === false) continue;
    use?.changed?.add(rule);
    current = readForRules(next);
  }
  return current.text;
}

const CAPITALS = /^\p{Lu}{2,4}$/u;
const SPEECH_IN_CAPITALS =
  /^(?:LOL|LMAO|OMG|OMFG|WTF|FFS|SMH|FML|NGL|TBH|TBF|IMO|IMHO|IDK|BTW|FYI|ASAP|TIL|IIRC|FWIW|NVM|AKA|IRL|PPL|PLS|PLZ|THX|TY|TIA|TLDR|X{2,3}|HAHA|OK|YEP|YES|NO|NOPE|NAH|SOS|HELP|DONT|CANT|WONT|IM|IVE|ALL|OR)$/;

const replacePhrases = (text: string, pattern: RegExp, to: string, keepsCapitals = false): string =>
  text.replace(pattern, (...found: unknown[]) => {
    const [whole] = found as [string];
    if (keepsCapitals && CAPITALS.test(whole) && !SPEECH_IN_CAPITALS.test(whole)) return whole;
    const filled = to.replace(/\$(\d)/gu, (_, group: string, at: number) => {
      const value = (found[Number(group)] as string | undefined) ?? '';
      // The first word of the phrase, which the rule puts after others.
      return at > 0 && whole.startsWith(value)
        ? value.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
        : value;
    });
    const raised = filled.replace(/\^(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase()).replaceAll('^', '');
    return /^\p{Lu}\p{Ll}/u.test(whole) ? raised.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : raised;
  });
