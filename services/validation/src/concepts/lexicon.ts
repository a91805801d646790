import type { Language } from '../text';
import { abbreviationResolvers, abbreviationTables } from './abbreviations';
import { ConceptIndex } from './concept-index';
import { EVERYDAY_WORDS, IDIOMS, HOMOGRAPHS } from './lexicon-exceptions';
import { lexiconFiles } from './data';
import { findConcepts, withoutIdioms } from './extract-concepts';
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

/** The concepts of a text in order; see {@link findConcepts}. Linear in the length of the text. */
export const extractConcepts = (text: string, language: Language): readonly FoundConcept[] =>
  findConcepts({ index: conceptIndex, misspellings, resolvers, everyday: EVERYDAY_WORDS }, text, language);

/** The text without idioms such as 'heart of the city'; offsets stay the same. Linear in the length of the text. */
export const maskIdioms = (text: string, language: Language): string => withoutIdioms(conceptIndex, text, language);
