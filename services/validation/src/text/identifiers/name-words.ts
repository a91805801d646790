import { fold } from '../tokens/fold';
import { describeWord, type NameWord } from './name-lists';

/** A word of a text with what the lists of names contain about it. */
export interface Word extends NameWord {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly form: 'capital' | 'capitals' | 'lower';
  /** Whether only blanks, or a hyphen, separate it from the word before. */
  readonly joined: boolean;
  readonly possessive: boolean;
}

const WORDS = /\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L})|-(?=\p{L}))*/gu;
/** A word between the parts of a name. */
export const PARTICLE = /^(?:d[aeo]s?|e|del|della|di|la|van|von|der|den|de la|bin|ibn|al|el|ter|mac|st)$/u;

/** The words of a text in order. */
export function wordsOf(plain: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of plain.matchAll(WORDS)) {
    const [value] = match;
    const start = match.index;
    const base = value.replace(/['’]s$/iu, '');
    const folded = fold(base);
    words.push({
      ...describeWord(folded),
      text: base,
      folded,
      possessive: base !== value,
      start,
      end: start + value.length,
      form: /^\p{Lu}[\p{L}'’-]*\p{Ll}/u.test(base)
        ? 'capital'
        : /^\p{Lu}[\p{Lu}'’-]*$/u.test(base)
          ? 'capitals'
          : 'lower',
      joined: start > 0 && /^[ \t]{1,2}$/u.test(plain.slice(end, start)) && !/[\d_]/.test(plain[end] ?? ''),
    });
    end = start + value.length;
  }
  return words;
}

/** The end of a word without its possessive ending. */
export const endOf = ({ start, text }: Word): number => start + text.length;

/** Indexes of the words that may belong to one name: of one form, with particles between them. */
export function runFrom(words: readonly Word[], index: number): number[] {
  const form = words[index]?.form;
  const run = [index];
  let at = index;
  while (run.length < 7) {
    let next = at + 1;
    while (next - at < 3 && words[next]?.joined && PARTICLE.test(words[next]?.folded ?? '')) next += 1;
    const word = words[next];
    const isInitial = word?.text.length === 1 && word.form === 'capitals';
    if (
      !word?.joined ||
      words[at]?.possessive ||
      word.ordinary ||
      PARTICLE.test(word.folded) ||
      (word.form !== form && !isInitial)
    )
      break;
    run.push(next);
    at = next;
  }
  return run;
}
