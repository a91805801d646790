/** Lower case without diacritics, for looking words up: "Não" and "nao" are one. Keeps nothing of the length. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'");

/** The words of a written list: blanks and line ends between them, folded. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean).map(fold));
