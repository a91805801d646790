import { fold } from '../../tokens/fold';
import { isDrug } from '../../tokens/is-drug';
import { isNegation, isScope } from '../meaning/clauses';
import type { Item } from '../meaning/items';
import { vocabularyOf } from '../meaning/vocabulary';
import * as lists from '../meaning/word-lists';
import { isDerivation } from './derivations';
import { drugsBeginning } from './drugs-beginning';
import { isGivenInMilligrams, isOnlyUnit, valueOf } from './default-units';
import type { TextPair } from './edits';
import type { Facts } from './facts';

/** How many dropped and added items a rule explains together; null where it does not apply. */
export type Explained = readonly [dropped: number, added: number] | null;

/** Explains the beginning of dropped and added items as two forms of the same. */
export function explainSubstitution(
  dropped: readonly number[],
  added: readonly number[],
  pair: TextPair,
  facts: Facts,
): Explained {
  const [one, other] = [dropped[0], added[0]];
  if (one === undefined || other === undefined) return null;
  const [from, to] = [pair.post[one], pair.rewriting[other]];
  if (!from || !to) return null;
  return (
    unitAdded(one, other, added, pair) ??
    (isDrugInFull(from, to) ? [1, 1] : null) ??
    (isPluralOfClass(one, other, pair) ? [1, 1] : null) ??
    (isPatient(from, to, facts) ? [1, 1] : null) ??
    (isWithFinding(one, other, pair) ? [1, 1] : null) ??
    (isAllOf(dropped, added, pair) ? [2, 2] : null) ??
    derived(dropped, added, pair)
  );
}

/** Verbs that only say that an act takes place, before its noun: "realizam o desmame". */
const SUPPORT =
  /^(?:perform|performed|performs|do|does|did|undertake|undertook|make|made|show|showed|shows|had|has|have|developed|realiz(?:a|am|o|ei|ou|amos|aram|ado|ada|ar)|faz|fazem|fiz|fez|fazemos|apresent(?:a|ou|am|aram|ava)|teve|tem|houve|ocorreu|evoluiu)$/;

/** "Cresceu" is "apresentou crescimento", and "retendo" is "retenção". */
function derived(
  dropped: readonly number[],
  added: readonly number[],
  { post, rewriting, language }: TextPair,
): Explained {
  const from = post[dropped[0] ?? -1];
  if (from?.kind !== 'word' || from.isCapitals === true) return null;
  const isNoun = (at: number | undefined): boolean => {
    const to = rewriting[at ?? -1];
    return to?.kind === 'word' && to.isCapitals !== true && isDerivation(from.folded, to.folded, language);
  };
  // A verb of the tables needs one that says that its act takes place: "sedated" is a report, "sedation" is none.
  if (!vocabularyOf(language).verbs.has(from.folded) && isNoun(added[0])) return [1, 1];
  let before = (added[0] ?? 0) - 1;
  while (lists.ARTICLES[language].has(rewriting[before]?.folded ?? '')) before -= 1;
  if (SUPPORT.test(rewriting[before]?.folded ?? '') && isNoun(added[0])) return [1, 1];
  return SUPPORT.test(rewriting[added[0] ?? -1]?.folded ?? '') && isNoun(added[1]) ? [1, 2] : null;
}

/** "Aspirin 300" is 300 mg, and "BP 80/40" is 80/40 mmHg: where the measurement or the drug has one unit only. */
function unitAdded(one: number, other: number, added: readonly number[], { post, rewriting }: TextPair): Explained {
  const [from, to] = [valueOf(post[one]), valueOf(rewriting[other])];
  if (!from || !to || from.value !== to.value) return null;
  if (from.unit === '' && to.unit !== '')
    return isOnlyUnit(post, one, to.unit) || isDoseOfOneDrug(post, one, to.unit) || isBloodPressure(post, one, to.unit)
      ? [1, 1]
      : null;
  if (from.unit !== to.unit) return null;
  // The unit is a separate word.
  for (const length of [3, 2, 1]) {
    const unit = added
      .slice(1, 1 + length)
      .map((at) => rewriting[at]?.folded ?? '')
      .join(' ');
    if (added.length > length && from.unit === '' && isOnlyUnit(post, one, unit)) return [1, 1 + length];
  }
  return null;
}

/** "BP up to 110/60": two values with a stroke in a text that names a blood pressure. */
const isBloodPressure = (post: readonly Item[], at: number, unit: string): boolean =>
  /^mm ?hg$/.test(unit) &&
  /^\d{2,3}[/x]\d{2,3}$/.test(post[at]?.text ?? '') &&
  post.slice(Math.max(0, at - 8), at).some(({ folded }) => /^(?:bp|pa|pressure|pressao)$/.test(folded));

/** "Drop to 2.5?" after "apixaban 5mg": the post gives one dose with a unit, and a verb of doses precedes. */
function isDoseOfOneDrug(post: readonly Item[], at: number, unit: string): boolean {
  const doses = post.flatMap((item, place) =>
    item.kind === 'number' && /(?:mg|mcg|units?|iu|ui)$/i.test(item.text) ? [{ place, ...valueOf(item) }] : [],
  );
  const drugs = new Set(post.flatMap(({ kind, text }) => (kind === 'word' && isDrug(text) ? [fold(text)] : [])));
  const isGiven =
    doses.length === 0 &&
    unit === 'mg' &&
    post.some(({ text }, place) => isGivenInMilligrams(text) && post[place + 1]?.kind === 'number');
  const isOften = isFrequency(post[at + 1]) && doses.length === 0 && drugs.size === 1 && unit === 'mg';
  if (isOften && post.some(({ text }) => isGivenInMilligrams(text))) return true;
  const isStarted =
    doses.length === 0 &&
    unit === 'mg' &&
    drugs.size === 1 &&
    /^(?:at|on|com|em)$/.test(post[at - 1]?.folded ?? '') &&
    /^(?:re)?(?:start|starts|started|begin|began|inici\p{L}+|comec\p{L}+|introduz\p{L}*)$/u.test(
      post[at - 2]?.folded ?? '',
    );
  if (isStarted && post.some(({ text }) => isGivenInMilligrams(text))) return true;
  return (
    (isGiven || (doses.length === 1 && doses[0]?.unit === unit)) &&
    drugs.size <= 1 &&
    /^(?:to|para|p\/|pra|por)$/.test(post[at - 1]?.folded ?? '') &&
    /^(?:drop|dropped|reduce|reduced|increase|increased|down|up|halve|cut|go|went|baixo|baixei|reduzo|reduzi|subo|subi|aumento|aumentei|diminuo|diminui)$/.test(
      post[at - 2]?.folded ?? '',
    )
  );
}

const isFrequency = (item: Item | undefined): boolean =>
  /^(?:od|bd|bid|tds|tid|qds|qid|daily|nocte|mane|once|twice|8\/8h?|12\/12h?|6\/6h?|24\/24h?|1x\/d|2x\/d|1x|2x|3x)$/.test(
    item?.folded ?? '',
  );

/** "2 clientes c/ tontura" are "2 clientes apresentaram tontura": after a person, in a clause without a verb, condition or drug. */
function isWithFinding(one: number, other: number, { post, rewriting, language }: TextPair): boolean {
  const before = post[one - 1];
  const isPerson =
    before !== undefined &&
    (lists.PERSONS.has(before.folded.replace(/s$/u, '')) ||
      /^(?:clientes?|utentes?|pcts|doentes?|pts|cases?|casos?)$/.test(before.folded) ||
      (before.kind === 'number' && /^\d{1,3}\s?(?:yo|y|f|m|a|anos?|yof|yom)$/iu.test(before.text)));
  if (!isPerson || !/^(?:com|c\/|c|with|w\/|w)$/.test(post[one]?.folded ?? '')) return false;
  if (
    !/^(?:apresenta(?:m|va|vam|ram)?|apresentou|tem|tinha|tinham|teve|tiveram|has|had|have)$/.test(
      rewriting[other]?.folded ?? '',
    )
  )
    return false;
  const { verbs } = vocabularyOf(language);
  let end = one;
  while (end < post.length && post[end]?.kind !== 'boundary') end += 1;
  let start = one;
  while (start > 0 && post[start - 1]?.kind !== 'boundary') start -= 1;
  return (
    (post[end] === undefined || /^[.,;]$/u.test(post[end]?.mark ?? '')) &&
    !post
      .slice(start, end)
      .some(
        (item) =>
          verbs.has(item.folded) ||
          isDrug(item.text) ||
          isScope(item, language) ||
          isNegation(item, language) ||
          lists.BE[language].has(item.folded),
      )
  );
}

/** "Toda fratura" is "todas as fraturas". */
function isAllOf(
  dropped: readonly number[],
  added: readonly number[],
  { post, rewriting, language }: TextPair,
): boolean {
  const [all, noun] = dropped.map((at) => post[at]?.folded ?? '');
  const [every, nouns] = added.map((at) => rewriting[at]?.folded ?? '');
  return (
    language === 'pt' &&
    /^tod[oa]$/.test(all ?? '') &&
    every === `${all ?? ''}s` &&
    noun !== undefined &&
    (nouns === `${noun}s` || nouns === `${noun}es`)
  );
}

/** "Dexa" is dexamethasone: no other drug of the lists begins so. */
function isDrugInFull(from: Item, to: Item): boolean {
  const letters = fold(from.text).replace(/\.$/u, '');
  const name = to.folded;
  if (from.kind !== 'word' || to.kind !== 'word' || !/^\p{L}{4,}$/u.test(letters)) return false;
  if (isDrug(letters) || !name.startsWith(letters) || name.length < letters.length + 2) return false;
  const drugs = drugsBeginning(letters).filter((drug) => drug.length > letters.length);
  return drugs.includes(name) && drugs.every((drug) => isOneSubstance(drug, name));
}

/** "Dexamethasone" and "dexametasona". */
const isOneSubstance = (one: string, other: string): boolean => skeleton(one) === skeleton(other);
const skeleton = (word: string): string =>
  word
    .replace(/ph/gu, 'f')
    .replace(/th/gu, 't')
    .replace(/ch|qu/gu, 'c')
    .replace(/y/gu, 'i')
    .replace(/(?<=.)(.)\1/gu, '$1')
    .replace(/[aeo]+$/u, '')
    .slice(0, 9);

/** "Routine PPI" are PPIs, and "em idoso" is "em idosos": a class of drugs or of persons, without a number or an article. */
function isPluralOfClass(one: number, other: number, { post, rewriting, language }: TextPair): boolean {
  const [word, plural] = [post[one]?.folded ?? '', rewriting[other]?.folded ?? ''];
  if (plural !== `${word}s` && plural !== `${word}es`) return false;
  const before = post[one - 1];
  if (before?.kind === 'number') return false;
  // "Sem sintoma", "no neuro deficit": a noun of findings after a negation.
  if (/^(?:sem|no|nao|without|any|nenhum|nega|denies)$/.test(before?.folded ?? '') && /^\p{L}{4,}$/u.test(word))
    return true;
  if (
    /^(?:plaqueta|leucocito|enzima|eletrolito|plaq|platelet|sat|saturation|lymphocyte|neutrophil|eosinophil|hemacia|gas)$/.test(
      word,
    )
  )
    return true;
  if (language === 'en')
    return (
      /^(?:ppi|ssri|nsaid|doac|opioid|statin|antibiotic|steroid|benzo|acei|arb|diuretic|thiazide|antihistamine|antipsychotic|antidepressant|anticoagulant|antiplatelet|vasopressor|inotrope|laxative|antiemetic|bisphosphonate|triptan|blocker|inhibitor|agonist|antagonist|analogue)$/.test(
        word,
      ) && !/^(?:a|an|the|one|this|that|his|her|their|my)$/.test(before?.folded ?? '')
    );
  if (
    /^(?:opioide|corticoide|antibiotico|estatina|diuretico|benzodiazepinico|betabloqueador|aine|antidepressivo)$/.test(
      word,
    )
  )
    return !/^(?:o|a|um|uma|esse|este|meu)$/.test(before?.folded ?? '');
  return (
    /^(?:idoso|adulto|crianca|adolescente|lactente|gestante|gravida|hipertenso|diabetico|obeso|fumante|atleta)$/.test(
      word,
    ) && /^(?:em|para|p\/|pra)$/.test(before?.folded ?? '')
  );
}

/** "Them" and "they" are the patients where the post names no other persons. */
function isPatient(from: Item, to: Item, { hasOnePatient, isMale, isFemale, isChild }: Facts): boolean {
  if (!hasOnePatient) return false;
  const is = (pattern: RegExp): boolean => pattern.test(to.folded);
  if (PRONOUN.test(from.folded) && is(/^(?:patients?|pacientes?)$/)) return true;
  if (/^(?:menino|guri|rapaz|menina)$/.test(from.folded) && is(/^(?:jovem|adolescente|crianca)$/)) return true;
  if (isChild && /^(?:he|she)$/.test(from.folded)) return is(/^child$/);
  return (isMale && from.folded === 'he' && is(/^man$/)) || (isFemale && from.folded === 'she' && is(/^woman$/));
}

const PRONOUN = /^(?:they|them|they're|theyre|hes|shes|he's|she's|he|she|him|her|ele|ela)$/;
