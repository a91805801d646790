import { lexicons } from '../lexicon';
import { plainWord } from '../lexicon/word-contexts';
import type { Token } from '../tokens/tokenize';
import type { WordContext } from '../lexicon/types';

const PRONOUN = /^(?:i|you|u|we|they|he|she|it|this|that|there)$/;
const ADVERB = /^(?:why|how|when|where)$/;

/** How a token of an inverted contraction is read: words, then a negation or nothing. */
export interface InvertedReading {
  readonly first: readonly string[];
  readonly negation: boolean;
}

/** "Don't you" is read as "do you not": the negation follows the subject. */
export function findInverted(
  tokens: readonly Token[],
  contexts: ReadonlyMap<Token, WordContext>,
): ReadonlyMap<Token, InvertedReading> {
  const found = new Map<Token, InvertedReading>();
  for (const [index, token] of tokens.entries()) {
    const context = contexts.get(token);
    const subject = tokens[index + 2];
    if (
      !context ||
      !subject ||
      tokens[index + 1]?.kind !== 'space' ||
      subject.kind !== 'word' ||
      !PRONOUN.test(plainWord(subject.text))
    )
      continue;
    if (!/n'?t$/.test(context.word) || !(context.startsClause || ADVERB.test(context.before))) continue;
    const auxiliary = /^(\p{L}+?) ?not$/u.exec(lexicons.en.plain.get(context.word) ?? '')?.[1];
    if (auxiliary === undefined) continue;
    found.set(token, { first: [auxiliary, subject.text], negation: true });
    found.set(subject, { first: [], negation: false });
  }
  return found;
}
