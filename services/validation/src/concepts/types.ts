import type { Language } from '../text';

/** What a concept is; the order in which kinds make good search terms is in `lexicon-keywords.ts`. */
export type ConceptKind =
  | 'disease'
  | 'drug'
  | 'drug-class'
  | 'procedure'
  | 'test'
  | 'device'
  | 'symptom'
  | 'population'
  | 'outcome'
  | 'lifestyle'
  | 'study';

/** One thing that health professionals write about, under one name for searching. */
export interface Concept {
  /** The English term in kebab-case; unique. */
  readonly id: string;
  /** English, in lower case except for names and abbreviations, as it is searched in titles and abstracts. */
  readonly term: string;
  /** The heading of the Medical Subject Headings; absent where none is sure. */
  readonly mesh?: string;
  /** Other English names that are safe to search: no abbreviation with a second meaning, no everyday word. */
  readonly synonyms: readonly string[];
  /** Portuguese names, the plainest first; at least one. */
  readonly pt: readonly string[];
  readonly kind: ConceptKind;
  /** 1 for an ordinary concept of its kind; more makes a better search term, less a poorer one. */
  readonly weight: number;
}

/** A concept at one place of a text; `start` and `end` are offsets in UTF-16 units, `end` is after the last. */
export interface FoundConcept {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
  /** 'sem febre', 'no fever': still a topic, but said to be absent. */
  readonly negated: boolean;
  /** Found by an everyday word ('heart', 'stress'): no medical topic unless something else in the text is one. */
  readonly everyday: boolean;
}

/** A search term as it goes to a reference source: never text of a member. */
export interface Keyword {
  readonly term: string;
  readonly mesh: string | null;
  readonly synonyms: readonly string[];
}

/** Finds what a text is about. */
export interface KeywordExtractor {
  readonly name: string;
  /** The keywords, best first; none for a text on no medical topic. */
  extract(text: string, language: Language, signal: AbortSignal): Promise<readonly Keyword[]>;
}
