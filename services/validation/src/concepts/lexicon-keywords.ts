import { extractConcepts } from './lexicon';
import type { Concept, ConceptKind, FoundConcept, Keyword, KeywordExtractor } from './types';

/** How good a search term each kind makes: what a post is about before whom it is about and how it was studied. */
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
/** So many go to a source; the rest would only narrow the search to nothing. */
const MAX_KEYWORDS = 6;
/** True of any patient: whom and how, but not what. */
const GENERIC_KINDS: ReadonlySet<ConceptKind> = new Set(['population', 'outcome']);
/** A concept of less weight than this is generic whatever its kind ('disease', 'treatment'). */
const GENERIC_WEIGHT = 0.6;
/** An outcome of this weight is a topic of its own ('vaccine hesitancy', 'polypharmacy'). */
const TOPIC_WEIGHT = 1.4;

/** Finds keywords by the hand-written lexicon; knows nothing that is not in it and needs nothing but it. */
export const lexiconKeywords: KeywordExtractor = {
  name: 'lexicon',
  extract: async (text, language) => toKeywords(extractConcepts(text, language), text.length),
};

function toKeywords(found: readonly FoundConcept[], length: number): readonly Keyword[] {
  // A post that names nothing but everyday words and generalities is on no medical topic.
  if (!found.some(({ concept, everyday }) => !everyday && !isGeneric(concept))) return [];
  const scores = new Map<Concept, number>();
  for (const each of found) {
    const known = scores.get(each.concept);
    const score = scoreConcept(each, length);
    // Said again, a concept weighs a little more than at its best place.
    scores.set(each.concept, known === undefined ? score : Math.max(known, score) * 1.08);
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_KEYWORDS)
    .map(([{ term, mesh, synonyms }]) => ({ term, mesh: mesh ?? null, synonyms }));
}

/** The beginning of a post says its topic; what is denied or named by an everyday word is rarely it. */
const scoreConcept = ({ concept, start, negated, everyday }: FoundConcept, length: number): number =>
  KIND_SCORES[concept.kind] *
  concept.weight *
  (1 - (0.1 * start) / Math.max(1, length)) *
  (negated ? 0.7 : 1) *
  (everyday ? 0.6 : 1);

const isGeneric = ({ kind, weight }: Concept): boolean =>
  GENERIC_KINDS.has(kind) ? weight < TOPIC_WEIGHT : weight < GENERIC_WEIGHT;
