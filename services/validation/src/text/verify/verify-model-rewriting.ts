import { detectLanguage } from '../tokens/language';
import type { Fault, Language } from '../tokens/types';
import { addedUnusualCharacters } from './characters';
import { inventedCitations } from './citations';
import { type AbbreviationReader, meaningOf } from './meaning/find-meaning-fault';
import { findChangedQuotes } from './quotes';

/** Typographic quotes as plain ones; which of them are written is a matter of style. */
const plainQuotes = (text: string): string => text.replace(/[“”«»]/gu, '"');

/** "4ª" is "4a": the comparison of numbers reads both. */
const withoutOrdinals = (text: string): string => text.replace(/(?<=\d)[ªº]/gu, '');

/**
 * The changes of meaning in a language model's rewriting of a post; none when it keeps the meaning (VAL-2). What is
 * protected must stand exactly and in order; function words, courtesies, tense, reviewed abbreviations, reviewed
 * synonyms and marks that bound no scope are free.
 */
export type FindModelFaults = (rewritten: string) => readonly Fault[];

/**
 * Reads a post once, to verify rewritings of it by language models.
 * @param reader what is known of ambiguous abbreviations
 */
export function modelVerifier(
  original: string,
  reader: AbbreviationReader,
  language: Language = detectLanguage(original),
): FindModelFaults {
  const source = original.normalize('NFC');
  const findMeaningFault = meaningOf(source, language, reader);
  return (rewritten) => {
    const normal = rewritten.normalize('NFC');
    const faults: Fault[] = [
      ...addedUnusualCharacters(source, withoutOrdinals(normal)).map((what): Fault => ({
        kind: 'character-added',
        what,
      })),
      ...inventedCitations(original, rewritten).map((what): Fault => ({ kind: 'citation-added', what })),
      ...findChangedQuotes(plainQuotes(source), plainQuotes(normal)).map((what): Fault => ({
        kind: 'quote-changed',
        what,
      })),
    ];
    if (faults.length > 0) return faults;
    const fault = findMeaningFault(normal);
    return fault === undefined ? [] : [fault];
  };
}
