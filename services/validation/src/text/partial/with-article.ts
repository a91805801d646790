import type { Language } from '../tokens/types';

/** The text before a word, with the English article that fits the word: "a lumbar puncture", but "an LP". */
export function withArticle(before: string, word: string, language: Language): string {
  if (language !== 'en') return before;
  const isCapitals = /^\p{Lu}{2,}/u.test(word);
  const isVowel = (isCapitals ? /^[AEFHILMNORSX]/u : /^[aeio]/iu).test(word);
  // "Hepatitis A" ends with no article.
  return before.replace(/(^A|(?<![\p{L}\d])a)n?(\s)$/u, `$1${isVowel ? 'n' : ''}$2`);
}
