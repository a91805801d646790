import { extractConcepts } from './lexicon';
import type { Concept, ConceptKind, FoundConcept, Keyword, KeywordExtractor } from './types';

/**
 * How useful each kind is as a search term: the subject of a post scores higher than its population and study design.
 */
const KIND_SCORES: Readonly<Record<ConceptKind, number>> = {
  disease: 10,
  drug: 9,
  procedure: 8,
  test: 8,
  device: 7.5,
  'drug-class': 7,
  symptom: 5,
  population: 4,
  outcome: 3.5,
  lifestyle: 3,
  study: 2,
};
/** With more keywords, a search would find hardly any papers. */
const MAX_KEYWORDS = 6;
/** Kinds that apply to any patient and form no topic. */
const GENERIC_KINDS: ReadonlySet<ConceptKind> = new Set(['population', 'outcome']);
/** Concepts below this weight are generic regardless of their kind ('disease', 'treatment'). */
const GENERIC_WEIGHT = 0.6;
/** Outcomes with at least this weight are topics ('vaccine hesitancy', 'polypharmacy'). */
const TOPIC_WEIGHT = 1.4;

/** Extracts keywords with the hand-written lexicon alone. */
export const lexiconKeywords: KeywordExtractor = {
  name: 'lexicon',
  extract: async (text, language) => toKeywords(extractConcepts(text, language), text.length),
};

function toKeywords(found: readonly FoundConcept[], length: number): readonly Keyword[] {
  // A post that names only everyday words and generic concepts has no medical topic.
  if (!found.some(({ concept, everyday }) => !everyday && !isGeneric(concept))) return [];
  const scores = new Map<Concept, number>();
  for (const each of found) {
    const known = scores.get(each.concept);
    const score = scoreConcept(each, length);
    // A repeated concept scores a little more than its best occurrence.
    scores.set(each.concept, known === undefined ? score : Math.max(known, score) * 1.08);
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_KEYWORDS)
    .map(([{ term, mesh, synonyms }]) => ({ term, mesh: mesh ?? null, synonyms }));
}

/** The beginning of a post usually states its topic; negated concepts and everyday words rarely do. */
const scoreConcept = ({ concept, start, negated, everyday }: FoundConcept, length: number): number =>
  KIND_SCORES[concept.kind] *
  concept.weight *
  (1 - (0.1 * start) / Math.max(1, length)) *
  (negated ? 0.7 : 1) *
  (everyday ? 0.6 : 1);

const isGeneric = ({ kind, weight }: Concept): boolean =>
  GENERIC_KINDS.has(kind) ? weight < TOPIC_WEIGHT : weight < GENERIC_WEIGHT;
