/** Lower case without diacritics, for lookups: "Não" and "nao" are equal. May change the length. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'");

/** The folded words of a list. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean).map(fold));
