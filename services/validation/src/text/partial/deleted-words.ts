import type { Language } from '../tokens/types';
import type { Item } from '../verify/meaning/items';
import { vocabularyOf } from '../verify/meaning/vocabulary';
import * as lists from '../verify/meaning/word-lists';
import type { Difference } from '../verify/relations/find-differences';
import {
  ADVERBS,
  NO_ADVERB,
  PREPOSITIONS,
  DETERMINERS,
  JOINING,
  REASONS,
  ADJECTIVE,
  spanOf,
  type Compared,
} from './compared-sentences';
import type { TextChange } from './sentence-places';
import { isFiniteVerb } from './split-sentence';

/** The sentence without words that the post does not have. */
export function deletion(difference: Difference, compared: Compared): readonly TextChange[] | null {
  const { theirs, at, before, after } = difference;
  const { language, placed } = compared;
  const item = (place: number): Item | undefined => placed[place]?.item;
  let [first, last] = [at, at + theirs.length - 1];
  const isBoundary = (place: number): boolean => item(place) === undefined || item(place)?.kind === 'boundary';
  const isComma = (place: number): boolean => item(place)?.mark === ',';
  const remove = (from: number, to: number): readonly TextChange[] | null => {
    const span = spanOf(placed, from, to);
    return span && [{ ...span, by: '' }];
  };
  const words = theirs.map(({ folded }) => folded);
  const { verbs } = vocabularyOf(language);
  const isFinite = (place: number): boolean => isFiniteVerb(item(place)?.plain ?? '', language);
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const hasFinite = (from: number, to: number): boolean => range(from, to).some(isFinite);
  // Adverbs.
  if (words.every((word) => ADVERBS[language].test(word) && !NO_ADVERB.test(word))) {
    if (isBoundary(first - 1) && isComma(last + 1)) return remove(first, last + 1);
    if (isComma(first - 1) && isComma(last + 1)) return remove(first, last + 1);
    if (isComma(first - 1) && isBoundary(last + 1)) return remove(first - 1, last);
    return remove(first, last);
  }
  // ", as she takes ..." and ", pois ...": a reason that the post does not give; both statements stand.
  if (
    theirs.length === 1 &&
    REASONS[language].test(words[0] ?? '') &&
    isComma(at - 1) &&
    hasFinite(at + 1, Math.min(at + 8, placed.length - 1)) &&
    hasFinite(0, at - 2)
  ) {
    const span = spanOf(placed, at - 1, at);
    return span && [{ ...span, by: ';' }];
  }
  // "90 degrees", and "pulled it back" and "add anything" at the end of a clause.
  const isAtEnd = isBoundary(last + 1) || JOINING[language].has(item(last + 1)?.folded ?? '');
  if (theirs.length === 1 && isAtEnd && at - 1 === before[1] && !isBoundary(at - 1)) {
    const isUnit =
      item(at - 1)?.kind === 'number' && /^(?:degrees|points|graus|pontos|units|unidades)$/.test(words[0] ?? '');
    if (
      isUnit ||
      (language === 'en' && /^(?:back|up|down|off|over|anything|away|there|too|instead)$/.test(words[0] ?? ''))
    )
      return remove(at, at);
  }
  // The words of grammar around it that the post does not have either.
  while (first - 1 > before[1] && item(first - 1)?.kind === 'word') first -= 1;
  while (last + 1 < after[1] && item(last + 1)?.kind === 'word') last += 1;
  const opens = first === 0 || item(first - 1)?.mark === '.' || item(first - 1)?.mark === ';';
  // "In my unit, we ...": a phrase that opens the sentence.
  if (opens && isComma(last + 1) && PREPOSITIONS[language].has(item(first)?.folded ?? '') && !hasFinite(first, last))
    return remove(first, last + 1);
  // ", which ...", ", with ...": a phrase or clause that ends the sentence.
  if (isComma(first - 1) && first - 1 > before[1] && last + 1 >= placed.length - 1 && isBoundary(last + 1))
    return remove(first - 1, last);
  const opener = range(first, at).find((place) => PREPOSITIONS[language].has(item(place)?.folded ?? ''));
  // A phrase with a preposition after a word: "half of the usual dose", before a mark, a preposition or "and".
  if (
    opener !== undefined &&
    opener > 0 &&
    opener < at + theirs.length - 1 &&
    !isBoundary(opener - 1) &&
    !hasFinite(opener, at + theirs.length - 1)
  ) {
    const end = at + theirs.length - 1;
    const next = item(end + 1)?.folded ?? '';
    if (
      isNoun(item(opener - 1), language) &&
      (isBoundary(end + 1) ||
        item(end + 1)?.kind === 'number' ||
        PREPOSITIONS[language].has(next) ||
        JOINING[language].has(next) ||
        isFinite(end + 1))
    )
      return remove(opener, end);
  }
  const end = at + theirs.length - 1;
  const [previous, next] = [item(at - 1)?.folded ?? '', item(end + 1)];
  const isPlainWord = (each: Item | undefined): boolean =>
    each !== undefined &&
    each.kind === 'word' &&
    !PREPOSITIONS[language].has(each.folded) &&
    !JOINING[language].has(each.folded) &&
    !DETERMINERS[language].has(each.folded);
  if (language === 'en') {
    // A word before a noun: "the syringe driver".
    if (
      theirs.length <= 2 &&
      theirs.every((each) => isPlainWord(each)) &&
      end + 1 === after[1] &&
      (DETERMINERS.en.has(previous) || PREPOSITIONS.en.has(previous)) &&
      isPlainWord(next) &&
      !isFinite(end + 1) &&
      !hasFinite(at, end) &&
      !ADVERBS.en.test(next?.folded ?? '')
    )
      return remove(at, end);
    return null;
  }
  // An adjective after a noun: "massagem uterina".
  if (
    theirs.length === 1 &&
    ADJECTIVE.test(words[0] ?? '') &&
    !verbs.has(words[0] ?? '') &&
    at - 1 === before[1] &&
    isNoun(item(at - 1), language) &&
    (isBoundary(at + 1) || PREPOSITIONS.pt.has(next?.folded ?? '') || JOINING.pt.has(next?.folded ?? ''))
  )
    return remove(at, end);
  // The object of a verb that reads well without: "suspendi a azatioprina".
  if (
    theirs.length <= 2 &&
    DETERMINERS.pt.has(previous) &&
    at - 1 > before[1] &&
    at - 2 === before[1] &&
    isFinite(at - 2) &&
    !lists.BE.pt.has(item(at - 2)?.folded ?? '') &&
    !lists.HAVE.pt.has(item(at - 2)?.folded ?? '') &&
    (isBoundary(end + 1) || next?.folded === 'e')
  )
    return remove(at - 1, end);
  // "Queria usar plasma".
  if (
    theirs.length === 1 &&
    /[aei]r$/.test(words[0] ?? '') &&
    at - 1 === before[1] &&
    end + 1 === after[1] &&
    /^(?:quer|quero|queria|queriam|querem|quis|preferi|prefiro|prefere|preferiu|pediu|pedi|pediram)$/.test(previous) &&
    isPlainWord(next)
  )
    return remove(at, end);
  return null;
}

/** Whether a word may be a noun: no word of grammar, no adverb, and no verb. */
function isNoun(item: Item | undefined, language: Language): boolean {
  if (item === undefined || item.kind === 'boundary' || item.kind === 'fixed') return false;
  if (item.kind === 'number') return true;
  const { folded } = item;
  return (
    !PREPOSITIONS[language].has(folded) &&
    !JOINING[language].has(folded) &&
    !DETERMINERS[language].has(folded) &&
    !lists.BE[language].has(folded) &&
    !lists.HAVE[language].has(folded) &&
    !(vocabularyOf(language).verbs.get(folded) ?? []).some(({ form }) => /^(?:b|i|g)$/.test(form))
  );
}
