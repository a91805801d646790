import { isDrug } from '../../tokens/is-drug';
import { isNegation, isScope } from '../meaning/clauses';
import type { Item } from '../meaning/items';
import { vocabularyOf } from '../meaning/vocabulary';
import { isDoseWithoutVerb, isReport } from './facts';
import type { Place } from './place';

/** The last item of the post before the added words. */
const postBefore = ({ edit }: Place): number => edit.before[0];

/** Whether the sentence of the post after the place ends in a question mark, and that of the rewriting too. */
export function isQuestion(place: Place): boolean {
  const ends = (items: readonly Item[], from: number): boolean => {
    for (let at = from; at < Math.min(items.length, from + 40); at += 1) {
      const { mark } = items[at] ?? {};
      if (mark === '?') return true;
      if (mark === '.' || mark === ';') return false;
    }
    return false;
  };
  return ends(place.pair.post, place.edit.after[0]) && ends(place.pair.rewriting, place.last);
}

export const hasModal = ({ edit, pair }: Place): boolean => {
  for (let at = Math.max(0, edit.before[0] - 2); at < Math.min(pair.post.length, edit.after[0] + 6); at += 1)
    if (
      /^(?:can|could|should|would|may|might|must|will|shall|not|pode|posso|deve|devo|nao)$/.test(
        pair.post[at]?.folded ?? '',
      ) &&
      !isChoiceAtEnd(pair.post, at)
    )
      return true;
  return false;
};

/** "Transfer or not?" asks about one act; its "not" negates no modal verb. */
const isChoiceAtEnd = (post: readonly Item[], at: number): boolean =>
  /^(?:or|ou)$/.test(post[at - 1]?.folded ?? '') &&
  (post[at + 1] === undefined || post[at + 1]?.mark === '?' || post[at + 1]?.mark === '.');

/** Whether a dose that the post reports without a verb stands before the words. */
export const isReportedDose = (place: Place): boolean =>
  isReport(place.pair.post, Math.max(0, postBefore(place)), place.pair.language) &&
  isDoseWithoutVerb(place.pair.post, Math.max(0, postBefore(place)), place.pair.language);

/** Whether a dose that the post reports without a verb stands after the words, from the beginning of its clause. */
export const isReportedDoseAfter = ({ edit, pair: { post, language } }: Place): boolean => {
  const at = edit.after[0];
  const opens = post[at - 1] === undefined || post[at - 1]?.kind === 'boundary';
  let end = at;
  while (end < post.length && post[end]?.kind !== 'boundary' && end - at < 12) end += 1;
  return (
    opens &&
    post.slice(at, end).some(({ kind }) => kind === 'number') &&
    isReport(post, at, language) &&
    isDoseWithoutVerb(post, end - 1, language)
  );
};

/** Whether a boundary of the post is left out here, so that a word that connects may stand for it. */
export const isAtBoundary = ({ edit, pair }: Place): boolean => {
  for (let at = edit.before[0] + 1; at <= edit.after[0]; at += 1) if (pair.post[at]?.kind === 'boundary') return true;
  return false;
};

/** "Fever, photophobia no rash" is "fever, photophobia but no rash": the only negation of its clause follows. */
export const isBeforeOnlyNegation = ({ edit, pair: { post, language } }: Place): boolean => {
  const at = edit.after[0];
  let start = at;
  while (start > 0 && post[start - 1]?.kind !== 'boundary') start -= 1;
  return (
    /^(?:no|without|sem)$/.test(post[at]?.folded ?? '') &&
    start < at &&
    !post.slice(start, at).some((item) => isNegation(item, language) || isScope(item, language))
  );
};

/** Whether the words stand at the beginning of a clause of the post. */
export const isAtStart = ({ edit, pair: { post } }: Place): boolean =>
  post[edit.after[0] - 1] === undefined || post[edit.after[0] - 1]?.kind === 'boundary';

/** "Iridotomia amanhã" is planned: a clause without a verb, condition or question that names a time to come. */
export const isPlanned = (place: Place): boolean => {
  const { edit, pair } = place;
  const { post, language } = pair;
  let start = Math.max(0, edit.before[0]);
  while (start > 0 && post[start - 1]?.kind !== 'boundary') start -= 1;
  let end = edit.after[0];
  while (end < post.length && post[end]?.kind !== 'boundary') end += 1;
  const clause = post.slice(start, end);
  const { verbs } = vocabularyOf(language);
  return (
    !isQuestion(place) &&
    post[end]?.mark !== '?' &&
    clause.some(({ folded }) => /^(?:tomorrow|tmrw|tmr|tonight|amanha)$/.test(folded)) &&
    !clause.some(
      (item) => verbs.has(item.folded) || isScope(item, language) || isNegation(item, language) || isDrug(item.text),
    )
  );
};

/** "In a month" is "in one month". */
export const hasArticleInPost = ({ edit, pair: { post } }: Place): boolean =>
  [edit.after[0] - 1, edit.after[0]].some((at) => /^(?:a|an|1|um|uma)$/.test(post[at]?.folded ?? ''));

/** "Dont" at the beginning of a clause, or after an adverb. */
export const isOrder = (post: readonly Item[], at: number): boolean =>
  post[at - 1] === undefined ||
  post[at - 1]?.kind === 'boundary' ||
  /^(?:that|then|please|but)$/.test(post[at - 1]?.folded ?? '');

/** A dose with its drug and frequency begins the post, so that it is what the patient takes. */
export const isDoseAtStart = ({ edit, pair: { post } }: Place): boolean =>
  edit.before[0] < 0 && post.slice(0, 4).some(({ kind }) => kind === 'number') && isDoseWithoutVerb(post, 3, 'en');

/** The number before the words is the age that the post gives. */
export const isBesideAge = ({ edit, facts, pair: { post } }: Place): boolean =>
  [edit.before[0], edit.before[0] - 1, edit.after[0]].some((at) => facts.ages.has(at) && post[at]?.kind === 'number') ||
  facts.ages.size === 1;

/** "Before cabergoline" is "before trying cabergoline". */
export function isBeforeDrugAlone({ pair: { post, rewriting }, edit, last }: Place): boolean {
  return (
    isDrug(rewriting[last + 1]?.text ?? '') &&
    /^(?:before|b4|after|than|of)$/.test(post[edit.after[0] - 1]?.folded ?? '') &&
    isDrug(post[edit.after[0]]?.text ?? '')
  );
}

/** "No drain" in a report is "no drain was inserted". */
export function isNegatedReport(place: Place): boolean {
  const { post, language } = place.pair;
  const at = place.edit.before[0];
  return (
    at > 0 &&
    [at - 1, at - 2].some((each) => post[each]?.folded === 'no') &&
    (place.edit.after[0] >= post.length ||
      post[place.edit.after[0] - 1]?.kind === 'boundary' ||
      post[place.edit.after[0]]?.kind === 'boundary') &&
    isReport(post, at, language)
  );
}

/** "She's 14 wks" in a post on a pregnancy. */
export const isInWeeks = ({ edit, facts, pair: { post } }: Place): boolean =>
  !facts.isBaby &&
  [0, 1, 2].some((offset) =>
    /^(?:wks?|weeks|\d{1,2}\s?(?:wks?|weeks|\/40))$/.test(post[edit.before[0] - offset]?.folded ?? ''),
  ) &&
  post.some(({ folded }) =>
    /^(?:hyperemesis|pregnant|preg|fetal|foetal|fetus|miscarriage|antenatal|obstetric|g[1-9]|g[1-9]p\d|ctg|preeclampsia)$/.test(
      folded,
    ),
  );

/** "In <50kg" are patients weighing less than 50 kg. */
export const isBeforeWeight = ({ pair: { rewriting }, last }: Place): boolean => {
  for (let at = last + 1; at <= last + 4; at += 1)
    if (rewriting[at]?.kind === 'number')
      return /kg$/i.test(rewriting[at]?.text ?? '') || rewriting[at + 1]?.folded === 'kg';
  return false;
};

/** A drug without a verb whose dose the next clause changes: it was taken. */
export const isChangedLater = ({ edit, pair: { post, language } }: Place): boolean => {
  const at = edit.after[0];
  const isDrugAndDose = isDrug(post[at]?.text ?? '') && post[at + 1]?.kind === 'number';
  const isMark = post[at + 2]?.kind === 'boundary';
  return (
    isDrugAndDose &&
    isMark &&
    post
      .slice(at + 3, at + 7)
      .some(({ folded }) =>
        (language === 'en'
          ? /^(?:halved|stopped|reduced|increased|doubled|dropped|cut|held|changed|switched)$/
          : /^(?:cortei|reduzi|suspendi|aumentei|dobrei|diminui|troquei|parei|baixei|subi)$/
        ).test(folded),
      )
  );
};

/** "Will go down 2.5 mg", "basal cut 10%": a number after a verb of change, without "to" or "from" in the post. */
export function isAmountOfChange({ edit, pair: { post } }: Place): boolean {
  const [at, next] = [edit.before[0], edit.after[0]];
  const isShare = /^\d+(?:[.,]\d+)?\s?%$/.test(post[next]?.text ?? '');
  return (
    post[next]?.kind === 'number' &&
    next === at + 1 &&
    (isShare ? /^(?:down|up|cut|reduced?|increased?|dropped|fell|rose|lowered|raised)$/ : /^(?:down|up)$/).test(
      post[at]?.folded ?? '',
    )
  );
}

/** "I postpone the procedure": a general noun after a verb that has no object in the post. */
export function isObjectOfVerb({ edit, pair: { post, rewriting }, first }: Place): boolean {
  const next = post[edit.after[0]];
  const isClosed =
    next === undefined ||
    next.kind === 'boundary' ||
    /^(?:if|when|until|in|on|for|at|se|quando|ate|em)$/.test(next.folded);
  return isClosed && /^(?:the|this|that|o|a|esse|este|esta|essa)$/.test(rewriting[first - 1]?.folded ?? '');
}

/** "Lavar as mãos" is "deve-se lavar as mãos": an infinitive at the beginning of a clause of a statement. */
export function isInfinitiveOrder(place: Place): boolean {
  const next = place.pair.post[place.edit.after[0]];
  const last = place.pair.post[place.edit.after[0] - 1];
  return (
    (vocabularyOf('pt').verbs.get(next?.folded ?? '') ?? []).some(({ form }) => form === 'i') &&
    (last === undefined || last.kind === 'boundary') &&
    !isQuestion(place) &&
    !isAskedLater(place)
  );
}

const isAskedLater = ({ edit, pair: { post } }: Place): boolean => {
  for (let at = edit.after[0]; at < Math.min(post.length, edit.after[0] + 40); at += 1) {
    if (post[at]?.mark === '?') return true;
    if (post[at]?.mark === '.') return false;
  }
  return false;
};
