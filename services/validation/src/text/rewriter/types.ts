import type { Language } from '../types';

/** Puts a text into a formal style. What it gives back is checked by `verifyRewriting` before anybody sees it. */
export interface Rewriter {
  readonly name: string;
  rewrite(text: string, language: Language, signal: AbortSignal): Promise<string>;
}
