import { lexicons } from '../lexicon';
import { plainWord } from '../lexicon/word-contexts';
import type { Token } from '../tokens/tokenize';
import type { WordContext } from '../lexicon/types';

const PRONOUN = /^(?:i|you|u|we|they|he|she|it|this|that|there)$/;
const ADVERB = /^(?:why|how|when|where)$/;

/** What a token of an inverted contraction is read as: words, and then its negation or nothing. */
export interface InvertedReading {
  readonly first: readonly string[];
  readonly negation: boolean;
}

/** "Don't you" says "do you not", and is read so: the negation stands after the subject. */
export function findInverted(
  tokens: readonly Token[],
  places: ReadonlyMap<Token, WordContext>,
): ReadonlyMap<Token, InvertedReading> {
  const found = new Map<Token, InvertedReading>();
  for (const [index, token] of tokens.entries()) {
    const place = places.get(token);
    const subject = tokens[index + 2];
    if (
      !place ||
      !subject ||
      tokens[index + 1]?.kind !== 'space' ||
      subject.kind !== 'word' ||
      !PRONOUN.test(plainWord(subject.text))
    )
      continue;
    if (!/n'?t$/.test(place.word) || !(place.opens || ADVERB.test(place.before))) continue;
    const auxiliary = /^(\p{L}+?) ?not$/u.exec(lexicons.en.plain.get(place.word) ?? '')?.[1];
    if (auxiliary === undefined) continue;
    found.set(token, { first: [auxiliary, subject.text], negation: true });
    found.set(subject, { first: [], negation: false });
  }
  return found;
}
