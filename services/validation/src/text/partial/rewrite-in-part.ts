import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import type { Language } from '../tokens/types';
import { verifyRewriting } from '../verify/verify-rewriting';
import { mergeSentences, type Verification } from './merge-sentences';
import { joinSegments, type Segment, textOfSegment } from './segments';

/** A text that has some sentences of a rewriting. */
export interface PartialRewriting {
  readonly text: string;
  /** How many sentences of the rewriting the text has as written, with words of the post put back, in part, and all. */
  readonly taken: number;
  readonly repaired: number;
  readonly clauses: number;
  readonly sentences: number;
}

/**
 * Takes what keeps the meaning of a model's rewriting, and writes the rest of the post by the lexicon (VAL-2).
 * @returns null when nothing of the rewriting can be taken
 */
export function rewriteInPart(
  original: string,
  rewriting: string,
  language: Language,
  verification: Verification,
): PartialRewriting | null {
  const merged = mergeSentences(original.normalize('NFC'), rewriting.normalize('NFC'), language, verification);
  if (merged === null) return null;
  const { segments, ...counts } = merged;
  return { text: joinSegments(segments, (segment) => formalSegment(segment, language)), ...counts };
}

/** Words of the post in the lexicon's form, where its own check accepts that. */
function formalSegment(segment: Segment, language: Language): string {
  const whole = textOfSegment(segment);
  if (!segment.isKept) return whole;
  // The mark of a list item is no part of its sentence.
  const [, mark = '', text = ''] = /^((?:[-–—•*·]|\d{1,2}[.)])\s+)?(.*)$/su.exec(whole) ?? [];
  const rewritten = rewriteByLexicon(text, language);
  return verifyRewriting(text, rewritten, language).length === 0 ? mark + rewritten : whole;
}
