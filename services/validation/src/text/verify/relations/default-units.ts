import { isDrug } from '../../tokens/is-drug';
import { fold } from '../../tokens/fold';
import type { Item } from '../meaning/items';

/** Measurements by their names in a post, and the unit in which a bare value is always given. */
const MEASURES: readonly (readonly [name: RegExp, unit: RegExp, least: number, most: number])[] = [
  [/^(?:bp|pa|pressure|pressao|map|pam|sbp|dbp|pas|pad)$/, /^mm ?hg$/, 20, 300],
  [/^(?:weight|wt|weighs|weighing|peso|pesa|pesando)$/, /^(?:kg|kilograms)$/, 1, 300],
  [/^(?:hr|pulse|fc|rate)$/, /^(?:bpm|beats per minute|batimentos por minuto)$/, 20, 300],
  [/^(?:rr|fr)$/, /^(?:breaths per minute|irpm|rpm|incursoes por minuto)$/, 4, 120],
  [/^(?:sats?|spo2|sao2|saturations?|saturacao|satura|saturando|sat)$/, /^%$/, 30, 100],
  [/^(?:temp|temperature|fever|febre|temperatura|tax|t)$/, /^(?:°c|ºc|c)$/, 33, 43],
  [/^(?:peep)$/, /^(?:cmh2o|cm h2o)$/, 0, 40],
  [/^(?:iop|pio)$/, /^mm ?hg$/, 2, 90],
  [/^(?:k|potassium|potassio|na|sodium|sodio|hypona|hyperk|hypok)$/, /^(?:mmol\/l|meq\/l)$/, 1, 200],
  [/^(?:hb|hgb|haemoglobin|hemoglobin|hemoglobina)$/, /^g\/l$/, 30, 250],
  [/^(?:hb|hgb|haemoglobin|hemoglobin|hemoglobina)$/, /^g\/dl$/, 2, 25],
  [/^(?:hba1c|a1c)$/, /^%$/, 3.5, 19],
  [/^(?:ef|lvef|fe|feve|fio2)$/, /^%$/, 10, 100],
  [/^(?:bmi|imc)$/, /^(?:kg\/m2|kg\/m²)$/, 8, 100],
];

/** Drugs whose bare number is no dose in milligrams: those given in micrograms, units, grams, millilitres or per hour. */
const OTHER_UNITS =
  /^(?:puran|synthroid|euthyrox|eltroxin|levothyrox|levotirox|thyrox|liothyr|digox|fentan|remifent|sufent|salbutam|albuterol|noradr|norepi|adrenal|epineph|insul|lantus|novorapid|humalog|tresiba|glargin|lispro|aspart|detemir|heparin|enoxap|dalte|tinzap|fondap|tacrol|clonid|dexmed|calcit|colecalc|cholecal|ergocalc|vitamin|desmopres|octreot|oxytoc|ocitoc|misoprost|vasopress|terlipres|penicill|benzatin|benzathin|ceftri|cefaz|cefep|ceftaz|cefotax|ceftarol|merop|pipera|tazob|vancomyc|vancomic|ampicill|ampicil|amoxicil|fosfom|potass|magnes|calcium|calcio|bicarb|sodium|sodio|glucos|glicos|dextros|album|manit|mannit|iron|ferro|epo|eritrop|filgras|interfer|botul|tiotrop|ipratrop|budeson|beclomet|flutic|formot|salmet|nitropru|dobutam|dopamin|milrin|levosim|oxygen|oxigen|o2|lactul|macrogol|paracet|acetamin|methotrex|metotrex|folic|folico)/;

/** Whether the bare number of a drug is always a dose in milligrams. */
export const isGivenInMilligrams = (word: string): boolean => isDrug(word) && !OTHER_UNITS.test(fold(word));

/** Drugs of which a gram is a usual dose: a bare number of at least 100 is in milligrams. */
const BY_GRAMS =
  /^(?:amoxicil|amoxicill|ampicill|ampicil|vancomyc|vancomic|paracet|acetamin|ceftri|cefaz|cefalex|cefurox|cefurox|flucloxac|metformin|meropen|azitrom|azithrom)/;

/** The number and the unit of an item, with the unit in small letters; a bare number has none. */
export function valueOf(item: Item | undefined): { readonly value: string; readonly unit: string } | null {
  if (item?.kind !== 'number') return null;
  const [, value, unit = ''] = /^([\d.,/x×–-]*\d)\s*(.*)$/u.exec(item.text.toLowerCase()) ?? [];
  return value === undefined ? null : { value, unit: unit.trim() };
}

/** Words between the name of a measurement and its value. */
const BETWEEN = /^(?:is|was|of|at|now|then|=|:|a|an|the|de|era|foi|em|esta|estava|agora|high|low|up|down|only)$/;

/** Whether a measurement that is named before a bare value has only this unit. */
export function isOnlyUnit(items: readonly Item[], at: number, unit: string): boolean {
  const value = valueOf(items[at]);
  if (value === null || value.unit !== '') return false;
  const first = Number(/^\d+(?:[.,]\d+)?/.exec(value.value)?.[0]?.replace(',', '.') ?? Number.NaN);
  let name = at - 1;
  while (name >= 0 && at - name < 4 && BETWEEN.test(items[name]?.folded ?? '')) name -= 1;
  const word = items[name]?.folded ?? '';
  // "Vit K 10".
  if (items[name - 1]?.folded.startsWith('vit')) return false;
  if (unit === 'mcg') return /^(?:levothyroxine|levotiroxina|thyroxine|digoxin|digoxina)$/.test(word) && first >= 12;
  if (unit === 'mg')
    return (
      (BY_GRAMS.test(word) && first >= 100 && first <= 1_000) ||
      (isGivenInMilligrams(items[name]?.text ?? '') && first >= 1 && first <= 2_000)
    );
  return MEASURES.some(
    ([measure, only, least, most]) => measure.test(word) && only.test(unit) && first >= least && first <= most,
  );
}
