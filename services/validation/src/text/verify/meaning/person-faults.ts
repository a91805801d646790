import { isAskedVerb } from './free-items';
import type { Item } from './items';
import type { Boundary, Gap, Texts } from './gap';
import { vocabularyOf } from './vocabulary';
import * as lists from './word-lists';

/** The sexes that the post names, for "his" and "she". A single letter names one only after an age. */
export function gendersOf(post: readonly Item[]): { readonly male: boolean; readonly female: boolean } {
  const names = (list: ReadonlySet<string>, age: RegExp): boolean =>
    post.some(
      ({ folded, text }, at) =>
        age.test(text) || (list.has(folded) && text !== 'MR' && (text.length > 1 || post[at - 1]?.kind === 'number')),
    );
  const male = names(lists.MALE, /^\d{1,3}\s?(?:yo)?m$/iu);
  const female = names(lists.FEMALE, /^\d{1,3}\s?(?:yo)?f$/iu);
  if (!male || !female) return { male, female };
  // "Mum says he was bitten": the pronouns are the patient's, the relative has none.
  const [he, she] = [HE, SHE].map((pattern) => post.some(({ folded }) => pattern.test(folded)));
  const others = post.filter(({ folded }) => RELATIVES.test(folded)).length;
  if (he === true && she === false && others === 1) return { male: true, female: false };
  if (she === true && he === false && others === 1) return { male: false, female: true };
  return { male, female };
}

const HE = /^(?:he|him|his|hes|he's|he'd|ele|dele)$/;
const SHE = /^(?:she|her|hers|shes|she's|she'd|ela|dela)$/;
const RELATIVES =
  /^(?:mum|mom|mother|wife|daughter|sister|dad|father|husband|son|brother|mae|esposa|filha|irma|pai|marido|filho|irmao)$/;

const POSSESSIVE = /^(?:his|her|their|my|our|sua|seu|suas|seus|minha|meu)$/;
/** What everyone has one of, so that "HR 38" is "his heart rate was 38". */
const OF_BODY =
  /^(?:heart|blood|pulse|bp|hr|temperature|saturation|saturations|glucose|gcs|haemoglobin|creatinine|potassium|inr)$/;
const SUBJECT = /^(?:he|she|i|we|patient)$/;
/** Words with which a sentence about the author continues, although no verb of the table follows. */
const SELF_CONTINUES = /^(?:would|am|have|will|think|not|sure|unsure|should|saw|see|had|wonder|.*ing)$/;

/** Persons that the rewriting adds: they must be those of the post, and do what these did. */
export function personFault(gap: Gap, from: Boundary, texts: Texts): string | undefined {
  const { post, rewriting, gender, language } = texts;
  // "So sent her home", "but agreed to try".
  const opens =
    from.level > 0 || gap.before < 0 || /^(?:so|but|and|then|mas|entao|e)$/.test(post[gap.before]?.folded ?? '');
  for (const at of gap.added) {
    const { kind, folded = '' } = rewriting[at] ?? {};
    const person = lists.PRONOUNS[folded];
    if (kind !== 'word' || (person === undefined && !SUBJECT.test(folded))) continue;
    const dropped = gap.dropped.map((each) => post[each]?.folded ?? '');
    // The post has the same person there.
    if (dropped.includes(folded)) continue;
    const isOfBody = OF_BODY.test(rewriting[at + 1]?.folded ?? '');
    if (
      POSSESSIVE.test(folded) &&
      ((!opens && !isOfBody) || dropped.some((word) => lists.ARTICLES[language].has(word)))
    )
      return 'possessive';
    if (person !== undefined && dropped.some((word) => (lists.PRONOUNS[word] ?? person) !== person)) return 'person';
    // "Reintubado" names a man as "ele foi reintubado" does.
    if (
      language === 'pt' &&
      [gap.before, gap.after].some((each) => isSexOfParticiple(folded, post[each]?.folded ?? ''))
    )
      continue;
    // "Ele" is the patient of a post that names no person of another sex.
    if (language === 'pt' && folded === 'ele' && !gender.male && !gender.female && isUnnamed(post)) continue;
    if (person === 'male' && folded !== 'lo' && (!gender.male || gender.female)) return 'person';
    if (person === 'female' && folded !== 'la' && (!gender.female || gender.male)) return 'person';
    // "Should we give": the verb is checked on its own.
    if (isAskedVerb(rewriting, at + 1)) continue;
    if (language === 'en' && SUBJECT.test(folded)) {
      const fault = subjectFault(
        gap,
        { follows: rewriting[at + 1]?.folded ?? '', precedes: rewriting[at - 1]?.folded ?? '' },
        person === 'self',
        opens,
        texts,
      );
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

/** Whether no person but the patient and the author's colleagues is named. */
const isUnnamed = (post: readonly Item[]): boolean =>
  !post.some(({ folded }) => RELATIVES.test(folded) || /^(?:gestante|puerpera|gravida)$/.test(folded));

const isSexOfParticiple = (pronoun: string, participle: string): boolean =>
  (pronoun === 'ele' && /[aiu]do$/.test(participle)) || (pronoun === 'ela' && /[aiu]da$/.test(participle));

/** An added subject: the author for what members do to treatments, the patient for the rest. */
function subjectFault(
  gap: Gap,
  { follows, precedes }: { follows: string; precedes: string },
  isSelf: boolean,
  opens: boolean,
  texts: Texts,
): string | undefined {
  const isAsked = /^(?:should|would|can|could|do)$/.test(precedes);
  const { post } = texts;
  const next = post[gap.after]?.folded ?? '';
  const verb = nextVerb(texts, gap.after);
  const isAuxiliary = lists.BE.en.has(follows) || lists.HAVE.en.has(follows);
  if (isSelf) {
    // "Nurse here" is "I am a nurse".
    if (follows === 'am' && post.slice(gap.after, gap.after + 4).some(({ folded }) => folded === 'here'))
      return undefined;
    if (gap.before < 0 && isOfLabel(follows, texts)) return undefined;
    // "Ideas pls" is "I would appreciate any ideas".
    if (opens && follows === 'would' && IDEAS.test(next)) return undefined;
    // "Or should I wait?"
    if (isAsked && (verb === next || next === 'wait')) return undefined;
    if (isSameAuthor(gap, texts)) return undefined;
    return !opens || (verb === undefined && !SELF_CONTINUES.test(next)) ? 'person' : undefined;
  }
  if (!opens && !isAuxiliary) return 'person';
  return verb !== undefined && verb === next && isAgentive(verb) && !isAuxiliary ? 'agent' : undefined;
}

const IDEAS = /^(?:any|ideas?|thoughts?|advice|tips?|suggestions?|input|opinions?|help|experience|experiences)$/;

/** "Psych SHO." is "I am a psychiatry SHO", and "pharm q:" is "I have a pharmacy question": the post begins with a label. */
function isOfLabel(follows: string, { post, language }: Texts): boolean {
  const end = post.findIndex(({ kind }) => kind === 'boundary');
  const label = post.slice(0, end < 0 ? post.length : end);
  const { verbs } = vocabularyOf(language);
  if (label.length > 5 || label.some(({ folded }) => verbs.has(folded) && !/^(?:q|question)$/.test(folded)))
    return false;
  const last = label.at(-1)?.folded ?? '';
  if (follows === 'have') return /^(?:q|question|questions)$/.test(last);
  return (
    follows === 'am' &&
    lists.AUTHORS.test(last) &&
    label.every(({ folded }) => LABEL.test(folded) || lists.ROLES.test(folded) || lists.AUTHORS.test(folded))
  );
}

const LABEL =
  /^(?:junior|senior|final|first|second|third|year|[1-6](?:st|nd|rd|th)?|med|medical|staff|trainee|student|newly|qualified|community|hospital|ward|clinic|night|day|ed|icu|itu|general|emergency|primary|care|acute|an?)$/;

/** "I am a student and still do not get it": the author continues after "and". */
function isSameAuthor({ before, after }: Gap, { post, clauses, language }: Texts): boolean {
  const and = [before, after, after - 1].some((at) => lists.AND[language].has(post[at]?.folded ?? ''));
  const start = clauses[before]?.start ?? 0;
  return and && /^(?:i|im|i'm|ive|i've|we)$/.test(post[start]?.folded ?? '');
}

function nextVerb({ post, language }: Texts, after: number): string | undefined {
  const { verbs } = vocabularyOf(language);
  for (let at = after; at < Math.min(after + 4, post.length); at += 1) {
    if (post[at]?.kind === 'boundary') return undefined;
    if (verbs.has(post[at]?.folded ?? '')) return post[at]?.folded;
  }
  return undefined;
}

const agentiveGroups = new Set(
  [...lists.AGENTIVE].flatMap((word) => vocabularyOf('en').verbs.get(word) ?? []).map(({ group }) => group),
);
const isAgentive = (word: string): boolean =>
  (vocabularyOf('en').verbs.get(word) ?? []).some(({ group }) => agentiveGroups.has(group));
