import { keysOf } from './concept-index';
import { DICTIONARY_WORDS } from './data/dictionary-words';

/** Shorter words are similar to too many other words. */
const MIN_LENGTH = 8;

/** Medical words that no dictionary has, one edit away from another concept. */
const MEDICAL_WORDS = keysOf(`
  adduction aspartate branchial cholesteryl coumarin dystrophin eosinophilia estrogenic hyperoxia iodinate neurolysis operatory podiatric postdural pregnane
  projective radiograph spectrin suppurative surgicel toxinology vaccinee weanling
`);

/** Corrects a misspelt word to the only medical word that is one edit away. */
export class Misspellings {
  /** Words by their variants with one letter removed: words one edit apart share a variant. */
  private readonly byVariant = new Map<string, string[]>();
  /** A longer word is one edit from no known word; it is not examined, because its variants take quadratic memory. */
  private readonly maxLength: number;

  /** @param otherWords keys of words that are never corrected */
  constructor(
    private readonly vocabulary: ReadonlySet<string>,
    private readonly otherWords: ReadonlySet<string> = DICTIONARY_WORDS,
  ) {
    let longest = 0;
    for (const word of vocabulary) {
      longest = Math.max(longest, word.length);
      if (word.length < MIN_LENGTH - 1 || /\d/.test(word)) continue;
      for (const variant of deletionVariants(word)) {
        const known = this.byVariant.get(variant);
        if (known) known.push(word);
        else this.byVariant.set(variant, [word]);
      }
    }
    this.maxLength = longest + 1;
  }

  /**
   * The key of the only medical word one edit away with the same first letter; null for short words and for every word
   * of the lexicon or of a dictionary, so that no word becomes another one (VAL-25).
   */
  correct(key: string): string | null {
    if (
      key.length < MIN_LENGTH ||
      key.length > this.maxLength ||
      /\d/.test(key) ||
      this.vocabulary.has(key) ||
      this.otherWords.has(key) ||
      MEDICAL_WORDS.has(key)
    )
      return null;
    let only: string | null = null;
    for (const variant of deletionVariants(key))
      for (const word of this.byVariant.get(variant) ?? NONE) {
        if (word === only || word[0] !== key[0] || !isOneEditApart(key, word)) continue;
        if (only !== null) return null;
        only = word;
      }
    return only;
  }
}

const NONE: readonly string[] = [];

/** A word, and it without each of its letters. */
function deletionVariants(word: string): readonly string[] {
  const variants = [word];
  for (let index = 0; index < word.length; index += 1) variants.push(word.slice(0, index) + word.slice(index + 1));
  return variants;
}

/** One letter inserted, removed or replaced, or two adjacent letters exchanged. */
function isOneEditApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
