import type { Language } from '../../tokens/types';
import type { VerbForm } from './english-forms';
import { isDoneBy, type Side } from './grammar';
import type { Item } from './items';
import type { Vocabulary } from './vocabulary';
import * as lists from './word-lists';

interface Place {
  readonly items: readonly Item[];
  readonly at: number;
  readonly side: Side;
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  readonly auxiliary: 'be' | 'have' | undefined;
}

/**
 * The keys of a verb. Tense is free where a subject stands before it; at the beginning of a clause, "stop" is an order
 * and "stopped" a report. A passive differs from an active, and a first person from a third.
 */
export function verbKeys(place: Place): readonly string[] {
  const { items, at, vocabulary, language } = place;
  // "Encaminhá-lo" is "encaminhar" with an object that is clear.
  const isBeforeObject =
    language === 'pt' && items[at + 1]?.isClitic === true && /^l[oa]s?$/.test(items[at + 1]?.folded ?? '');
  const forms = vocabulary.verbs.get(`${items[at]?.folded ?? ''}${isBeforeObject ? 'r' : ''}`) ?? [];
  if (forms.length === 0 || isFixedPhrase(items, at) || isNoun(items, at)) return [];
  const subject = subjectBefore(items, at, language);
  const keys = forms.flatMap((form) =>
    language === 'en' ? englishKeys(form, place, subject) : portugueseKeys(form, place, subject),
  );
  return [...new Set(keys)];
}

/** After an article, a word is a noun: "a coleta", "the cough". A participle may stand there too. */
const isNoun = (items: readonly Item[], at: number): boolean =>
  /^(?:o|a|os|as|um|uma|the|an|my|your|his|her|our)$/.test(items[at - 1]?.folded ?? '') &&
  !/(?:ed|en|ing|[ai]d[oa]s?)$/.test(items[at]?.folded ?? '');

/** "Got worse" is no receiving, and "dar alta" no giving. */
function isFixedPhrase(items: readonly Item[], at: number): boolean {
  const word = items[at]?.folded ?? '';
  const next = items[at + 1]?.folded ?? '';
  if (/^(?:got|get|gets|getting)$/.test(word)) return isChangeOfState(next);
  return (
    /^(?:d[aeo][oiuvrs]?\p{L}*)$/u.test(word) &&
    /^(?:alta|luz|certo|errado|tempo|conta|entrada|inicio|ruim|medo|para|pra|p|bem|nada|positivo|negativo)$/.test(next)
  );
}

/** Whether a word after "got" says what a person became. */
export const isChangeOfState = (word: string): boolean =>
  /^(?:worse|better|sick|pregnant|up|to|rid|away|over|well|ill|bad|infected|confused|it|out|in|on|off|\p{L}+(?:ed|er))$/u.test(
    word,
  );

type Subject = 'none' | 'self' | 'you' | 'other';

const ADVERBS = lists.ADVERBS_BEFORE_VERBS;

/** Who does what the verb says: no one at the beginning of a clause. */
function subjectBefore(items: readonly Item[], at: number, language: Language): Subject {
  for (let before = at - 1; before >= 0 && at - before <= 5; before -= 1) {
    const item = items[before];
    if (!item || item.kind === 'boundary' || lists.AND[language].has(item.folded)) return 'none';
    // "The nurse and I called".
    const isOneOfTwo = lists.AND[language].has(items[before - 1]?.folded ?? '') && items[before - 2]?.kind === 'word';
    if (/^(?:i|we|eu|nos)$/.test(item.folded)) return isOneOfTwo && item.folded === 'i' ? 'other' : 'self';
    if (/^(?:you|u|ya)$/.test(item.folded)) return 'you';
    if (/^(?:but|so|then|mas|entao|yet)$/.test(item.folded)) return 'none';
    if (!ADVERBS.has(item.folded)) return 'other';
  }
  return 'none';
}

function englishKeys(
  { group, form }: VerbForm,
  { items, at, side, auxiliary, vocabulary }: Place,
  subject: Subject,
): readonly string[] {
  const key = `v:${group}`;
  const word = items[at]?.folded ?? '';
  const agentless = side === 'post' && (subject === 'none' || subject === 'self');
  if (form === 'g') return [`${key}:g`, ...(auxiliary === 'be' ? [key] : []), ...(agentless ? [`${key}:gp`] : [])];
  if (form === 'b') {
    const mayBePassive = side === 'post' && (subject !== 'other' || isOrderInCondition(items, at));
    // "Before you start it" is "before it is started".
    const isHabit = side === 'post' && (subject === 'you' || subject === 'self') && !isAfterAuxiliary(items, at);
    return [
      `${key}:b`,
      ...(subject === 'none' ? [] : [key]),
      ...(mayBePassive ? [`${key}:o`] : []),
      ...(isHabit ? [`${key}:r`] : []),
    ];
  }
  if (auxiliary === 'be') {
    if (items[at - 1]?.folded === 'being') return [`${key}:gp`, `${key}:p`];
    if (isAdvice(items, at)) return [`${key}:o`];
    return [`${key}:p`, ...(isPresent(items, at) ? [`${key}:r`] : [])];
  }
  // "Called" is a past too, which is read above.
  if (form === 'n' && isAlsoPast(vocabulary, word, group)) return [];
  if (form === 'n') return [`${key}:d`, `${key}:p`, ...(auxiliary === 'have' ? [key] : [])];
  if (auxiliary === 'have') return [`${key}:d`, key];
  return [
    `${key}:d`,
    ...(subject === 'none' ? [] : [key]),
    ...(agentless || (lists.CLINICAL.has(word) && !isDoneBy(items, at)) ? [`${key}:p`] : []),
  ];
}

const isAlsoPast = (vocabulary: Vocabulary, word: string, group: number): boolean =>
  (vocabulary.verbs.get(word) ?? []).some((each) => each.group === group && each.form === 'd');

/** "If he vomits within 30 min of the dose repeat it": a base form that is no verb of the noun before it. */
function isOrderInCondition(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  if (before?.kind !== 'word' || before.folded.endsWith('s') || items[at]?.folded.endsWith('s')) return false;
  if (ADVERBS.has(before.folded) || /^(?:and|or|who|people|they|it|he|she|this|that|the|a|an)$/.test(before.folded))
    return false;
  if (!/^(?:it|them|him|her|the)$/.test(items[at + 1]?.folded ?? '')) return false;
  for (let start = at - 2; start >= 0 && at - start <= 12; start -= 1) {
    if (items[start]?.kind === 'boundary') return false;
    if (/^(?:if|when)$/.test(items[start]?.folded ?? '')) return true;
  }
  return false;
}

/** A modal verb or "to" belongs to the verb: "you can start", "we want to start". */
function isAfterAuxiliary(items: readonly Item[], at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= 3; before -= 1)
    if (
      /^(?:to|should|must|can|could|may|might|will|would|do|does|did|dont|don't|not|never|shouldn't|shouldnt|can't|cant|won't|wont|wouldn't)$/.test(
        items[before]?.folded ?? '',
      )
    )
      return true;
  return false;
}

/** "Is started", and not "was started". */
function isPresent(items: readonly Item[], at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= 3; before -= 1)
    if (/^(?:is|are)$/.test(items[before]?.folded ?? '')) return true;
  return false;
}

/** "Should be given": an order in the passive. */
function isAdvice(items: readonly Item[], at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= 4; before -= 1)
    if (/^(?:should|must|can|could|may|to)$/.test(items[before]?.folded ?? '')) return true;
  // "Should levothyroxine 25 mcg be started?"
  for (let before = at - 1; before >= 0 && at - before <= 10 && items[before]?.kind !== 'boundary'; before -= 1)
    if (items[before]?.folded === 'should' && (before === 0 || items[before - 1]?.kind === 'boundary')) return true;
  return false;
}

/**
 * The infinitives of a Portuguese verb that no table has, in a question of what to do: "mobilizo ou espero?" is "devo mobilizar
 * ou esperar?".
 */
export function askedInfinitives(items: readonly Item[], at: number, vocabulary: Vocabulary): readonly string[] {
  const word = items[at]?.folded ?? '';
  const before = items[at - 1];
  const opens = before === undefined || before.kind === 'boundary' || /^(?:ou|e|eu|nao|n)$/.test(before.folded);
  const [, stem = '', ending = ''] = /^(\p{L}{3,})([oae])$/u.exec(word) ?? [];
  if (!opens || stem === '' || vocabulary.verbs.has(word) || !isAsked(items, at)) return [];
  const endings = { o: ['ar', 'er', 'ir'], a: ['ar'], e: ['er', 'ir'] }[ending] ?? [];
  return endings.map((each) => stem + each);
}

/** Whether the sentence of a place ends in a question mark. */
function isAsked(items: readonly Item[], at: number): boolean {
  for (let next = at; next < Math.min(items.length, at + 24); next += 1) {
    const { mark } = items[next] ?? {};
    if (mark === '?') return true;
    if (mark === '.' || mark === ';') return false;
  }
  return false;
}

function portugueseKeys(
  { group, form }: VerbForm,
  { items, at, side, auxiliary }: Place,
  subject: Subject,
): readonly string[] {
  const key = `v:${group}`;
  if (form === 'p') return [`${key}:p`, ...(auxiliary === 'have' ? [`${key}:3`] : [])];
  if (form === 'g') return [`${key}:g`, ...(auxiliary === 'be' ? [`${key}:1`, `${key}:3`] : [])];
  if (form === 'i' || form === 's') return [`${key}:${form}`, ...(form === 's' ? [`${key}:i_`] : [])];
  const keys = [`${key}:${form}`];
  // "Opero ou aceito?" asks whether to.
  if (form === '1r' && side === 'post' && isAsked(items, at)) keys.push(`${key}:i`);
  // "Juntavam empagliflozina?" asks in Portugal whether they would add it.
  if (
    form === '3d' &&
    side === 'post' &&
    subject === 'none' &&
    /(?:ava|ia)m$/.test(items[at]?.folded ?? '') &&
    isAsked(items, at)
  )
    keys.push(`${key}:c`);
  if (form === '1d' && side === 'post') keys.push(`${key}:p`);
  if ((form === '3d' || form === '3r') && items[at + 1]?.isClitic && items[at + 1]?.folded === 'se')
    keys.push(`${key}:p`);
  // "Drenaram" without a subject names no one: it is a passive.
  if (form === '3d' && subject === 'none' && side === 'post' && items[at]?.folded.endsWith('ram'))
    keys.push(`${key}:p`);
  // "Vacina de HPV" is a noun, and no order.
  if (form === '3r' && subject === 'none' && !/^(?:de|do|da|dos|das)$/.test(items[at + 1]?.folded ?? ''))
    keys.push(`${key}:s`);
  // "Obs 6h ou libera?" asks whether to discharge.
  if (form === '3r' && side === 'post' && isAsked(items, at) && (subject === 'none' || items[at - 1]?.folded === 'ou'))
    keys.push(`${key}:i`);
  if (form === '1d' || form === '1r') keys.push(`${key}:1`);
  else if (subject !== 'none') keys.push(`${key}:3`);
  return keys;
}
