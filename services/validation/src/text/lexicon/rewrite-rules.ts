import { type RequiredText, requiredText } from './required-text';

/** A closed, reviewed replacement of a phrase. */
export interface RewriteRule {
  readonly pattern: RegExp;
  readonly to: string;
  /** Texts one of which a phrase contains. */
  readonly required: RequiredText;
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
      return {
        required: requiredText(source),
        pattern: new RegExp(`${WORD_START}(?:${source})${WORD_END}`, exact ? 'gu' : 'giu'),
        to: to.trim() === '_' ? '' : to.trim().replaceAll('~', ' '),
      };
    });
}

// A phrase does not begin or end inside a word, a number, a compound or "a/b".
const WORD_START = String.raw`(?<![\p{L}\d/'’@#&-](?=[\p{L}\d])|\d[.,](?=\d))`;
const WORD_END = String.raw`(?!(?<=[\p{L}\d])(?:[\p{L}\d'’]|-\p{L})|(?<=\d)[.,]\d)`;

/** Applies rules in order. A capital at the beginning of a phrase is kept. */
export function applyRules(text: string, rules: readonly RewriteRule[]): string {
  let changed = text;
  let lower = text.toLowerCase();
  for (const { pattern, to, required } of rules) {
    if (required && !required.some((each) => lower.includes(each))) continue;
    const before = changed;
    changed = changed.replace(pattern, (...found: unknown[]) => {
      const [whole] = found as [string];
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
    if (changed !== before) lower = changed.toLowerCase();
  }
  return changed;
}
