import { isDrug } from '../../tokens/is-drug';
import type { Language } from '../../tokens/types';
import { isNegation } from './clauses';
import type { Text } from './grammar';
import type { Item } from './items';

/** Where an added phrase stands in the rewriting. */
export interface Added {
  readonly items: readonly Item[];
  readonly at: number;
  readonly end: number;
}

/** Diseases that last, so that a patient who has one has a history of it. */
const LASTING =
  /^(?:diabetes|diabetic|t[12]dm|dm|dm[12]|hypertension|htn|has|copd|dpoc|asthma|asma|epilepsy|epilepsia|ckd|drc|hiv|dementia|demencia|cirrhosis|cirrose|hypothyroidism|hipotireoidismo|hyperlipidaemia|hyperlipidemia|dyslipidemia|dislipidemia|psoriasis|obesity|obesidade|schizophrenia|esquizofrenia|bipolar|migraines?|enxaqueca|glaucoma|osteoporosis|osteoporose|endometriosis|endometriose|parkinson|parkinson's|crohn|crohn's|smoking|tabagismo|alcohol|etilismo)$/;
/** What is given, besides the drugs of the lists: "oxygen therapy", "compression treatment". */
const GIVEN =
  /^(?:antibiotics?|antivirals?|antifungals?|steroids?|opioids?|statins?|oxygen|insulin|diuretics?|anticoagulants?|anticoagulation|dialysis|compression|radiotherapy|chemotherapy|chemo|immunotherapy|biologics?|vaccines?|hormone|replacement|physio|cbt|cpap|nsaids?|ppis?|ssris?|doacs?|lmwh|antibioticos?|atb|corticoides?|opioides?|estatinas?|oxigenio|insulina|diureticos?|anticoagulantes?|anticoagulacao|dialise|compressao|radioterapia|quimioterapia|imunoterapia|reposicao|fisioterapia|ibps?|aines?|vacinas?)$/;
const WORRIES =
  /^(?:worried|worry|worries|fear|fears|afraid|scared|risk|avoid|prevent|screen|screening|rule|ruled|exclude|excluded|doubt|against|preocupad[oa]s?|medo|receio|risco|evitar|prevenir|rastreio|excluir|excluid[oa])$/;
/** What has not happened yet, or only if something else happens. */
const TO_COME =
  /^(?:tomorrow|tmrw|tonight|next|later|before|if|unless|until|when|once|after|plan|planned|plans|planning|will|await|awaiting|pending|due|booked|amanha|proxim[oa]s?|vem|antes|apos|se|caso|quando|ate|plano|pretend\p{L}+|aguard\p{L}+|pendentes?|marcad[oa]s?|agendad[oa]s?)$/u;
const AUXILIARY = /^(?:be|being|been|to|not|ser|sido|serao|sera|para|deve|devem|should|will|would)$/;
const DOSED =
  /^(?:potassium|magnesium|calcium|phosphate|iron|alcohol|etoh|k|mg|ca|sodium|oxygen|potassio|magnesio|calcio|fosfato|ferro|alcool|sodio|oxigenio)$/;
const DOSING =
  /^(?:given|give|gave|started|start|replaced|replace|added|add|infused|bolus|daily|od|bd|tds|nocte|night|units?|drinks?|dei|dado|dada|fiz|iniciei|repus|repor|administr\p{L}+|noite|manha|dia|ui)$/u;

const isEnd = (item: Item | undefined): boolean =>
  item === undefined || item.mark === '.' || item.mark === '?' || item.mark === ';';
/** How far a sentence is read, so that the work stays linear. */
const REACH = 30;

function sentenceOf({ items, at, end }: Added): readonly Item[] {
  let start = at;
  while (start > 0 && at - start < REACH && !isEnd(items[start - 1])) start -= 1;
  let last = end;
  while (last < items.length && last - end < REACH && !isEnd(items[last])) last += 1;
  return [...items.slice(start, at), ...items.slice(end, last)];
}

/** The words of the clause before and after, at most three in each direction. */
function wordsNear({ items, at, end }: Added, reach = 3): readonly string[] {
  const words: string[] = [];
  for (let near = at - 1; near >= at - reach && items[near]?.kind === 'word'; near -= 1)
    words.push(items[near]?.text ?? '');
  for (let near = end; near < end + reach && items[near]?.kind === 'word'; near += 1)
    words.push(items[near]?.text ?? '');
  return words;
}

const foldedNear = (added: Added, reach?: number): readonly string[] =>
  wordsNear(added, reach).map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));

const isGivenNear = (added: Added): boolean =>
  wordsNear(added).some((word) => isDrug(word)) || foldedNear(added).some((word) => GIVEN.test(word));

/** "Digoxin 125" is a dose, and "digoxin level 125" a measurement; a bare lithium of at most 5 is measured. */
export function isLevelOfDose(added: Added): boolean {
  const { items, at, end } = added;
  const value = items.slice(end, end + 3).find(({ kind }) => kind === 'number');
  if (/^[0-4][.,]\d+$/.test(value?.text ?? '') && foldedNear(added, 2).some((word) => /^(?:lithium|litio)$/.test(word)))
    return false;
  const sentence = sentenceOf(added);
  const words = wordsNear(added, 2);
  const hasNumber = [...items.slice(Math.max(0, at - 3), at), ...items.slice(end, end + 4)].some(
    ({ kind }) => kind === 'number',
  );
  if (!hasNumber) return false;
  if (foldedNear(added, 2).some((word) => DOSED.test(word))) return sentence.some(({ folded }) => DOSING.test(folded));
  return words.some((word) => isDrug(word)) || foldedNear(added, 2).some((word) => GIVEN.test(word));
}

/** "CT tomorrow" is no "CT performed tomorrow": something else than a report. */
function isToCome(added: Added): boolean {
  const { items, at } = added;
  if (AUXILIARY.test(items[at - 1]?.folded ?? '')) return false;
  const sentence = sentenceOf(added);
  return sentence.some(
    ({ kind, folded }, index) =>
      kind === 'word' &&
      (TO_COME.test(folded) || (/^(?:in|em)$/.test(folded) && sentence[index + 1]?.kind === 'number')),
  );
}

const STATEMENTS: readonly {
  readonly phrase: RegExp;
  readonly changes: (added: Added, language: Language) => boolean;
}[] = [
  {
    phrase: /^(?:a )?history of$|^(?:historia|historico|antecedente) de$/,
    changes: (added) => !added.items.slice(added.end, added.end + 3).some(({ folded }) => LASTING.test(folded)),
  },
  {
    phrase: /^(?:treatment|therapy|management|tratamento|terapia)$/,
    changes: (added) => !isGivenNear(added),
  },
  {
    // "Suspendem?" is "suspendem o medicamento?"; "sem câncer" is no "sem medicamento de câncer".
    phrase: /^(?:o )?medicamento$|^(?:a )?medicacao$/,
    changes: (added) => !isGivenNear(added) && /^(?:de|do|da|para)$/.test(added.items[added.end]?.folded ?? ''),
  },
  // "Plasma não" is "plasma não é indicado".
  { phrase: /^e indicad[oa]$/, changes: ({ items, at }) => items[at - 1]?.folded !== 'nao' },
  { phrase: /^(?:therefore|thus)$/, changes: () => true },
  { phrase: /^(?:a total of|in total|tablet form|em torno)$/, changes: () => true },
  {
    phrase: /^(?:performed|done|undertaken|realizad[oa]s?)$/,
    changes: isToCome,
  },
  {
    phrase: /^(?:noted|was noted|were noted|observed)$/,
    changes: isToCome,
  },
  {
    phrase: /(?:^| )(?:diagnosis(?: of)?|diagnosed with|diagnostico de)$/,
    changes: (added, language) =>
      sentenceOf(added).some((item) => WORRIES.test(item.folded) || isNegation(item, language)),
  },
  {
    phrase: /^(?:(?:a |the |o )?(?:levels?|values?|nivel|niveis|valor|valores)(?: of)?)$/,
    changes: isLevelOfDose,
  },
];

/**
 * Whether a phrase that may be added states something where it stands: that a disease is past, treated or the cause of what follows,
 * that a planned test was done, that a dose was measured. The rewriting alone is read, since all its other words are the post's.
 */
export function addsStatement({ items, language }: Text, at: number, end: number): boolean {
  const phrase = items
    .slice(at, end)
    .map(({ folded }) => folded)
    .join(' ');
  const added: Added = { items, at, end };
  return STATEMENTS.some((each) => each.phrase.test(phrase) && each.changes(added, language));
}
