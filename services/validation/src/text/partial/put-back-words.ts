import { expandShorthand } from '../lexicon/shorthand';
import { fold, wordSet } from '../tokens/fold';
import type { Language } from '../tokens/types';
import type { Difference } from '../verify/relations/find-differences';
import { drugsBeginning } from '../verify/relations/drugs-beginning';
import { withArticle } from './with-article';

type Item = Difference['own'][number];

/** Adverbs that a sentence reads well without. */
const ADVERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'also even currently already therefore however subsequently particularly clearly immediately still now recently further respectively both then again actually',
  ),
  pt: wordSet(
    'tambem ainda ja agora atualmente inclusive posteriormente imediatamente entao novamente mesmo recentemente portanto',
  ),
};
/** What may be left out where the text before it has this end: a person after an age ("a 3-year-old boy"). */
const AGED = /^(?:boy|girl|child|man|woman|patient|male|female|infant|person)$/;
const AGE = /-old\s$/iu;
/** The object of a Portuguese verb at the end of a clause: "suspendi a azatioprina". */
const OBJECT_END = /^\s*[.?!;,]/u;
const ARTICLE = /(?<![\p{L}\d])(?:o|a|os|as)\s$/iu;
const LONGEST_NAME = 6;

/**
 * A model's sentence with words of the post put back where both differ by one word, an abbreviation that the model wrote out,
 * a unit that it added or an adverb. It is not verified here.
 * @returns null when no word can be put back
 */
export function putBackWords(sentence: string, differences: readonly Difference[], language: Language): string | null {
  // A model that changed what is protected is not helped.
  if (differences.some(({ isProtected }) => isProtected)) return null;
  let text = sentence;
  for (const difference of differences) {
    const words = replacementOf(difference, language);
    const isObject =
      words === null && language === 'pt' && difference.own.length === 0 && difference.theirs.length <= 2;
    if (words === null && !isObject) continue;
    const pattern = difference.theirs.map(({ text: word }) => literal(word)).join(String.raw`[\s-]*`);
    const found = [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'gu'))];
    const [only] = found;
    // A word that stands twice leaves open which of them differs.
    if (!only || found.length > 1) continue;
    const [before, after] = [text.slice(0, only.index), text.slice(only.index + only[0].length)];
    if (words !== null && (words !== '' || !AGED.test(only[0]) || AGE.test(before)))
      text = join(before, words, after, language);
    else if (isObject && OBJECT_END.test(after) && ARTICLE.test(before))
      text = join(before.replace(ARTICLE, ''), '', after, language);
  }
  return text === sentence ? null : text;
}

const literal = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replaceAll("'", "['’]");

/** The words of the post for those of the rewriting; '' to leave them out, null to leave them as they are. */
export function replacementOf({ own, theirs }: Difference, language: Language): string | null {
  const [word, other] = [own[0], theirs[0]];
  if (!other || theirs.length > LONGEST_NAME) return null;
  if (!word) return theirs.every(({ folded }) => ADVERBS[language].has(folded) || AGED.test(folded)) ? '' : null;
  if (own.length > 1) return null;
  if (word.kind === 'number') return isSameNumber(word, theirs) ? word.text : null;
  if (word.kind !== 'word' || theirs.some(({ kind }) => kind !== 'word')) return null;
  // "Sooo" is no word of a formal text.
  if (/(\p{L})\1\1/iu.test(word.text)) return null;
  if (isShortFor(word, theirs)) return asAbbreviation(word.text);
  const fits = theirs.length === 1 && word.isCapitals !== true && hasSameForm(word.folded, other.folded, language);
  return fits && !CONTRACTED.test(word.folded) ? expandShorthand(word.text.toLowerCase(), language) : null;
}

/** "LP" for "lp": two or three consonants are no word. */
export const asAbbreviation = (text: string): string =>
  /^[bcdfghjklmnpqrstvwxz]{2,3}$/.test(text) ? text.toUpperCase() : text;

/** "400 mg" for "400". */
function isSameNumber(word: Item, theirs: readonly Item[]): boolean {
  const [number, ...units] = theirs.map(({ text }) => text);
  const [, digits = '', unit = ''] = /^(\d+(?:[.,]\d+)*)\s?(\D*)$/u.exec(number ?? '') ?? [];
  return (
    digits === word.text && (unit !== '') !== units.length > 0 && units.every((each) => /^\p{L}{1,12}$/u.test(each))
  );
}

/** "AF" for "atrial fibrillation", and "pred" for "prednisolone". */
function isShortFor(word: Item, theirs: readonly Item[]): boolean {
  const letters = word.folded;
  const full = theirs.map(({ folded }) => folded);
  const initials = full
    .filter((each) => !/^(?:of|the|and|de|do|da|dos|das|e|em|por|a|o)$/.test(each))
    .map(([first]) => first);
  if (letters.length >= 2 && initials.join('') === letters) return true;
  // Each word of the full name has its letter, so that no verb is taken for a part of it.
  if (word.isCapitals === true && letters.length <= 5 && full.length > 1)
    return initials.length > 0 && initials.every((letter) => letter !== undefined && letters.includes(letter));
  return letters.length >= 3 && full.length === 1 && drugsBeginning(letters).includes(full[0] ?? '');
}

const CONTRACTED =
  /'|^(?:they|you|we|that|there|who|what)(?:re|ve|ll|s|d)$|^(?:do|does|did|is|was|are|were|ca|could|wo|would|should|have|has|had|ai)nt$/;
const FORMS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/ed$/, /ing$/, /ly$/, /s$/],
  pt: [
    /(?:ou|eu|iu)$/,
    /(?:ei|i)$/,
    /[ae]ndo$|indo$/,
    /mente$/,
    /[ai]d[oa]s?$/,
    /os$/,
    /as$/,
    /o$/,
    /a$/,
    /es$/,
    /e$/,
    /r$/,
    /m$/,
    /s$/,
  ],
};
/** Whether one word can stand in the place of the other: both with the same ending. */
function hasSameForm(own: string, other: string, language: Language): boolean {
  const formOf = (word: string): number => FORMS[language].findIndex((form) => form.test(word));
  // "Transplantados renais", but "transplantado renal".
  if (language === 'pt' && own.endsWith('s') !== other.endsWith('s')) return false;
  return own.length >= 4 && /^\p{L}+$/u.test(own) && formOf(fold(own)) === formOf(fold(other));
}

function join(before: string, words: string, after: string, language: Language): string {
  if (words !== '') {
    const own = before === '' ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : words;
    return withArticle(before, own, language) + own + after;
  }
  const blank = before === '' || /^\s*[,.;:?!]/u.test(after) ? '' : ' ';
  return `${before.trimEnd()}${blank}${after.trimStart()}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
