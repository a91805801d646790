import type { Span } from '../text';

/** A word of a text, as written and as looked up. */
export interface Word extends Span {
  readonly written: string;
  readonly key: string;
  /** Close enough to the previous word for both to be part of one name. */
  readonly joined: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/**
 * Matches what separates two words of one name: blanks, a hyphen, a slash, an apostrophe, the point of an abbreviation
 * ('H. pylori').
 */
const SEPARATOR = /^(?:[^\S\n]*(?:\n[^\S\n]*)?|[-‐‑–/'’])$/u;
const ABBREVIATION_POINT = /^\.[ ]?$/u;
const MAX_ABBREVIATION_LENGTH = 3;

/** The words of a text for looking up concepts, without web addresses and mentions. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  // Replaces them by as many blanks, so that offsets stay correct.
  const plain = text.replace(/(?:https?:\/\/|www\.)\S+|@[\p{L}\p{N}_.-]+/gu, (address) => ' '.repeat(address.length));
  for (const { 0: written, index } of plain.matchAll(WORD)) {
    const before = words.at(-1);
    const between = before ? plain.slice(before.end, index) : '';
    const end = index + written.length;
    // The s of "Alzheimer's" belongs to the previous word.
    if (before && /^['’]$/u.test(between) && /^s$/iu.test(written)) {
      words[words.length - 1] = { ...before, end };
      continue;
    }
    const joined =
      before !== undefined &&
      (SEPARATOR.test(between) ||
        (ABBREVIATION_POINT.test(between) && before.written.length <= MAX_ABBREVIATION_LENGTH));
    words.push({ written, key: keyOf(written), start: index, end, joined });
  }
  return words;
}

/** British to American spelling, so that one form of a name is enough. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/aem(?=[a-z])/g, 'em'],
  [/paed/g, 'ped'],
  [/naec/g, 'nec'],
  [/naesth/g, 'nesth'],
  [/(?<=f|c)ae(?=c|s)/g, 'e'],
  [/oe(?=dem|soph|str)/g, 'e'],
  [/foet/g, 'fet'],
  [/(?<=rrh|pn)oea/g, 'ea'],
  [/(?<=tum|lab|behavi|col)our/g, 'or'],
  [/sulph/g, 'sulf'],
  [/isation/g, 'ization'],
  [/(?<=fib|cent|lit)re(?=s?$)/g, 'er'],
];

/** Whether one of the British spellings may be in a word. */
const BRITISH = /ae|oe|our|sulph|isation|(?:fib|cent|lit)re/;

/**
 * The lookup key of a word: without case, accents, plural and gender, for both languages, so that 'lesões' matches
 * 'lesão', 'cardíacas' matches 'cardíaco' and 'allergies' matches 'allergy'.
 */
export function keyOf(written: string): string {
  let word = written.toLowerCase();
  if (!/^[\0-\x7f]*$/.test(word))
    word = word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('β', 'beta').replaceAll('α', 'alpha');
  if (BRITISH.test(word)) for (const [spelling, other] of SPELLINGS) word = word.replace(spelling, other);
  if (word.length < 4 || /\d/.test(word)) return word;
  return withoutGender(withoutPlural(word));
}

function withoutPlural(word: string): string {
  if (word.length >= 6 && word.endsWith('oes')) return `${word.slice(0, -3)}ao`;
  if (word.length >= 5 && /[aeo]is$/.test(word)) return `${word.slice(0, -2)}l`;
  if (word.length >= 7 && word.endsWith('sis')) return word.slice(0, -2);
  const singular = /(?:ss|us|is)$/.test(word) ? word : word.replace(/s$/, '');
  if (singular.length >= 6 && singular.endsWith('se')) return singular.slice(0, -1);
  if (/(?:[rzx]|[cs]h)e$/.test(singular)) return singular.slice(0, -1);
  // 'homens', 'homem'; 'allergies', 'allergy', 'cárie'.
  return singular.replace(/(?<=[aeiou])m$/, 'n').replace(/(?<=[^aeiou])(?:y|ie)$/, 'i');
}

/** In words of four letters, the last letter distinguishes too many words ('feto', 'feta'). */
const withoutGender = (word: string): string => (word.length >= 5 ? word.replace(/o$/, 'a') : word);
