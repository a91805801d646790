import type { Language } from '../text';
import type { ConceptIndex } from './concept-index';
import type { Misspellings } from './misspellings';
import { isNegated } from './negation';
import type { FoundConcept } from './types';
import { type Word, wordsOf } from './word-forms';

/**
 * The concepts of a text in order, with the longest name at each position. Names of both languages are recognised in
 * both; those of the text's language take precedence. Offsets refer to the unchanged text.
 */
export function findConcepts(
  index: ConceptIndex,
  misspellings: Misspellings,
  text: string,
  language: Language,
): readonly FoundConcept[] {
  const words = correctSpelling(wordsOf(text), misspellings);
  const allCapitals = isAllCapitals(words);
  const found: FoundConcept[] = [];
  for (let at = 0; at < words.length;) {
    const hit = index.longest(words, at, language, allCapitals);
    const [first, last] = [words[at], words[at + (hit?.length ?? 1) - 1]];
    if (hit?.indexed.concept && first && last) {
      const { concept, form } = hit.indexed;
      found.push({
        concept,
        start: first.start,
        end: last.end,
        negated: isNegated(text, words, at, language),
        everyday: form.everyday,
      });
    }
    at += hit?.length ?? 1;
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
