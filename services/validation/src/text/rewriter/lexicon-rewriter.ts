import type { Language } from '../tokens/types';
import { verifyRewriting } from '../verify/verify-rewriting';
import { replaceWords } from './replace';
import { tidy } from './tidy';

/** Rewrites a text formally. `verifyRewriting` checks the result before it is shown. */
export interface Rewriter {
  readonly name: string;
  rewrite(text: string, language: Language, signal: AbortSignal): Promise<string>;
}

const PASSES = 6;

/**
 * Rewrites by the closed lexicon only. Idempotent. Returns the original when the result would be empty (laughter only)
 * or fails the verification (marks alone on a line).
 */
export function rewriteByLexicon(text: string, language: Language): string {
  let before = text.normalize('NFC');
  // Removing a word can move another one to the beginning of the sentence, where it may be removed too.
  for (let pass = 0; pass < PASSES; pass += 1) {
    const after = tidy(replaceWords(before, language), language);
    if (after === before) break;
    before = after;
  }
  return /[\p{L}\d]/u.test(before) && verifyRewriting(text, before, language).length === 0 ? before : text;
}
