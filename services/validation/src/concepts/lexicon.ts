import type { Language } from '../text';
import { abbreviationResolvers, abbreviationTables } from './abbreviations';
import { ConceptIndex } from './concept-index';
import { EVERYDAY_WORDS, IDIOMS, HOMOGRAPHS } from './lexicon-exceptions';
import { lexiconFiles } from './data';
import { abbreviationExpansions, parseExpansions } from './abbreviations/expansions';
import { findAbbreviations, findConcepts, withoutIdioms } from './extract-concepts';
import { Misspellings } from './misspellings';
import { type Entry, parseConcepts } from './parse-concepts';
import type { FoundConcept } from './types';

/** Every concept of the lexicon with its forms. */
export const lexiconEntries: readonly Entry[] = Object.entries(lexiconFiles).flatMap(([file, text]) =>
  parseConcepts(file, text),
);

export const conceptIndex = new ConceptIndex(lexiconEntries, IDIOMS, EVERYDAY_WORDS, HOMOGRAPHS);
/** The ambiguous abbreviations of each language. */
export const ambiguousAbbreviations = abbreviationTables(lexiconEntries.map(({ concept }) => concept));
const resolvers = abbreviationResolvers(ambiguousAbbreviations);
const misspellings = new Misspellings(conceptIndex.vocabulary);

const search = { index: conceptIndex, misspellings, resolvers, everyday: EVERYDAY_WORDS };
const expansions = {
  en: parseExpansions(abbreviationExpansions.en, ambiguousAbbreviations.en),
  pt: parseExpansions(abbreviationExpansions.pt, ambiguousAbbreviations.pt),
};

/** The concepts of a text in order; see {@link findConcepts}. Linear in the length of the text. */
export const extractConcepts = (text: string, language: Language): readonly FoundConcept[] =>
  findConcepts(search, text, language);

/**
 * How the ambiguous abbreviations of a text may be written out, by the abbreviation as it is written: in none of the
 * ways where its context does not decide what it means. Linear in the length of the text.
 */
export function expandAbbreviations(text: string, language: Language): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [written, { abbreviation, reading }] of findAbbreviations(search, text, language))
    found.set(written, (reading && expansions[language].get(abbreviation)?.get(reading.concept)) ?? []);
  return found;
}

/** The text without idioms such as 'heart of the city'; offsets stay the same. Linear in the length of the text. */
export const maskIdioms = (text: string, language: Language): string => withoutIdioms(conceptIndex, text, language);

/** Whether a word, as it is written, is an abbreviation with several readings. */
export const isAmbiguousAbbreviation = (written: string, language: Language): boolean =>
  (resolvers[language].find(written)?.meanings.length ?? 0) > 1;
