import { expandShorthand } from '../lexicon/shorthand';
import { sentencesOf } from '../tokens/sentences';
import type { Language } from '../tokens/types';
import { verifyRewriting } from '../verify/verify-rewriting';
import { isIncomplete } from './incomplete';
import { replaceWords } from './replace';
import { tidy } from './tidy';

/** Rewrites a text formally. `verifyRewriting` checks the result before it is shown. */
export interface Rewriter {
  readonly name: string;
  rewrite(text: string, language: Language, signal: AbortSignal): Promise<string>;
}

const PASSES = 6;

/**
 * Rewrites by the closed lexicon only. Idempotent. A sentence whose rewriting fails the verification or reads as
 * incomplete has its shorthand written out only (in Portuguese, its words replaced without removing any), or stays
 * unchanged. Returns the original when the result would be empty (laughter only) or fails as a whole (marks alone on a
 * line). VAL-19.
 */
export function rewriteByLexicon(text: string, language: Language): string {
  const source = text.normalize('NFC');
  const rewritten = rewriteOrKeep(source, language, (joined) => rewriteOrKeep(joined, language) === joined);
  return rewritten === source ? text : rewritten;
}

/** The rewriting of a text, or that of its sentences as far as they are acceptable, or the text. */
function rewriteOrKeep(source: string, language: Language, isStable?: (joined: string) => boolean): string {
  const whole = rewrite(source, language);
  if (isAcceptable(source, whole, language)) return whole;
  const parts = sentencesOf(source);
  const isPortuguese = language === 'pt';
  if (!/[\p{L}\d]/u.test(whole) || parts.length > MAX_PARTS) return source;
  const joined = rewriteParts(source, parts, language, isStable);
  if (joined !== null) return joined;
  return isPortuguese && isStable ? settleParts(source, parts, isStable) : source;
}

/** The sentences of a text rewritten each by the first step that it accepts; null when they are not acceptable together. */
function rewriteParts(
  source: string,
  parts: readonly string[],
  language: Language,
  isStable = (_joined: string): boolean => true,
): string | null {
  for (const steps of language === 'pt' ? PORTUGUESE_STEPS : STEPS) {
    const joined = parts.map((part) => rewritePart(part, language, steps)).join('');
    if (isAcceptable(source, joined, language) && isStable(joined)) return joined;
  }
  return null;
}

/**
 * One sentence that changes again with each rewriting would leave the whole text unchanged: it has its marks and capitals
 * written only, and the others are rewritten. The result is stable, because none of its sentences changes again.
 */
function settleParts(source: string, parts: readonly string[], isStable: (joined: string) => boolean): string {
  const settled = parts
    .map((part) => {
      const rewritten = rewritePart(part, 'pt', [rewrite]);
      const isSettled = rewriteOrKeep(rewritten.trimEnd(), 'pt') === rewritten.trimEnd();
      return isSettled ? rewritten : rewritePart(part, 'pt', [tidy]);
    })
    .join('');
  if (settled === source || !isAcceptable(source, settled, 'pt')) return source;
  if (isAcceptable(settled, rewrite(settled, 'pt'), 'pt')) return source;
  const again = rewriteParts(settled, sentencesOf(settled), 'pt', isStable);
  return again === null || again === settled ? settled : source;
}

type Step = (text: string, language: Language) => string;
const expandOnly: Step = (text, language) => tidy(expandShorthand(text, language), language);

/** Replaces words and removes none: accents and chat spellings are safe where another change of the sentence is not. */
const replaceOnly: Step = (text, language) =>
  tidy(replaceWords(expandShorthand(text, language), language, true), language);
const replacePlain: Step = (text, language) => tidy(replaceWords(text, language, true), language);
/** What is tried for each sentence, in order; the next list only when the sentences together are not acceptable. */
const STEPS: readonly (readonly Step[])[] = [[rewrite, expandOnly, tidy], [rewrite]];
const PORTUGUESE_STEPS: readonly (readonly Step[])[] = [
  [rewrite, replaceOnly, replacePlain, expandOnly],
  [rewrite],
  [replacePlain],
];

function rewritePart(part: string, language: Language, steps: readonly Step[]): string {
  for (const step of steps) {
    const rewritten = step(part, language);
    if (isAcceptable(part, rewritten, language)) return rewritten + (/\s+$/u.exec(part)?.[0] ?? '');
  }
  return part;
}

/** Sentences that are rewritten alone; a post has fewer, and a hostile text costs no more. */
const MAX_PARTS = 60;
const ROUNDS = 3;

/** Rewrites until nothing changes: a removed word can complete a phrase of the lexicon. */
function rewrite(source: string, language: Language): string {
  let before = source;
  let unchanged: string | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { text: after, isStable } = rewriteOnce(before, language, unchanged);
    if (after === before) break;
    if (isStable) unchanged = after;
    before = after;
  }
  return before;
}

/** @param unchanged a text that another pass does not change */
function rewriteOnce(
  source: string,
  language: Language,
  unchanged?: string,
): { readonly text: string; readonly isStable: boolean } {
  let before = expandShorthand(source, language);
  // Removing a word can move another one to the beginning of the sentence, where it may be removed too.
  for (let pass = 0; pass < PASSES && before !== unchanged; pass += 1) {
    const after = tidy(replaceWords(before, language), language);
    if (after === before) return { text: before, isStable: true };
    before = after;
  }
  return { text: before, isStable: before === unchanged };
}

const isAcceptable = (source: string, rewritten: string, language: Language): boolean =>
  /[\p{L}\d]/u.test(rewritten) &&
  !isIncomplete(source, rewritten, language) &&
  verifyRewriting(source, rewritten, language).length === 0;
