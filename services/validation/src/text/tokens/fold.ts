/** Lower case without diacritics, for lookups: "Não" and "nao" are equal. May change the length. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'");
}
const ASCII = /^[\0-\x7f]*$/;

/** The folded words of a list. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean).map(fold));
