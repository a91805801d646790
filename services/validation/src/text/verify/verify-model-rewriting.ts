import { detectLanguage } from '../tokens/language';
import type { Fault, Language } from '../tokens/types';
import { addedUnusualCharacters } from './characters';
import { inventedCitations } from './citations';
import { findMeaningFault } from './meaning/find-meaning-fault';
import { findChangedQuotes } from './quotes';

/** Typographic quotes as plain ones; which of them are written is a matter of style. */
const plainQuotes = (text: string): string => text.replace(/[“”«»]/gu, '"');

/**
 * The changes of meaning in a language model's rewriting; none when it keeps the meaning (VAL-2). What is
 * protected must stand exactly and in order; function words, courtesies, tense, reviewed abbreviations, reviewed
 * synonyms and marks that bound no scope are free.
 */
export function verifyModelRewriting(
  original: string,
  rewritten: string,
  language: Language = detectLanguage(original),
): readonly Fault[] {
  const [source, normal] = [original.normalize('NFC'), rewritten.normalize('NFC')];
  const faults: Fault[] = [
    ...addedUnusualCharacters(source, normal).map((what): Fault => ({ kind: 'character-added', what })),
    ...inventedCitations(original, rewritten).map((what): Fault => ({ kind: 'citation-added', what })),
    ...findChangedQuotes(plainQuotes(source), plainQuotes(normal)).map((what): Fault => ({
      kind: 'quote-changed',
      what,
    })),
  ];
  if (faults.length > 0) return faults;
  const fault = findMeaningFault(source, normal, language);
  return fault === undefined ? [] : [fault];
}
