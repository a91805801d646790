/** What separates words; the same characters as in the database's `search_fold`. */
const SEPARATORS =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff01-\uff0f\u{1f000}-\u{1faff}]+/gu;

/** The words of a text without case, accents and punctuation, as the database's `search_fold` stores them. */
export const foldWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(SEPARATORS, ' ')
    .split(' ')
    .filter((word) => word !== '');
