import { limits } from '@cred/contract';
import { loggableReason } from '../outside/outside-failure';
import type { Fault, Language, Rewriter } from '../text';
import { withTimeout } from '../outside/with-timeout';

export interface FormalTextDeps {
  /** The best first. */
  readonly rewriters: readonly { readonly rewriter: Rewriter; readonly limitMs: number; readonly isModel?: boolean }[];
  /** What a rewriting did to the meaning; none: it stands. */
  readonly verify: (original: string, rewritten: string, language: Language) => readonly Fault[];
  /** Whether a model's rewriting follows the text word by word; the lexicon's own is held to its lists already. */
  readonly isWordForWord: (original: string, rewritten: string, language: Language) => boolean;
  /** Takes out references that the original does not have. */
  readonly stripCitations: (original: string, rewritten: string) => string;
}

export interface FormalText {
  readonly text: string;
  /** The rewriter's name, `none` for the text as it was. */
  readonly by: string;
  /** `name: reason` of rewriters that were passed over; no word of the text. */
  readonly passed: readonly string[];
}

/**
 * The first rewriting that keeps the meaning, as the service itself checks it (VAL-2); the text as it was
 * when none does.
 */
export async function formalText(
  original: string,
  language: Language,
  { rewriters, verify, isWordForWord, stripCitations }: FormalTextDeps,
  signal: AbortSignal,
): Promise<FormalText> {
  const passed: string[] = [];
  for (const { rewriter, limitMs, isModel = false } of rewriters) {
    try {
      const given = await withTimeout(limitMs, signal, (limit) => rewriter.rewrite(original, language, limit));
      const text = stripCitations(original, given.replaceAll('\r\n', '\n').normalize('NFC'));
      const fault =
        findFormFault(original, text) ??
        verify(original, text, language)[0]?.kind ??
        (isModel && !isWordForWord(original, text, language) ? 'too-free' : undefined);
      if (fault === undefined) return { text, by: rewriter.name, passed };
      passed.push(`${rewriter.name}: ${fault}`);
    } catch (failure) {
      passed.push(`${rewriter.name}: ${loggableReason(failure)}`);
    }
  }
  return { text: original, by: 'none', passed };
}

/** Why a rewriting cannot be shown or posted, whatever it says. */
function findFormFault(original: string, text: string): string | undefined {
  if (text.trim() === '') return 'blank';
  // The page posts it as it is: where the original fits into a post, so must this.
  if (text.length > Math.max(original.length, limits.post.textMax) && text.length > original.length) return 'too-long';
  return undefined;
}
