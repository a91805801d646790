import { hasClinicalCue, isSubjectOfLiterature } from './clinical-cues';
import { isFigurative } from './figurative';
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
  extract: async (text, language) => toKeywords(extractConcepts(text, language), text),
};

function toKeywords(found: readonly FoundConcept[], text: string): readonly Keyword[] {
  // A post that names only everyday words and generic concepts has no medical topic.
  const topical = found.filter(
    (each) => (!each.everyday || isSubjectOfLiterature(text, each)) && !isGeneric(each.concept),
  );
  if (topical.length === 0 || isMentionedInPassing(text, topical, found)) return [];
  const subjects = subjectsOf(topical);
  const scores = new Map<Concept, number>();
  for (const each of found) {
    const known = scores.get(each.concept);
    const score = scoreConcept(each, text.length);
    // A repeated concept scores a little more than its best occurrence.
    scores.set(each.concept, known === undefined ? score : Math.max(known, score) * 1.08);
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_KEYWORDS)
    .map(([concept]) => ({
      term: concept.term,
      mesh: concept.mesh ?? null,
      synonyms: concept.synonyms,
      isSubject: subjects.has(concept),
    }));
}

/** The beginning of a post usually states its topic; negated concepts and everyday words rarely do. */
const scoreConcept = ({ concept, start, negated, everyday }: FoundConcept, length: number): number =>
  KIND_SCORES[concept.kind] *
  concept.weight *
  (1 - (0.1 * start) / Math.max(1, length)) *
  (negated ? 0.7 : 1) *
  (everyday ? 0.6 : 1);

/** Kinds that a post can be about, the likelier ones first: only the first of these that a post names count. */
const SUBJECT_KINDS: readonly (readonly ConceptKind[])[] = [
  ['disease', 'drug'],
  ['procedure', 'device', 'test', 'drug-class'],
  ['symptom', 'lifestyle', 'outcome', 'study'],
];
/** Weaker concepts of their kind ('antibiotics', 'blood pressure') are no subject. */
const SUBJECT_WEIGHT = 0.8;

/** What a post is about, among its topical concepts. */
function subjectsOf(topical: readonly FoundConcept[]): ReadonlySet<Concept> {
  for (const kinds of SUBJECT_KINDS) {
    const subjects = topical.filter(
      ({ concept: { kind, weight } }) => kinds.includes(kind) && weight >= SUBJECT_WEIGHT,
    );
    if (subjects.length > 0) return new Set(subjects.map(({ concept }) => concept));
  }
  return new Set();
}

/** Kinds whose names are also used for other things ('fever', 'nutrition'). */
const AMBIGUOUS_KINDS: ReadonlySet<ConceptKind> = new Set(['symptom', 'lifestyle', 'outcome']);
const PASSING_SHARE = 0.11;
/** Kinds whose names have no other meaning. */
const LITERAL_KINDS: ReadonlySet<ConceptKind> = new Set(['drug', 'test', 'device', 'study']);
/** From this share of the text on, a concept is what the text is about. */
const SUBJECT_SHARE = 0.22;

/**
 * Whether the only topical concept is named in passing: one ambiguous word in a long text, or a name in another
 * sense in a text without another sign of medicine. In a text on an everyday subject, any name counts only next to a
 * clinical word. Diseases of several words and abbreviations are always meant.
 */
function isMentionedInPassing(text: string, topical: readonly FoundConcept[], found: readonly FoundConcept[]): boolean {
  const [only, ...others] = topical;
  if (!only || others.some(({ concept }) => concept !== only.concept)) return false;
  const [before, after] = [text.slice(0, only.start), text.slice(only.end)];
  if (isFigurative(before, after)) return true;
  const written = text.slice(only.start, only.end);
  const isOneWord = !/[\s-]/.test(written);
  const share = written.length / text.length;
  if (isOneWord && AMBIGUOUS_KINDS.has(only.concept.kind) && share < PASSING_SHARE) return true;
  const { kind } = only.concept;
  const isAbbreviation = written.length > 1 && written === written.toUpperCase();
  if (LITERAL_KINDS.has(kind) || isAbbreviation || (kind === 'disease' && !isOneWord)) return false;
  if (share >= SUBJECT_SHARE || found.some(({ concept }) => concept !== only.concept)) return false;
  return !hasClinicalCue(before + after);
}

const isGeneric = ({ kind, weight }: Concept): boolean =>
  GENERIC_KINDS.has(kind) ? weight < TOPIC_WEIGHT : weight < GENERIC_WEIGHT;
