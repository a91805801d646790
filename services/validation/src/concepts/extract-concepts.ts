import type { Language } from '../text';
import { ORDINARY_WORDS } from './abbreviations/expansions';
import type { Abbreviation } from './abbreviations/parse-abbreviations';
import type { AbbreviationResolver, Reading } from './abbreviations/resolve-abbreviations';
import type { ConceptIndex } from './concept-index';
import type { Misspellings } from './misspellings';
import { isNegated } from './negation';
import type { Concept, FoundConcept } from './types';
import { type Word, wordsOf } from './word-forms';

/** What concepts are found with. */
export interface ConceptSearch {
  readonly index: ConceptIndex;
  readonly misspellings: Misspellings;
  readonly resolvers: Readonly<Record<Language, AbbreviationResolver>>;
  /** Names that are everyday words too: an abbreviation among them that only its default decides is one. */
  readonly everyday: ReadonlySet<string>;
}

/** The names of a text, and what its ambiguous abbreviations mean. */
interface Names {
  readonly words: readonly Word[];
  readonly isAllCapitals: boolean;
  /** The concepts by the index of their first word. */
  readonly found: Map<number, FoundConcept>;
  /** By the index of the abbreviation; null where nothing decides. */
  readonly readings: ReadonlyMap<number, Reading | null>;
  add(at: number, length: number, concept: Concept, isEveryday: boolean): void;
}

function readNames({ index, misspellings, resolvers }: ConceptSearch, text: string, language: Language): Names {
  const words = correctSpelling(wordsOf(text), misspellings);
  const allCapitals = isAllCapitals(words);
  const found = new Map<number, FoundConcept>();
  const ambiguous: number[] = [];
  const add = (at: number, length: number, concept: Concept, isEveryday: boolean): void => {
    const [first, last] = [words[at], words[at + length - 1]];
    if (!first || !last) return;
    const negated = isNegated(text, words, at, language);
    found.set(at, { concept, start: first.start, end: last.end, negated, everyday: isEveryday });
  };
  // 'Rastreio de câncer' and 'câncer de mama' share a word in 'rastreio de câncer de mama'.
  const startsDisease = (at: number): boolean => {
    const hit = index.longest(words, at, language, allCapitals);
    return hit !== null && hit.length > 1 && hit.indexed.concept?.kind === 'disease';
  };
  for (let at = 0; at < words.length;) {
    const hit = index.longest(words, at, language, allCapitals);
    const length = hit?.length ?? 1;
    const isName = hit !== null && (length > 1 || hit.indexed.concept === null);
    if (!isName && resolvers[language].find(words[at]?.written ?? '')) ambiguous.push(at);
    const concept = hit?.indexed.concept;
    const sharesWord = length > 1 && concept && concept.kind !== 'disease' && startsDisease(at + length - 1);
    const own = sharesWord ? length - 1 : length;
    if (concept) add(at, own, concept, hit.indexed.form.everyday);
    at += own;
  }
  const single = new Set(ambiguous);
  const named = new Set([...found].flatMap(([at, { concept }]) => (single.has(at) ? [] : [concept])));
  const readings =
    ambiguous.length === 0 ? new Map() : resolvers[language].resolve(text, words, ambiguous, named, allCapitals);
  return { words, isAllCapitals: allCapitals, found, readings, add };
}

/**
 * The concepts of a text in order, with the longest name at each position. Names of both languages are recognised in
 * both; those of the text's language take precedence. An ambiguous abbreviation has the meaning that its context
 * decides, or none (VAL-24). Offsets refer to the unchanged text.
 */
export function findConcepts(search: ConceptSearch, text: string, language: Language): readonly FoundConcept[] {
  const { words, found, readings, add } = readNames(search, text, language);
  for (const [at, reading] of readings) {
    const { written = '', key = '' } = words[at] ?? {};
    // In lower case, a name of the lexicon that no context contradicts stays ('aki', 'uti').
    if (reading === null && written === written.toLowerCase()) continue;
    found.delete(at);
    if (reading?.concept) add(at, 1, reading.concept, !reading.isDecided && search.everyday.has(key));
  }
  return [...found.values()].toSorted((one, other) => one.start - other.start);
}

/** What an ambiguous abbreviation of a text means. */
export interface AmbiguousAbbreviation {
  readonly abbreviation: Abbreviation;
  /** The meaning at all its places; undefined where the context does not decide or has a clue of another meaning. */
  readonly reading: Reading | undefined;
}

/** The ambiguous abbreviations of a text, as they are written. Linear in the length of the text. */
export function findAbbreviations(
  search: ConceptSearch,
  text: string,
  language: Language,
): ReadonlyMap<string, AmbiguousAbbreviation> {
  const resolver = search.resolvers[language];
  const { words, isAllCapitals: allCapitals, readings } = readNames(search, text, language);
  const found = new Map<string, AmbiguousAbbreviation>();
  const decided = new Map<string, Set<Concept | null>>();
  for (const [at, { written }] of words.entries()) {
    const abbreviation = resolver.find(written);
    if (!abbreviation || abbreviation.meanings.length < 2) continue;
    if (allCapitals && ORDINARY_WORDS[language].has(written.toLowerCase())) continue;
    const reading = readings.get(at);
    const concepts = decided.get(written) ?? new Set();
    decided.set(written, concepts);
    if (reading) concepts.add(reading.concept);
    const known = found.get(written)?.reading;
    const isKnown = reading?.isCertain !== true;
    found.set(written, { abbreviation, reading: concepts.size > 1 ? undefined : isKnown ? known : reading });
  }
  return found;
}

/** The text with blanks in the place of idioms, in which no word has its medical meaning. */
export function withoutIdioms(index: ConceptIndex, text: string, language: Language): string {
  const words = wordsOf(text);
  const allCapitals = isAllCapitals(words);
  let plain = '';
  let copied = 0;
  for (let at = 0; at < words.length;) {
    const hit = index.longest(words, at, language, allCapitals);
    const [first, last] = [words[at], words[at + (hit?.length ?? 1) - 1]];
    if (hit && hit.indexed.concept === null && first && last) {
      plain += text.slice(copied, first.start) + ' '.repeat(last.end - first.start);
      copied = last.end;
    }
    at += hit?.length ?? 1;
  }
  return plain + text.slice(copied);
}

const correctSpelling = (words: readonly Word[], misspellings: Misspellings): readonly Word[] =>
  words.map((word) => ({ ...word, key: misspellings.correct(word.key) ?? word.key }));

const LONG_WORD_LENGTH = 4;
const MIN_CAPITAL_WORDS = 3;

/** Whether a text is all in capitals; there, 'HAS' is a verb and not an abbreviation. */
function isAllCapitals(words: readonly Word[]): boolean {
  const long = words.filter(({ written }) => written.length >= LONG_WORD_LENGTH);
  const capitalCount = long.filter(
    ({ written }) => written === written.toUpperCase() && written !== written.toLowerCase(),
  ).length;
  return capitalCount >= MIN_CAPITAL_WORDS && capitalCount > long.length * 0.6;
}
