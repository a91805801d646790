import type { Language } from '../../tokens/types';
import { isNegation, isScope } from '../meaning/clauses';
import { vocabularyOf } from '../meaning/vocabulary';
import { isAtBoundary, isAtStart, isQuestion, isReportedDose, isReportedDoseAfter } from './addition-contexts';
import { isOfFinding } from './named-things';
import { type Addition, before, type Place, wordAfter, wordBefore } from './place';

/**
 * Words that frame what a post says and state nothing alone, by their class instead of by pairs: verbs that only say
 * that a finding is there, verbs that only say that a reported dose was given, words that contrast or add a clause, words that ask, and
 * the general noun of a thing that is named. No word of quantity, degree, time, cause, certainty, comparison or side is in a class,
 * and no verb that changes a treatment.
 */
const PRESENCE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:noted|observed|seen|found|identified|documented|detected|recorded|present|revealed|reveals|demonstrated|demonstrates|exhibited|displayed|has been|had been)$/,
  pt: /^(?:observad[oa]s?|notad[oa]s?|encontrad[oa]s?|identificad[oa]s?|documentad[oa]s?|detectad[oa]s?|registrad[oa]s?|presentes?|revelou|revela|evidenciou|evidencia|demonstrou|demonstra|observou se|notou se|possui|exibe|exibia)$/,
};
const GIVEN: Readonly<Record<Language, RegExp>> = {
  en: /^(?:given|administered|received|receiving|was given|were given)$/,
  pt: /^(?:administrad[oa]s?|recebeu|recebendo|foi administrad[oa]|foram administrad[oa]s)$/,
};
const JOINING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:whereas|although|though|however|nevertheless|nonetheless|additionally|furthermore|moreover|in addition)$/,
  pt: /^(?:porem|contudo|todavia|entretanto|no entanto|alem disso|ademais|adicionalmente)$/,
};
const ASKING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:what is|what are|what would be|what should be|which|what|are there)$/,
  pt: /^(?:qual|quais|qual e|quais sao|qual seria|qual deve ser|quais seriam|ha|existe|existem)$/,
};
const INVESTIGATION =
  /^(?:ct|mri|ecg|eeg|echo|echocardiogram|ultrasound|xray|biopsy|scan|bloods|swab|cultures?|colonoscopy|endoscopy|bronchoscopy|tc|rm|eco|ecg|ultrassom|usg|biopsia|hemocultura|tomografia|ressonancia|endoscopia|colonoscopia)$/;
const ANGLE =
  /^(?:flexion|extension|abduction|adduction|rotation|dorsiflexion|flexao|extensao|abducao|aducao|rotacao|dorsiflexao)$/;
/** Names of vaccines that are no diseases: "flu" is one. */
const VACCINE = /^(?:mmr|tdap|dtap|dtpa|pfizer|moderna|gardasil|prevenar|shingrix|triplice viral)$/;
const LEVEL = /^(?:trough|creatinine|lactate|ferritin|tsh|crp|bnp|hba1c|psa|inr|lactato|creatinina|ferritina|vale)$/;

/** "No rash" is "no rash was seen": the words end a short clause that denies one finding. */
const isNegatedFinding = ({ edit, pair: { post, language }, first, pair }: Place): boolean => {
  let start = edit.before[0];
  while (start > 0 && post[start - 1]?.kind !== 'boundary') start -= 1;
  let end = Math.max(edit.before[0] + 1, 0);
  while (end < post.length && post[end]?.kind !== 'boundary') end += 1;
  const clause = post.slice(Math.max(0, start), end);
  const { verbs } = vocabularyOf(language);
  return (
    end === edit.before[0] + 1 &&
    post[end]?.mark !== '?' &&
    pair.rewriting[first - 1] !== undefined &&
    /^(?:no|without|sem|nenhum|nenhuma)$/.test(clause[0]?.folded ?? '') &&
    clause.length <= 5 &&
    !clause.slice(1).some((item) => isNegation(item, language) || isScope(item, language) || verbs.has(item.folded))
  );
};

/** "No fever, rash" may deny both: a word that contrasts the second would state it. */
const isNearNegation = ({ edit, pair: { post, language } }: Place): boolean => {
  const isEnd = (at: number): boolean => post[at] === undefined || post[at]?.mark === '.' || post[at]?.mark === '?';
  let start = Math.max(0, edit.after[0] - 1);
  while (!isEnd(start - 1) && edit.after[0] - start < 30) start -= 1;
  let end = edit.after[0];
  while (!isEnd(end) && end - edit.after[0] < 30) end += 1;
  return post.slice(Math.max(0, start), end).some((item) => isNegation(item, language) || isScope(item, language));
};

/** "Next step?" asks what it is; "treat?" asks whether, and not how. */
const isNounAsked = (place: Place): boolean => {
  const { edit, pair } = place;
  if (!isQuestion(place) || !isAtStart(place)) return false;
  const { verbs } = vocabularyOf(pair.language);
  if (verbs.has(pair.post[edit.after[0]]?.folded ?? '')) return false;
  for (let at = edit.after[0]; at < pair.post.length && pair.post[at]?.mark !== '?'; at += 1) {
    const item = pair.post[at];
    if (item?.kind !== 'word') return false;
    if (isScope(item, pair.language) || isNegation(item, pair.language)) return false;
  }
  return true;
};

const framing = (language: Language): readonly Addition[] => [
  { phrase: PRESENCE[language], fits: (place) => isOfFinding(place) || isNegatedFinding(place) },
  { phrase: GIVEN[language], fits: (place) => isReportedDose(place) || isReportedDoseAfter(place) },
  { phrase: JOINING[language], fits: (place) => isAtBoundary(place) && !isNearNegation(place) },
  { phrase: ASKING[language], fits: isNounAsked },
  { phrase: /^(?:degrees|graus)$/, fits: (place) => isMeasured(place, ANGLE) },
  {
    phrase: /^(?:vaccine|vaccination|vacina|vacina da|vacina de|vacina contra)$/,
    fits: (place) => VACCINE.test(wordBefore(place)) || VACCINE.test(wordAfter(place)),
  },
  {
    phrase: /^(?:levels?|nivel|niveis|nivel de)$/,
    fits: (place) => LEVEL.test(wordBefore(place)) || LEVEL.test(wordAfter(place)),
  },
  {
    phrase: /^(?:result|results|resultado|resultado do|resultado da)$/,
    fits: (place) => INVESTIGATION.test(wordBefore(place)) || INVESTIGATION.test(wordAfter(place)),
  },
  {
    phrase: /^(?:centre|center)$/,
    fits: ({ pair: { rewriting }, first }) =>
      rewriting[first - 1]?.folded === 'in' && rewriting[first - 2]?.folded === 'walk',
  },
  { phrase: /^(?:gestation|pregnancy)$/, fits: (place) => isOfWeeks(place) && place.facts.isFemale },
];

/** "32 weeks of gestation". */
const isOfWeeks = ({ pair: { rewriting }, first }: Place): boolean =>
  rewriting[first - 1]?.folded === 'of' && /^(?:weeks|wks)$/.test(rewriting[first - 2]?.folded ?? '');

/** A number after a movement of a joint: "flexion 60". */
const isMeasured = ({ pair: { rewriting }, first }: Place, of: RegExp): boolean =>
  rewriting[first - 1]?.kind === 'number' &&
  [2, 3, 4].some((offset) => of.test(rewriting[first - offset]?.folded ?? ''));

export const ENGLISH_FRAMING: readonly Addition[] = [
  ...framing('en'),
  {
    phrase: /^(?:would welcome|would appreciate|am interested in|welcome|appreciate)$/,
    fits: (place) =>
      isQuestionOfPost(place) &&
      before(/^(?:any|thoughts|opinions?|views|advice|tips|ideas|suggestions|input)$/)(place),
  },
  {
    phrase: /^(?:obtain|perform|arrange|request)$/,
    fits: (place) => INVESTIGATION.test(wordAfter(place)) && isPolite(place),
  },
];
export const PORTUGUESE_FRAMING: readonly Addition[] = [
  ...framing('pt'),
  {
    phrase: /^gostaria de(?: ouvir| saber)?$/,
    fits: (place) => isQuestionOfPost(place) && before(/^(?:opini(?:ao|oes)|sugest(?:ao|oes)|dicas?|ideias?)$/)(place),
  },
];

/** Whether the post asks here; the rewriting may ask with a statement: "I would welcome opinions". */
const isQuestionOfPost = ({ edit, pair: { post } }: Place): boolean => {
  for (let at = edit.after[0]; at < Math.min(post.length, edit.after[0] + 40); at += 1) {
    if (post[at]?.mark === '?') return true;
    if (post[at]?.mark === '.') return false;
  }
  return false;
};

/** "ECG before listing pls": the post requests it. */
const isPolite = ({ edit, pair: { post } }: Place): boolean => {
  for (let at = edit.after[0]; at < Math.min(post.length, edit.after[0] + 12); at += 1) {
    if (/^(?:pls|please|plz)$/.test(post[at]?.folded ?? '')) return true;
    if (post[at]?.mark === '.' || post[at]?.mark === '?') return false;
  }
  return false;
};
