import { fold } from '../../tokens/fold';
import type { Language } from '../../tokens/types';
import type { Item } from './items';
import type { Vocabulary } from './vocabulary';
import * as lists from './word-lists';

/** The post, or its rewriting. */
export type Side = 'post' | 'rewriting';

/** The ambiguous abbreviations of a text. */
export interface Abbreviations {
  has(written: string): boolean;
  /** How one may be written out in this text; in no way where the text leaves its meaning open. */
  get(written: string): readonly string[] | undefined;
}

/** A text whose readings are made. */
export interface Text {
  readonly items: readonly Item[];
  /** The words without accents, in one spelling. */
  readonly spellings: readonly string[];
  readonly side: Side;
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  /** Whether the post is written without accents, so that the rewriting may add them. */
  readonly addsAccents: boolean;
  readonly abbreviations: Abbreviations;
}

export function isParticiple(text: Text, at: number): boolean {
  const word = text.items[at]?.folded ?? '';
  if (text.language === 'pt')
    return /(?:[ai]d[oa]s?|feit[oa]s?|vist[oa]s?|suspens[oa]s?|prescrit[oa]s?)$/.test(word) && word.length > 4;
  return (
    (/\p{L}{2}ed$/u.test(word) && word !== 'need') ||
    (text.vocabulary.verbs.get(word) ?? []).some(({ form }) => form === 'n') ||
    /\p{L}{3}en$/u.test(word)
  );
}

/** The nearest auxiliary before a verb in its clause. */
export function auxiliaryOf(text: Text, at: number): 'be' | 'have' | undefined {
  for (let before = at - 1; before >= 0 && at - before <= 6; before -= 1) {
    const item = text.items[before];
    if (!item || item.kind === 'boundary') return undefined;
    if (lists.BE[text.language].has(item.folded) && item.plain !== 'e') return 'be';
    if (lists.NOT_BE.has(item.folded)) return 'be';
    if (/^(?:got|get|gets|getting)$/.test(item.folded) && at - before === 1) return 'be';
    if (lists.HAVE[text.language].has(item.folded)) return 'have';
    if (lists.AND[text.language].has(item.folded) || isScope(text, before)) return undefined;
    // A verb between them has the auxiliary.
    if (text.vocabulary.verbs.has(item.folded) && at - before > 1) return undefined;
  }
  return undefined;
}

/**
 * The voices in which a word may be read: a participle after "be" is passive, so that "called" and "was called" differ;
 * what is only done to patients and drugs may be passive without "be".
 */
export function voicesOf(text: Text, at: number): readonly string[] {
  if (text.language === 'pt' || !isParticiple(text, at)) return [''];
  if (auxiliaryOf(text, at) === 'be') return [':p'];
  // "Pulled it, no harm": what the author did was done.
  if (text.side === 'post' && isWithoutSubject(text, at) && !IS_TOLD.test(text.items[at]?.folded ?? ''))
    return ['', ':p'];
  return lists.CLINICAL.has(text.items[at]?.folded ?? '') && !isDoneBy(text.items, at) ? ['', ':p'] : [''];
}

/** What may be done to the author too: "called at 3 am" is no "was called". */
const IS_TOLD =
  /^(?:called|rang|phoned|told|asked|contacted|informed|advised|paged|bleeped|warned|taught|met|presented|attended|collapsed|vomited|improved|deteriorated|worsened|developed|reported|complained|refused|declined|recovered|died|returned|failed|walked|slept|smoked|wanted|needed|agreed|denied)$/;

/** Whether a verb begins its clause, or follows "and", or the author as "I" or "we". */
const isWithoutSubject = ({ items, language }: Text, at: number): boolean => {
  const before = items[at - 1];
  const isObject = items[at + 1]?.kind === 'word' || items[at + 1]?.kind === 'number';
  return (
    isObject &&
    (before === undefined ||
      before.kind === 'boundary' ||
      lists.AND[language].has(before.folded) ||
      /^(?:i|we|so|then|just|eventually)$/.test(before.folded))
  );
};

/** "GP started sertraline": the word before the verb is who does it. */
export const isDoneBy = (items: readonly Item[], at: number): boolean =>
  /^(?:gp|gps|registrar|reg|consultant|nurse|nurses|surgeon|surgeons|doctor|doctors|doc|team|they|mum|mom|mother|dad|father|wife|husband|family|pharmacist|midwife|paramedics|radiologist|cardiologist|neurologist|psychiatrist|ortho|cardiology|neurology|micro|anaesthetist|dentist|boss|colleague|who|she|he)$/.test(
    items[at - 1]?.folded ?? '',
  );

/** The first word of the verb: "should not be given" begins with "should". */
export function auxiliaryStart(text: Text, at: number): number {
  let start = at;
  while (
    start > 0 &&
    at - start < 6 &&
    /^(?:is|are|was|were|be|been|being|has|have|had|should|must|can|could|may|might|will|would|to|not|never|also|then|now|only_|foi|foram|e|sao|sera|serao|deve|devem|pode|podem|ser|sido|sendo|nao|nunca|esta|estao|estava|havia|tem)$/.test(
      text.items[start - 1]?.folded ?? '',
    )
  )
    start -= 1;
  return start;
}

export function isAuxiliaryDo(text: Text, at: number): boolean {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const word = text.items[next]?.folded ?? '';
    if (word === 'not' || (text.vocabulary.verbs.get(word) ?? []).some(({ form }) => form === 'b')) return true;
    if (text.items[next]?.kind !== 'word') return false;
  }
  return false;
}

export function isAuxiliaryHave(text: Text, at: number): boolean {
  for (let next = at + 1; next <= at + 4; next += 1) {
    if (isParticiple(text, next) || text.items[next]?.folded === 'been') return true;
    if (text.items[next]?.kind !== 'word') return false;
  }
  return false;
}

export function isBeforeVerb(text: Text, at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const word = text.items[next]?.folded ?? '';
    if (
      text.vocabulary.verbs.has(word) ||
      /^(?:am|should|shouldnt|shouldn't|can|can't|cant|could|must|will|would|have|do|dont|don't|think|need)$/.test(word)
    )
      return true;
    if (text.items[next]?.kind !== 'word') return false;
  }
  return false;
}

/** Whether a mark or an order follows "if not", so that it means "otherwise". */
export const isElse = ({ items, vocabulary }: Pick<Text, 'items' | 'vocabulary'>, at: number): boolean =>
  items[at]?.kind === 'boundary' ||
  /^(?:go|stop|give|i|we|you|u)$/.test(items[at]?.folded ?? '') ||
  (vocabulary.verbs.get(items[at]?.folded ?? '') ?? []).some(({ form }) => /^(?:b|s|i|3r|1r)$/.test(form));

export function isOpen(text: Text, at: number): boolean {
  const item = text.items[at];
  return !item || item.kind === 'boundary' || item.isDecoration === true;
}

export function isScope(text: Text, at: number): boolean {
  const word = text.items[at]?.folded ?? '';
  return lists.SCOPES[text.language].has(word) || /^(?:but|mas|that|que|which|who|as|and_)$/.test(word);
}

export function isCapitalsOnly(text: Text, at: number): boolean {
  const item = text.items[at];
  return text.language === 'en' && item?.isCapitals === true && lists.CAPITALS_MATTER.has(fold(item.text));
}
