import { cacheLast } from './text-cache';
import type { Span } from './types';

type TokenKind =
  | 'word'
  | 'number'
  | 'url'
  | 'mail'
  | 'mention'
  | 'hashtag'
  | 'emoji'
  | 'end'
  | 'mark'
  | 'space'
  | 'line';

/** A token of a text; the concatenated tokens equal the text. */
export interface Token extends Span {
  readonly kind: TokenKind;
  readonly text: string;
}

// Longest first. After a number and a blank, only these are units; letters adjacent to a number always are.
const UNITS = [
  'cmH2O',
  'mmHg',
  'MMHG',
  'mmhg',
  'µmol',
  'μmol',
  'umol',
  'mmol',
  'kcal',
  'mEq',
  'meq',
  'MEQ',
  'mcg',
  'MCG',
  'mol',
  'bpm',
  'irpm',
  'ipm',
  'rpm',
  'mSv',
  'kPa',
  'kHz',
  'MHz',
  'µg',
  'μg',
  'ug',
  'µL',
  'μL',
  'mg',
  'Mg',
  'MG',
  'kg',
  'Kg',
  'KG',
  'ng',
  'pg',
  'mL',
  'ml',
  'ML',
  'dL',
  'dl',
  'mm',
  'cm',
  'km',
  'mU',
  'UI',
  'ui',
  'IU',
  'iu',
  'mV',
  'mA',
  'Gy',
  'Hz',
  'Fr',
  'hrs',
  'hr',
  'hs',
  'mins',
  'min',
  'secs',
  'sec',
  'seg',
  'ms',
  'yo',
  'gts',
  'amp',
  'cps',
  'cp',
  'cpr',
  'tabs',
  'caps',
  '°C',
  'ºC',
  '°F',
  'ºF',
  '°',
  'g',
  'G',
  'L',
  'l',
  'h',
  'H',
  'd',
  'm',
  's',
  'U',
  'u',
  'x',
  '%',
].join('|');

const CORE = String.raw`(?:\d+(?:[.,]\d+)*|[.,]\d+)`;
const NUMBER = [
  String.raw`(?<![\p{L}\d])(?:[-−](?=[\d.,]))?(?:${CORE}|[½¼¾⅓⅔])`,
  // Ranges, fractions, ratios, dates, "120/80", "12/12h", "2-3".
  String.raw`(?:[-–—/:x×]${CORE})*`,
  String.raw`(?:(?:[°º]?[\p{L}µμ%ªº°][\p{L}µμ\d²³]*(?:/[\p{L}µμ][\p{L}µμ\d²³]*){0,3})|[  ](?:${UNITS})(?![\p{L}\d])(?:/[\p{L}µμ\d²³]+){0,3})?`,
].join('');

const TOKENS = {
  line: ['line', /\r\n|[\n\r\u2028\u2029]/uy],
  space: ['space', /[^\S\n\r\u2028\u2029]+/uy],
  url: [
    'url',
    /(?:https?:\/\/|www\.)[^\s<>"“”]+|10\.\d{4,9}\/[^\s<>"“”]+|(?<![\p{L}\d.@-])[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:com|org|net|gov|edu|info|io|med|int|br|pt|uk)(?:\/[^\s<>"“”]*)?(?![\p{L}\d@-])/iuy,
  ],
  mail: ['mail', /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/uy],
  mention: ['mention', /@[\p{L}\d_][\p{L}\d_.-]*/uy],
  hashtag: ['hashtag', /#[\p{L}_][\p{L}\p{M}\d_]*/uy],
  // Chat words that the number pattern would split.
  chatWord: ['word', /(?<![\p{L}\d])(?:2day|2moro|2morrow|2nite)(?![\p{L}\d])/uy],
  shortWord: [
    'word',
    /(?<![\p{L}\d/])(?:w\/o|b\/c|h\/o|s\/p|f\/u|r\/o|n\/v)(?![\p{L}\d/])|(?<![\p{L}\d/])(?:w\/(?=\s|\p{Ll}{2}|\d)|[cps]\/(?=\s|\p{Ll}{3}))/uy,
  ],
  number: ['number', new RegExp(NUMBER, 'uy')],
  word: ['word', /\p{L}[\p{L}\p{M}\d]*(?:['’‑-][\p{L}\d][\p{L}\p{M}\d]*)*/uy],
  emoji: [
    'emoji',
    /\p{Regional_Indicator}{2}|(?![©®™])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u20E3|\u200D\p{Extended_Pictographic})*/uy,
  ],
  end: ['end', /[.!?…]+/uy],
} satisfies Readonly<Record<string, readonly [TokenKind, RegExp]>>;

// Patterns are tried at token starts only and match whole runs of a class, so each is linear.
const TRAILING = /[.,;:!?…)\]}'’]/u;

/** Without the marks after an address. A pattern for the whole run would be quadratic for runs inside the address. */
function withoutTrailingMarks(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

type Pattern = readonly [TokenKind, RegExp];
const { line, space, url, mail, mention, hashtag, chatWord, shortWord, number, word, end } = TOKENS;

/** The patterns that can match at an ASCII character, in the order of the others; a mark has none. */
function patternsAt(character: string): readonly Pattern[] {
  if (/[\n\r]/.test(character)) return [line];
  if (/\s/.test(character)) return [space];
  if (/[a-z]/i.test(character)) return [url, mail, shortWord, word];
  if (/\d/.test(character)) return [url, mail, chatWord, number];
  if (/[!?]/.test(character)) return [end];
  if (/[_%+]/.test(character)) return [mail];
  const others: Readonly<Record<string, readonly Pattern[]>> = {
    '@': [mention],
    '#': [hashtag],
    '.': [mail, number, end],
    ',': [number],
    '-': [url, mail, number],
  };
  return others[character] ?? [];
}
const ASCII_PATTERNS = Array.from({ length: 128 }, (_, code) => patternsAt(String.fromCharCode(code)));
const ALL_PATTERNS: readonly Pattern[] = Object.values(TOKENS);

const CACHED_TEXTS = 8;

/** The tokens of a text, in order and without gaps. Linear in the length. */
export const tokenize = cacheLast(readTokens, CACHED_TEXTS);

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const absent: readonly Pattern[] = text.includes('@') ? [] : [mail, mention];
  let at = 0;
  while (at < text.length) {
    const token = next(text, at, absent);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function next(text: string, at: number, absent: readonly Pattern[]): Token {
  for (const each of ASCII_PATTERNS[text.charCodeAt(at)] ?? ALL_PATTERNS) {
    if (absent.includes(each)) continue;
    const [kind, pattern] = each;
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined || found === '') continue;
    const whole = kind === 'url' || kind === 'mention' || kind === 'mail' ? withoutTrailingMarks(found) : found;
    if (whole.length < (kind === 'mention' ? 2 : 1)) continue;
    return { kind, text: whole, start: at, end: at + whole.length };
  }
  const mark = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { kind: 'mark', text: mark, start: at, end: at + mark.length };
}
