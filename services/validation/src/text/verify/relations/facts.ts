import { isDrug } from '../../tokens/is-drug';
import type { Language } from '../../tokens/types';
import { gendersOf } from '../meaning/person-faults';
import type { Item } from '../meaning/items';
import { unitOf } from '../meaning/numbers';
import { vocabularyOf } from '../meaning/vocabulary';
import * as lists from '../meaning/word-lists';

/** What a post says as a whole, that decides whether an addition to it states something new. */
export interface Facts {
  /** One person only is spoken of: no relative, colleague or second patient. */
  readonly hasOnePatient: boolean;
  readonly isMale: boolean;
  readonly isFemale: boolean;
  readonly isChild: boolean;
  readonly isBaby: boolean;
  /** The ages that the post gives, by the number's place. */
  readonly ages: ReadonlySet<number>;
}

const OTHER_PERSONS =
  /^(?:mother|father|mum|mom|mummy|dad|daddy|parents?|family|nurses?|wife|husband|son|daughter|sister|brother|partner|carers?|neighbours?|gp|registrar|consultant|doctor|surgeons?|team|colleagues?|students?|juniors?|boss|mae|pai|pais|familia|filha|filho|esposa|marido|irma|irmao|avo|enfermeir[ao]s?|medic[ao]s?|cirurgia[o]?|chefe|preceptor|residentes?|equipe|colegas?|vizinh[ao]|cuidador[a]?|acompanhante)$/;
const PLURAL_PATIENTS =
  /^(?:patients|pts|kids|children|women|men|babies|adults|pacientes|pcts|criancas|mulheres|homens|idosos|people|ppl|twins)$/;

/** Reads a post once. Linear in its length. */
export function factsOf(post: readonly Item[], language: Language): Facts {
  const words = new Set(post.map(({ folded }) => folded));
  const has = (pattern: RegExp): boolean => [...words].some((word) => pattern.test(word));
  const ages = new Set<number>();
  for (const [at] of post.entries()) if (isAge(post, at, language)) ages.add(at);
  const gender = gendersOf(post);
  const years = [...ages].map((at) => yearsOf(post, at)).filter((age) => age !== null);
  return {
    hasOnePatient: !has(OTHER_PERSONS) && !has(PLURAL_PATIENTS) && ages.size <= 1,
    isMale: gender.male && !gender.female,
    isFemale: gender.female && !gender.male,
    isChild:
      has(
        /^(?:kid|kids|kiddo|child|toddler|baby|infant|boy|girl|crianca|menino|menina|bebe|bb|rn|lactente|neonate|newborn)$/,
      ) || years.some((age) => age < 13),
    isBaby: has(/^(?:baby|bub|infant|newborn|neonate|bebe|bb|rn|lactente|nenem)$/),
    ages,
  };
}

const AGED = /^\d{1,3}\s?(?:yo|y\/o|y|yr|yrs|f|m|a|anos?|years?)$/iu;

function isAge(items: readonly Item[], at: number, language: Language): boolean {
  const item = items[at];
  if (item?.kind !== 'number') return false;
  if (AGED.test(item.text)) return true;
  if (!/^\d{1,3}$/.test(item.text)) return false;
  if (isBabyAge(items, at)) return true;
  const [before, next, second] = [items[at - 1]?.folded ?? '', items[at + 1], items[at + 2]?.folded ?? ''];
  if (unitOf(next?.folded ?? '') === 'year') return language === 'pt' || second !== 'ago';
  // "Idosa 84 queda da cama", "adult 60 chinese male".
  if (
    /^(?:1[6-9]|[2-9]\d|10\d)$/.test(item.text) &&
    AGED_PERSON.test(before) &&
    next?.kind === 'word' &&
    next.folded.length > 2 &&
    unitOf(next.folded) === undefined
  )
    return true;
  // "Shes 82", "pt is 79".
  const isOpen = next === undefined || next.kind === 'boundary' || lists.AND[language].has(next.folded);
  return (
    isOpen &&
    (/^(?:shes|hes|she's|he's)$/.test(before) ||
      (/^is$/.test(before) && /^(?:pt|patient|she|he)$/.test(items[at - 2]?.folded ?? '')))
  );
}

const AGED_PERSON =
  /^(?:adult|woman|man|lady|gentleman|female|male|idos[oa]|homem|mulher|senhora?|paciente|pcte?|patient)$/;

/** "3 wks old", "5 week old". */
const isBabyAge = (items: readonly Item[], at: number): boolean =>
  /^\d{1,2}$/.test(items[at]?.text ?? '') &&
  /^(?:day|week|month)$/.test(unitOf(items[at + 1]?.folded ?? '') ?? '') &&
  items[at + 2]?.folded === 'old';

/** The age of a person in years; null for weeks and months, which are those of a baby. */
function yearsOf(items: readonly Item[], at: number): number | null {
  const value = Number(/^\d+/.exec(items[at]?.text ?? '')?.[0] ?? Number.NaN);
  return Number.isNaN(value) ? null : value;
}

const PLANS =
  /^(?:will|ll|i'll|we'll|plan|plans|planning|planned|going|gonna|should|would|could|might|consider|considering|tomorrow|tmrw|tmr|next|if|then|want|wants|thinking|maybe|advise|recommend|suggest|need|needs|vou|vamos|vai|pretendo|plano|planejo|amanha|proximo|proxima|se|penso|pensando|quero|deve|devo|pode|posso|iria|faria|talvez|sugiro|recomendo|precisa)$/;

/**
 * Whether a clause of the post without a verb reports what was done: a verb in the past stands in the sentence before it or after
 * it, and neither is a plan, a condition, an order or a question.
 */
export function isReport(items: readonly Item[], at: number, language: Language): boolean {
  const { verbs } = vocabularyOf(language);
  const isEnd = (item: Item | undefined): boolean => item?.mark === '.' || item?.mark === ';' || item?.mark === '?';
  let start = at;
  for (let ends = 0; start > 0 && at - start < 40; start -= 1) if (isEnd(items[start - 1]) && (ends += 1) > 1) break;
  let end = at;
  while (end < items.length && end - at < 30 && !isEnd(items[end])) end += 1;
  if (items[end]?.mark === '?') return false;
  const near = items.slice(start, end);
  if (near.some(({ kind, folded }) => kind === 'word' && PLANS.test(folded))) return false;
  return near.some(
    ({ folded }) =>
      (language === 'en' && /^(?:was|were|had|wasnt|wasn't|didnt|didn't)$/.test(folded)) ||
      (language === 'pt' && /^(?:foi|foram|teve|fez|estava|tinha|era)$/.test(folded)) ||
      (verbs.get(folded) ?? []).some(({ form }) => form === 'd' || form === '1d' || form === '3d'),
  );
}

/** Whether a drug, or a dose, stands in the post's clause before a place, and no verb. */
export function isDoseWithoutVerb(items: readonly Item[], at: number, language: Language): boolean {
  const { verbs } = vocabularyOf(language);
  let hasDrug = false;
  for (let place = at; place >= 0 && at - place < 14; place -= 1) {
    const item = items[place];
    if (!item || item.mark === '.' || item.mark === ';' || item.mark === ',' || item.mark === '?') break;
    if (item.kind === 'word' && (verbs.has(item.folded) || lists.BE[language].has(item.folded))) return false;
    if (isDrug(item.text) || /^(?:iron|ferro|fluids?|bolus|oxygen|antibiotics?|abx|atb)$/.test(item.folded))
      hasDrug = true;
  }
  for (let place = at + 1; place < items.length && place - at < 10; place += 1) {
    const item = items[place];
    if (!item || item.kind === 'boundary' || lists.AND[language].has(item.folded)) break;
    if (item.kind === 'word' && verbs.has(item.folded)) return false;
  }
  return hasDrug;
}
