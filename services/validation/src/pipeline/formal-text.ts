import { limits } from '@cred/contract';
import { AppError } from '@cred/service-kit';
import { loggableReason } from '../outside/outside-failure';
import { type Fault, hasCollidingMarks, type Language, type PartialRewriting, type Rewriter } from '../text';
import { withTimeout } from '../outside/with-timeout';

/** A value, or its promise when another thread makes it. */
export type Awaitable<T> = T | Promise<T>;

export interface FormalTextDeps {
  /** In order of preference. */
  readonly rewriters: readonly { readonly rewriter: Rewriter; readonly limitMs: number; readonly isModel?: boolean }[];
  /** Returns the changes of meaning in the lexicon's rewriting; none when it keeps the meaning. */
  readonly verify: (original: string, rewritten: string, language: Language) => Awaitable<readonly Fault[]>;
  /** The same for a model's rewriting, which is freer in its form and so is checked by other rules. */
  readonly verifyModel: (original: string, rewritten: string, language: Language) => Awaitable<readonly Fault[]>;
  /** Takes the sentences of a model's rewriting that keep the meaning; null where none does. */
  readonly rewriteInPart: (
    original: string,
    rewritten: string,
    language: Language,
  ) => Awaitable<PartialRewriting | null>;
  /** Removes references that the original does not have. */
  readonly stripCitations: (original: string, rewritten: string) => Awaitable<string>;
}

export interface FormalText {
  readonly text: string;
  /** The rewriter's name, followed by "in part" where the text has only some of its sentences; `none` for the original text. */
  readonly by: string;
  /** How many sentences and clauses of a model's rewriting the text has, where it is not taken whole. */
  readonly part?: Omit<PartialRewriting, 'text'>;
  /** `name: reason` of the rewriters that failed, without text of the post. */
  readonly failed: readonly string[];
}

/**
 * The first rewriting that keeps the meaning according to the service's own check (VAL-2); otherwise the original text. Of a
 * model's rewriting that does not, the sentences that do are taken.
 * @throws AppError 503 when a task takes too long
 */
export async function formalText(
  original: string,
  language: Language,
  { rewriters, verify, verifyModel, rewriteInPart, stripCitations }: FormalTextDeps,
  signal: AbortSignal,
): Promise<FormalText> {
  const failed: string[] = [];
  for (const { rewriter, limitMs, isModel = false } of rewriters) {
    try {
      const rewritten = await withTimeout(limitMs, signal, (limit) => rewriter.rewrite(original, language, limit));
      const text = await stripCitations(original, rewritten.replaceAll('\r\n', '\n').normalize('NFC'));
      const formFault = findFormFault(original, text);
      const fault = formFault ?? (await (isModel ? verifyModel : verify)(original, text, language))[0]?.kind;
      if (fault === undefined) return { text, by: rewriter.name, failed };
      failed.push(`${rewriter.name}: ${fault}`);
      if (!isModel || formFault !== undefined) continue;
      const merged = await rewriteInPart(original, text, language);
      if (merged === null || findFormFault(original, merged.text) !== undefined) continue;
      const { text: mergedText, ...part } = merged;
      return { text: mergedText, by: `${rewriter.name} in part`, part, failed };
    } catch (failure) {
      // A text over its time budget is an error of the check: the next rewriter would take as long.
      if (failure instanceof AppError) throw failure;
      failed.push(`${rewriter.name}: ${loggableReason(failure)}`);
    }
  }
  return { text: original, by: 'none', failed };
}

/** Why a rewriting cannot be shown or posted, apart from its meaning; undefined when it can. */
function findFormFault(original: string, text: string): string | undefined {
  if (text.trim() === '') return 'blank';
  // The page posts the rewriting unchanged: when the original fits into a post, the rewriting must too.
  if (text.length > Math.max(original.length, limits.post.textMax) && text.length > original.length) return 'too-long';
  // "12 kg,?": no mark that the post does not have (VAL-65).
  if (hasCollidingMarks(text) && !hasCollidingMarks(original)) return 'colliding-marks';
  return undefined;
}
