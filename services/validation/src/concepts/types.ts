import type { Language } from '../text';

/** The kind of a concept; `lexicon-keywords.ts` ranks the kinds as search terms. */
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

/** A medical topic under one name for searching. */
export interface Concept {
  /** The English term in kebab-case; unique. */
  readonly id: string;
  /** English, in lower case except for names and abbreviations, as it appears in titles and abstracts. */
  readonly term: string;
  /** The Medical Subject Heading; absent when uncertain. */
  readonly mesh?: string;
  /** Other English names that are safe to search: no ambiguous abbreviation, no everyday word. */
  readonly synonyms: readonly string[];
  /** Portuguese names, the plainest first; at least one. */
  readonly pt: readonly string[];
  readonly kind: ConceptKind;
  /** 1 for an ordinary concept of its kind; higher for a better search term. */
  readonly weight: number;
}

/** A concept at one position of a text; `start` and `end` are offsets in UTF-16 units, `end` is exclusive. */
export interface FoundConcept {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
  /** The text negates the concept ('sem febre', 'no fever'); it is still a topic. */
  readonly negated: boolean;
  /** Matched an everyday word ('heart', 'stress'): a topic only next to another medical concept. */
  readonly everyday: boolean;
}

/** A search term for reference sources; never text of a member. */
export interface Keyword {
  readonly term: string;
  readonly mesh: string | null;
  readonly synonyms: readonly string[];
  /** The post is about this topic: papers about it alone are relevant, not only those about two topics. */
  readonly isSubject?: boolean;
}

/** Extracts the topics of a text. */
export interface KeywordExtractor {
  readonly name: string;
  /** The keywords, best first; empty for a text without a medical topic. */
  extract(text: string, language: Language, signal: AbortSignal): Promise<readonly Keyword[]>;
}
