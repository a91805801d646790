import type { Language } from '../text/types';
import { ConceptIndex } from './concept-index';
import { EVERYDAY, FIGURES, HOMOGRAPHS } from './decisions';
import { lexiconFiles } from './data';
import { findConcepts } from './extract-concepts';
import { Misspellings } from './misspellings';
import { type Entry, parseConcepts } from './parse-concepts';
import type { FoundConcept } from './types';

/** Every concept of the lexicon with its forms. */
export const entries: readonly Entry[] = Object.entries(lexiconFiles).flatMap(([file, text]) =>
  parseConcepts(file, text),
);

export const conceptIndex = new ConceptIndex(entries, FIGURES, EVERYDAY, HOMOGRAPHS);
const misspellings = new Misspellings(conceptIndex.vocabulary);

/** The concepts of a text in its order; see {@link findConcepts}. Linear in the length of the text. */
export const extractConcepts = (text: string, language: Language): readonly FoundConcept[] =>
  findConcepts(conceptIndex, misspellings, text, language);
