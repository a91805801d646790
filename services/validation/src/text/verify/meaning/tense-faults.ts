import type { Language } from '../../tokens/types';
import type { Step } from './align';
import type { Gap, Texts } from './gap';
import type { Item } from './items';
import { numeralOf, unitOf } from './numbers';
import { vocabularyOf } from './vocabulary';
import * as lists from './word-lists';

/** Forms of "be" and "have" that say that something was, and those that say that it is. */
const PAST: Readonly<Record<Language, RegExp>> = {
  en: /^(?:was|were|wasnt|wasn't|werent|weren't|had)$/,
  pt: /^(?:era|eram|foi|foram|estava|estavam|tava|tavam|tinha|tinham|teve|tiveram|havia)$/,
};
const PRESENT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:is|are|am|isn't|aren't|has|he's|she's|it's)$/,
  pt: /^(?:é|são|está|estão|tem|têm|há)$/,
};
/** With these the past stays: "has been", "had been". */
const PERFECT = /^(?:been|had|was|were|sido|estado|tido)$/;
/** What is planned where no verb says that it was done: a day, a time of day, a time to come. */
const DAY =
  /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tmrw|tmr|tonight|next|morning|afternoon|evening|noon|am|pm|[2-6]a|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|amanha|proxim[oa]|manha|tarde|noite|dia)$/;
const BEFORE_TIMES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:on|at|in|for|the|this)$/,
  pt: /^(?:em|no|na|nos|nas|as|o|a|de|da|do)$/,
};
const DONE = /^(?:performed|done|held|carried|out|realizad[oa]|feit[oa])$/;
const BY_THEN = /^(?:ago|before|yesterday|yday|last|ontem|atras|ha|passad[oa]|since|desde)$/;
const REACH = 12;

const isEnd = (item: Item | undefined): boolean =>
  item === undefined || item.kind === 'boundary' || item.folded === 'and' || item.plain === 'e';

/**
 * Whether a rewriting states at another time what the post states: what was is ("was septic"), an earlier value loses its
 * "was" ("1.8 today, was 2.4"), or what only has a day was done ("biopsy Friday", "the biopsy was on Friday").
 */
export function tenseFault(gap: Gap, texts: Texts): string | undefined {
  const { post, rewriting, language } = texts;
  const dropped = gap.dropped.map((at) => post[at]);
  const added = gap.added.map((at) => rewriting[at]);
  const isPast = (item: Item | undefined): boolean => item?.kind === 'word' && PAST[language].test(item.folded);
  const wasLeftOut = dropped.some(isPast) && !added.some((item) => isPast(item) || PERFECT.test(item?.folded ?? ''));
  if (wasLeftOut && added.some((item) => item?.kind === 'word' && PRESENT[language].test(item.plain))) return 'tense';
  if (wasLeftOut && post[gap.after]?.kind === 'number' && isContrasted(gap, texts)) return 'tense';
  if (dropped.some(isPast) || !added.some(isPast) || reports(post, gap.before, language)) return undefined;
  return gap.added.some((at) => isPast(rewriting[at]) && isOnlyDated(rewriting, at + 1, gap.added, language))
    ? 'tense'
    : undefined;
}

/** "Was 2.4" and "was 6, now 4": another value of the same measurement stands before or after it. */
function isContrasted({ before, after }: Gap, { post }: Texts): boolean {
  const isValue = (item: Item | undefined): boolean => item?.kind === 'number';
  return (
    post.slice(Math.max(0, before - 5), before + 1).some(isValue) ||
    post.slice(after + 1, after + 6).some((item) => /^(?:now|today|currently|agora|hoje|atual)$/.test(item.folded))
  );
}

/** Whether the words of a clause before a place have a verb that reports. */
function reports(post: readonly Item[], from: number, language: Language): boolean {
  const { verbs } = vocabularyOf(language);
  for (let at = from; at >= 0 && from - at < REACH && !isEnd(post[at]); at -= 1)
    if (
      (verbs.get(post[at]?.folded ?? '') ?? []).some(({ form }) => REPORTS.test(form)) ||
      /\p{L}{2}(?:ed|[ai]d[oa]s?)$/u.test(post[at]?.folded ?? '')
    )
      return true;
  return false;
}

const REPORTS = /^(?:d|n|1d|3d|p)$/;

/** Whether only a time follows, up to the end of the clause, and no word that says that it has passed. */
function isOnlyDated(items: readonly Item[], from: number, added: readonly number[], language: Language): boolean {
  let isDated = false;
  for (let at = from; at - from < REACH && !isEnd(items[at]); at += 1) {
    const { folded = '', kind } = items[at] ?? {};
    if (BY_THEN.test(folded)) return false;
    const isTime = DAY.test(folded) || kind === 'number' || numeralOf(folded) !== undefined || isUnitOfTime(folded);
    if (isTime && (DAY.test(folded) || isUnitOfTime(folded))) isDated = true;
    const isDone = DONE.test(folded) && added.includes(at);
    if (!isTime && !isDone && !BEFORE_TIMES[language].test(folded)) return false;
  }
  return isDated;
}

const isUnitOfTime = (word: string): boolean => /^(?:hour|minute|day|week|month|year)$/.test(unitOf(word) ?? '');

/** A verb whose past becomes a present, where the same verb matches: "usava", "usa". */
export function changesTense(
  { post, rewriting }: Step,
  texts: Pick<Texts, 'post' | 'rewriting' | 'language'>,
): boolean {
  if (!post || !rewriting || post.end !== post.from + 1 || rewriting.end !== rewriting.from + 1) return false;
  const [one, other] = [texts.post[post.from], texts.rewriting[rewriting.from]];
  if (one?.kind !== 'word' || other?.kind !== 'word' || one.folded === other.folded) return false;
  const { language } = texts;
  const [was, is] = [timeOf(texts.post, post.from, language), timeOf(texts.rewriting, rewriting.from, language)];
  return (was === 'past' && is === 'present') || (was === 'present' && is === 'past' && TAKEN.test(one.folded));
}

/** What a patient takes now is another fact than what the patient took. */
const TAKEN = /^(?:takes?|uses?|usa|usam|toma|tomam)$/;
const AUXILIARY =
  /^(?:did|do|does|didnt|didn't|dont|don't|doesnt|doesn't|to|should|will|would|can|could|may|might|must|not|never|please)$/;

function timeOf(items: readonly Item[], at: number, language: Language): 'past' | 'present' | undefined {
  const word = items[at]?.folded ?? '';
  if (PAST[language].test(word)) return 'past';
  if (PRESENT[language].test(items[at]?.plain ?? '')) return 'present';
  const forms = new Set((vocabularyOf(language).verbs.get(word) ?? []).map(({ form }) => form));
  const has = (list: string): boolean => list.split(' ').some((form) => [...forms].some((each) => each === form));
  if (language === 'pt') {
    if (has('1d 3d') && !has('1r 3r i p s g')) return 'past';
    return has('1r 3r') && !has('1d 3d i p s g') ? 'present' : undefined;
  }
  const isAfterAuxiliary = [1, 2, 3].some((offset) => AUXILIARY.test(items[at - offset]?.folded ?? ''));
  if (has('d') && !has('b')) {
    const isPerfect = [1, 2].some((offset) => {
      const before = items[at - offset]?.folded ?? '';
      return lists.BE.en.has(before) || lists.HAVE.en.has(before) || /^(?:get|gets|got)$/.test(before);
    });
    return isPerfect ? undefined : 'past';
  }
  return has('b') && word.endsWith('s') && !isAfterAuxiliary ? 'present' : undefined;
}
