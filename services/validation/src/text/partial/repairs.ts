import { expandShorthand } from '../lexicon/shorthand';
import type { Language } from '../tokens/types';
import type { Item } from '../verify/meaning/items';
import { vocabularyOf } from '../verify/meaning/vocabulary';
import * as lists from '../verify/meaning/word-lists';
import type { Difference } from '../verify/relations/find-differences';
import { ADVERBS, PREPOSITIONS, DETERMINERS, JOINING, INSERTABLE, spanOf, type Compared } from './compared-sentences';
import { deletion } from './deleted-words';
import { asAbbreviation, replacementOf } from './put-back-words';
import { isFiniteVerb } from './split-sentence';
import type { TextChange } from './sentence-places';

/** The changes that put what is not proven back to the post's words, each where the sentence stays grammatical. */
export function changesFor(difference: Difference, compared: Compared): readonly TextChange[] | null {
  const { own, theirs } = difference;
  if (own.length === 0) return deletion(difference, compared);
  if (theirs.length === 0) return insertion(difference, compared);
  return substitution(difference, compared);
}

/** A word of the post in the place of another one of the same kind and form. */
function substitution(difference: Difference, compared: Compared): readonly TextChange[] | null {
  const { language, placed, sentence } = compared;
  const { own, theirs, at } = difference;
  const number = own[0];
  // "1.2 mg are running" for "1.2": the unit is put back, the rest is read again.
  if (own.length === 1 && number?.kind === 'number' && theirs[0]?.kind === 'number') {
    const span = spanOf(placed, at, at);
    const unit = /^(\d+(?:[.,]\d+)*)\s?\p{L}+$|^(\d+(?:[.,]\d+)*)\s?%$/u.exec(theirs[0].text);
    if (span && unit && (unit[1] ?? unit[2]) === number.text) return [{ ...span, by: number.text }];
  }
  const by =
    replacementOf(difference, language) ??
    shortFormOf(difference, compared) ??
    numberOf(difference, compared) ??
    verbWithParticle(difference, language) ??
    presentForFuture(difference, language);
  if (by === null || by === '' || /(\p{L})\1\1/iu.test(by)) return null;
  if (own.length === 1 && theirs.length === 1 && [own[0], theirs[0]].some((each) => isOfGrammar(each, language)))
    return null;
  const span = spanOf(placed, at, at + theirs.length - 1);
  if (!span || !isSameKind(difference, language) || !hasNeighbour(difference, compared)) return null;
  if (hasOtherArticle(difference, compared)) return null;
  const word = span.start === 0 || /[.?!]\s$/u.test(sentence.slice(0, span.start)) ? capital(by) : by;
  return [{ ...span, by: word }];
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Words that stand in the place of others of their kind only: determiners, quantities, prepositions. */
const isOfGrammar = (item: Item | undefined, language: Language): boolean =>
  item === undefined ||
  DETERMINERS[language].has(item.folded) ||
  PREPOSITIONS[language].has(item.folded) ||
  JOINING[language].has(item.folded) ||
  QUANTITIES.test(item.folded) ||
  lists.PRONOUNS[item.folded] !== undefined;
const QUANTITIES =
  /^(?:nobody|none|some|someone|anyone|anybody|everyone|all|both|many|few|several|most|only|just|ppl|people|todos|todas|alguns|algumas|ninguem|alguem|nenhum|nenhuma|ambos|ambas|muitos|muitas|poucos|so|apenas)$/;

/** Whether a word of the post stands next to another word: between two marks ("reshot,") it is a separate clause. */
function hasNeighbour({ own, ownAt }: Difference, { own: items }: Compared): boolean {
  const isWord = (item: Item | undefined): boolean => item !== undefined && item.kind !== 'boundary';
  return isWord(items[ownAt - 1]) || isWord(items[ownAt + own.length]);
}

const ARTICLE = /^(?:[oa]s?|un?s?|umas?|[dn][oa]s?|pel[oa]s?|aos?)$/;

/** "A alimentação" for "o sono": the noun of the post has an article of another gender. */
function hasOtherArticle({ ownAt, at }: Difference, { own, placed, language }: Compared): boolean {
  const [one, other] = [own[ownAt - 1]?.folded ?? '', placed[at - 1]?.item.folded ?? ''];
  const isFemale = (article: string): boolean => /as?$/.test(article);
  return language === 'pt' && ARTICLE.test(one) && ARTICLE.test(other) && isFemale(one) !== isFemale(other);
}

/** Whether both are verbs of one form, or neither is a verb. */
function isSameKind({ own, theirs }: Difference, language: Language): boolean {
  const { verbs } = vocabularyOf(language);
  const formsOf = (item: Item | undefined): readonly string[] =>
    (verbs.get(item?.folded ?? '') ?? []).map(({ form }) => form);
  if (own.length !== 1 || theirs.length !== 1) return true;
  const [one, other] = [formsOf(own[0]), formsOf(theirs[0])];
  if (one.length === 0 && other.length === 0) return true;
  return one.some((form) => other.includes(form));
}

/** A shortened word of the post for the full one: "tac" for "tacrolimus", "rm" for "ressonância". */
function shortFormOf({ own, theirs, before, after }: Difference, compared: Compared): string | null {
  const { language } = compared;
  const [word] = own;
  if (own.length !== 1 || word?.kind !== 'word' || !/^\p{L}{2,9}$/u.test(word.folded)) return null;
  if (theirs.length > 6 || theirs.some(({ kind }) => kind !== 'word')) return null;
  const { verbs } = vocabularyOf(language);
  if (verbs.has(word.folded) || READS_AS_ANOTHER.test(word.folded)) return null;
  if (theirs.some(({ folded, plain }) => ADVERBS[language].test(folded) || isFiniteVerb(plain, language))) return null;
  const full = theirs.map(({ folded }) => folded);
  const [letters, whole] = [word.folded, full.join('')];
  const [{ length }, isConsonants] = [letters, /^[^aeiouy]+$/.test(letters)];
  const isTruncated = full.length === 1 && length >= 3 && whole.startsWith(letters);
  const isLetters =
    whole[0] === letters[0] && hasLetters(whole, letters) && length <= 4 && (word.isCapitals === true || isConsonants);
  // "TC" and "rm" for the first word of a name.
  const isFirst = full.length === 1 && whole[0] === letters[0] && length === 2 && isConsonants;
  if (whole.length < length + 2 || (!isTruncated && !isLetters && !isFirst)) return null;
  if (
    full.length > 1 &&
    !full.every((each) => letters.includes(each[0] ?? '') || /^(?:of|the|and|de|do|da|e)$/.test(each))
  )
    return null;
  if (word.isCapitals === true) return word.text;
  const written = inLexicon(word, compared.own[before[0]], compared.own[after[0]], compared.expanded) ?? word.text;
  return asAbbreviation(written);
}

/** The lexicon's word for one of the post: what stands between the same words in its rewriting. */
function inLexicon(
  word: Item,
  last: Item | undefined,
  next: Item | undefined,
  expanded: readonly Item[],
): string | null {
  const same = expanded.find(({ folded }) => folded === word.folded);
  if (same) return same.text;
  const found = expanded.filter(
    (item, at) =>
      item.kind === 'word' &&
      expanded[at - 1]?.folded === last?.folded &&
      (next === undefined || next.kind === 'boundary' || expanded[at + 1]?.folded === next.folded),
  );
  return found.length === 1 ? (found[0]?.text ?? null) : null;
}

/** "Goes over" for "exceeds", and "get back to" for "return to": a verb and its particle for a verb of the same form. */
function verbWithParticle({ own, theirs }: Difference, language: Language): string | null {
  const [verb, particle] = own;
  const [other] = theirs;
  if (own.length !== 2 || theirs.length !== 1 || verb?.kind !== 'word' || other?.kind !== 'word') return null;
  if (
    !(language === 'en' ? /^(?:back|up|down|off|out|over|on|in|away|under|through)$/ : /^(?:de|por|com|em)$/).test(
      particle?.folded ?? '',
    )
  )
    return null;
  const { verbs } = vocabularyOf(language);
  const formsOf = (word: string): readonly string[] => (verbs.get(word) ?? []).map(({ form }) => form);
  const ending = (word: string): string => /(?:ed|ing|s|[aei]r|ou|ei)$/.exec(word)?.[0] ?? '';
  const [one, two] = [formsOf(verb.folded), formsOf(other.folded)];
  if (one.length === 0) return null;
  const isSame =
    two.length > 0
      ? one.some((form) => two.includes(form)) && (ending(verb.folded) === 's') === (ending(other.folded) === 's')
      : ending(verb.folded) !== '' && ending(verb.folded) === ending(other.folded);
  return isSame ? `${verb.text.toLowerCase()} ${particle?.text.toLowerCase() ?? ''}` : null;
}

/** "Repito em 5 dias" for "repetirei em 5 dias". */
function presentForFuture({ own, theirs }: Difference, language: Language): string | null {
  const [one, other] = [own[0], theirs[0]];
  if (language !== 'pt' || own.length !== 1 || theirs.length !== 1 || !one || !other) return null;
  const { verbs } = vocabularyOf('pt');
  const groups = (word: string): readonly number[] => (verbs.get(word) ?? []).map(({ group }) => group);
  const infinitive = /^(.+[aei]r)(ei|emos|a|ao)$/.exec(other.folded);
  if (!infinitive) return null;
  const isPresent = (verbs.get(one.folded) ?? []).some(({ form }) => form === (infinitive[2] === 'ei' ? '1r' : '3r'));
  const isSame = groups(infinitive[1] ?? '').some((group) => groups(one.folded).includes(group));
  return infinitive[2] === 'ei' && isPresent && isSame ? one.text.toLowerCase() : null;
}

/** A Portuguese or English noun in the number of the post, where no other word agrees with it: "não deseja injeção". */
function numberOf({ own, theirs, at }: Difference, { language, placed }: Compared): string | null {
  const [one, other] = [own[0], theirs[0]];
  if (own.length !== 1 || theirs.length !== 1 || one?.kind !== 'word' || other?.kind !== 'word') return null;
  if (stemOf(one.folded, language) !== stemOf(other.folded, language) || one.folded.length < 5) return null;
  const [previous, next] = [placed[at - 1]?.item, placed[at + 1]?.item];
  const isFree = /^(?:com|sem|de|em|por|para|with|without|of|for|no|not|quer|deseja|usar|fazer)$/.test(
    previous?.folded ?? '',
  );
  const ends = next === undefined || next.kind === 'boundary' || PREPOSITIONS[language].has(next.folded);
  return isFree && ends ? one.text.toLowerCase() : null;
}

const stemOf = (word: string, language: Language): string =>
  language === 'pt'
    ? word
        .replace(/(?:coes|cao)$/, 'c')
        .replace(/(?:oes|ao)$/, '')
        .replace(/s$/, '')
    : word.replace(/e?s$/, '');

/** Shortened words that are words of grammar too. */
const READS_AS_ANOTHER =
  /^(?:sem|com|para|por|dos|das|que|nos|mas|ate|in|on|at|or|an|as|is|it|be|no|so|we|us|he|me|my|to|do|of|if|all|out|was|has|had|but|for|not|the|and)$/;

/** Whether a word has these letters in order. */
function hasLetters(word: string, letters: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** The sentence with a word of the post that it left out, next to the word next to which it stood. */
function insertion({ own, before, after }: Difference, compared: Compared): readonly TextChange[] | null {
  const { language, placed, differences } = compared;
  const words = own.map(({ folded }) => folded);
  if (own.some(({ kind }) => kind === 'boundary' || kind === 'fixed')) return null;
  const text = own.map(({ text: word }) => word).join(' ');
  const [last, next] = [placed[before[1]], placed[after[1]]];
  const atEnd = next === undefined || next.item.kind === 'boundary';
  const wasMoved = differences.some(
    ({ own: gone, theirs }) => gone.length === 0 && theirs.map(({ folded }) => folded).join(' ') === words.join(' '),
  );
  const isPhrase = wasMoved && PREPOSITIONS[language].has(words[0] ?? '') && atEnd;
  const isWord = own.length === 1 && INSERTABLE[language].test(words[0] ?? '') && own[0]?.kind === 'word';
  if (!isPhrase && !isWord) return null;
  const written =
    own.length === 1 && own[0]?.isCapitals !== true ? expandShorthand(text.toLowerCase(), language) : text;
  if (atEnd && last && last.end > 0) return [{ start: last.end, end: last.end, by: ` ${written}` }];
  if (next && next.start > 0 && next.item.kind === 'word')
    return [{ start: next.start, end: next.start, by: `${written} ` }];
  return null;
}
