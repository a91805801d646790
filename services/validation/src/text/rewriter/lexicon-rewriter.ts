import type { Language } from '../tokens/types';
import { verifyRewriting } from '../verify/verify-rewriting';
import { replaceWords } from './replace';
import { tidy } from './tidy';

/** Puts a text into a formal style. What it gives back is checked by `verifyRewriting` before anybody sees it. */
export interface Rewriter {
  readonly name: string;
  rewrite(text: string, language: Language, signal: AbortSignal): Promise<string>;
}

const PASSES = 6;

/**
 * Rewrites by the closed lexicon and nothing else: it does little and harms nothing. What it gives back,
 * rewritten again, stays as it is; a text that would be empty (laughter only), or that its own check refuses
 * (marks alone on a line), stays as it was.
 */
export function rewriteByLexicon(text: string, language: Language): string {
  let before = text.normalize('NFC');
  // A word left out can put another one at the beginning of the sentence, where it may be left out too.
  for (let pass = 0; pass < PASSES; pass += 1) {
    const after = tidy(replaceWords(before, language), language);
    if (after === before) break;
    before = after;
  }
  return /[\p{L}\d]/u.test(before) && verifyRewriting(text, before, language).length === 0 ? before : text;
}

/** The default rewriter: no network, no model. */
export const lexiconRewriter: Rewriter = {
  name: 'lexicon',
  rewrite: async (text, language) => rewriteByLexicon(text, language),
};
