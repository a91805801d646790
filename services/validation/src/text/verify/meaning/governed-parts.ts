import { isDrug } from '../../tokens/is-drug';
import type { Language } from '../../tokens/types';
import { isNegation } from './clauses';
import type { Boundary, Gap, Texts } from './gap';
import type { Item } from './items';
import { vocabularyOf } from './vocabulary';
import * as lists from './word-lists';

/** Words that all items of a list after them belong to: "negative for COVID, flu", "worried about PE, sepsis". */
const GOVERNORS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:worried|concerned|afraid|neg|negative|pos|positive|hx|history|pmh|fh|known|allerg\p{L}+|risk|risks|possible|possibly|probable|suspected|maybe|perhaps|likely|query|r\/o|plan|need|needs|vs|versus|avoid|no|not|without|never|mother|father|mum|mom|dad|brother|sister|wife|husband|son|daughter|family)$/u,
  pt: /^(?:preocupad[oa]s?|receio|medo|neg|negativ[oa]|pos|positiv[oa]|hist|historia|hp|antecedentes?|alergi\p{L}+|risco|possivel|provavel|suspeita|talvez|hd|plano|conduta|cd|vs|sem|nao|n|nem|nunca|mae|pai|irma|irmao|esposa|marido|filho|filha|familia)$/u,
};
/** What says something of the noun before it, so that the noun is in no list: "ECG normal", "swab pending". */
const PREDICATES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:normal|abnormal|clear|neg|negative|pos|positive|high|low|raised|elevated|stable|better|worse|fine|ok|okay|well|unwell|good|bad|poor|unremarkable|intact|pending|unchanged|nad|wnl|up|down|home|back|\p{L}{3,}(?:ed|en))$/u,
  pt: /^(?:norma(?:l|is)|alterad[oa]s?|limp[oa]s?|neg|negativ[oa]s?|pos|positiv[oa]s?|alt[oa]s?|baix[oa]s?|estave(?:l|is)|melhor|pior|bem|mal|bo[am]|ok|pendentes?|inalterad[oa]s?|ndn|\p{L}{2,}[ai]d[oa]s?)$/u,
};

/**
 * "She refused LP and CT" is no "she refused LP. CT was done": an item of a list that a verb, a negation, a suspicion or another person
 * governs does not become a statement. Bounded by the sentence.
 */
export function becomesStatement(gap: Gap, to: Boundary, texts: Texts): boolean {
  const { post, language } = texts;
  return (
    (to.level === 2 || statesAnew(gap, texts)) &&
    isBareNoun(post, startOf(gap, texts), language) &&
    isGoverned(post, gap.before, language)
  );
}

/** Items that are read in each direction, so that the work stays linear. */
const REACH = 40;

/** The first word of the post after the mark in a gap: words that are left out belong to it ("ta em" is "está em"). */
const startOf = ({ dropped, after }: Gap, { post }: Texts): number =>
  (dropped.findLast((at) => post[at]?.kind === 'boundary') ?? (dropped[0] ?? after) - 1) + 1;

const OR = /^(?:or|nor|ou|nem)$/;
const isEnd = (item: Item | undefined): boolean =>
  item === undefined || item.mark === '.' || item.mark === '?' || item.mark === ';';

const saysOwn = (item: Item, language: Language): boolean =>
  item.kind === 'number' ||
  isVerb(item, language) ||
  isNegation(item, language) ||
  (item.kind === 'word' && (PREDICATES[language].test(item.folded) || SHORT_BE.test(item.folded)));
/** "Is" and "está" as members write them. */
const SHORT_BE = /^(?:ta|tava|tao|tavam|eh|its|hes|shes|theyre|theres|thats|whats)$/;

const isVerb = (item: Item, language: Language): boolean =>
  item.kind === 'word' &&
  (vocabularyOf(language).verbs.has(item.folded) ||
    (lists.BE[language].has(item.folded) && item.plain !== 'e') ||
    lists.HAVE[language].has(item.folded));

/** Whether the words from a place to the next mark or "and" have neither a verb nor a value nor what is said of them. */
function isBareNoun(post: readonly Item[], from: number, language: Language): boolean {
  let at = from;
  while (post[at]?.kind === 'boundary' || lists.AND[language].has(post[at]?.folded ?? '')) at += 1;
  for (; at < post.length && post[at]?.kind !== 'boundary'; at += 1) {
    if (at > from + REACH) return false;
    const item = post[at];
    if (!item || ((lists.AND[language].has(item.folded) || OR.test(item.folded)) && item.plain !== 'é')) break;
    // "Vomiting" and "bleeding" are nouns of a list.
    if (at === from && /\p{L}{3}ing$/u.test(item.folded)) continue;
    if (saysOwn(item, language) || /^(?:i|we|he|she|they|it|you|u|eu|ele|ela|nos)$/.test(item.folded)) return false;
  }
  return true;
}

/** Whether the list that ends before a place is governed: its items before it are bare nouns up to the governing word. */
function isGoverned(post: readonly Item[], last: number, language: Language): boolean {
  for (let at = last, own = false; at >= 0 && at > last - REACH && !isEnd(post[at]); at -= 1) {
    const item = post[at];
    if (!item) return false;
    // The item before says something of itself, and ends the list.
    if (item.kind === 'boundary' && own) return false;
    if (item.kind !== 'word' && item.kind !== 'number') continue;
    if (GOVERNORS[language].test(item.folded) && !PREDICATES[language].test(post[at + 1]?.folded ?? '')) return true;
    if (item.folded === 'on' && isDrug(post[at + 1]?.text ?? '')) return true;
    if (isVerb(item, language)) return !lists.BE[language].has(item.folded);
    own ||= item.kind === 'number' || PREDICATES[language].test(item.folded);
  }
  return false;
}

/** Whether the rewriting has a verb after the gap, within its clause, and one before it: in "A and B were given" both have one. */
function statesAnew({ added, afterInRewriting }: Gap, { rewriting, language }: Texts): boolean {
  const joint = added.findLast(
    (at) => rewriting[at]?.kind === 'boundary' || lists.AND[language].has(rewriting[at]?.folded ?? ''),
  );
  const start = joint === undefined ? afterInRewriting : joint + 1;
  const has = (from: number, step: 1 | -1, ends: (item: Item) => boolean): boolean => {
    for (let at = from; Math.abs(at - from) < REACH; at += step) {
      const item = rewriting[at];
      if (!item || ends(item)) return false;
      if (isVerb(item, language)) return true;
    }
    return false;
  };
  return has(start, 1, ({ kind }) => kind === 'boundary') && has(start - 1, -1, (item) => isEnd(item));
}
