import type { Identifier, IdentifierKind } from '../tokens/types';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether eleven digits are a CPF: both check digits match, and not all digits are equal. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  return [9, 10].every((length) => {
    const sum = Array.from(digits.slice(0, length), Number).reduce(
      (total, digit, index) => total + digit * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** Whether fifteen digits are a national health card (CNS): with weights 15 to 1, a multiple of 11. */
export const isCns = (digits: string): boolean =>
  /^[12789]\d{14}$/.test(digits) &&
  !/^(\d)\1{14}$/.test(digits) &&
  [...digits].reduce((total, digit, index) => total + Number(digit) * (15 - index), 0) % 11 === 0;

/** Whether ten digits are a British NHS number: weights 10 to 2 and a check digit. */
const isNhs = (digits: string): boolean =>
  /^\d{10}$/.test(digits) &&
  (11 -
    (Array.from(digits.slice(0, 9)).reduce((total, digit, index) => total + Number(digit) * (10 - index), 0) % 11)) %
    11 ===
    Number(digits[9]);

const DATE = String.raw`(?:\d{1,2} \d{1,2} (?:19|20)\d{2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{4}/\d{2}/\d{2}|\d{1,2}º?(?:st|nd|rd|th)?,? (?:of |de )?\p{L}{3,10}\.?,? (?:of |de )?\d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\d)`;
const BIRTH_LABEL = String.raw`(?:\bd\.?o\.?b\b\.?|\bdate of birth|\bbirth ?date|\bbirthday|\bborn|\bdata de nasc\p{L}{0,8}|\bdn(?=[ :\d])|\bd\.n\.|\bnasc\p{L}{0,8}|\baniversário)`;
const BIRTH_SEPARATOR = String.raw`(?:[.:=,–-]|\s| on| the| em| no| dia| is| was| foi| é| a){0,5}[\s:]{0,2}`;
const BIRTH = new RegExp(`${BIRTH_LABEL}${BIRTH_SEPARATOR}(${DATE})`, 'giu');
const BIRTH_AFTER = new RegExp(
  String.raw`(${DATE})\s{0,2}[(\[]?(?:dob\b|data de nasc|nascimento\b|date of birth)`,
  'giu',
);

const RECORD = new RegExp(
  String.raw`(?:\bprontu[áa]rios?|\bpront\b\.?|\bprt\b|\breg\b\.?|\brh\b|\batend\b\.?|\bmr(?= ?#)|\bmed\.? ?rec\b\.?|\bregistro|\bmatr[íi]cula|\batendimento|\bmrn(?!\p{L})|\bmedical record|\brecord|\bchart|\bhospital|\bnhs|\brghc|\brg(?!\p{L})|\bssn|\bpatient id|\bid do paciente)` +
    String.raw`((?:[ ]?(?:number|num|no|nº|n°|n|nr|id|hospitalar|geral|do paciente|#)(?!\p{L})[.º°]?)?)[\s:.#=-]{0,4}([A-Z]{0,3}-?\d[\d./-]{1,18}\d|\d{3,})(?![\d%,]| ?(?:mg|mcg|g|kg|ml|ui|mm|cm|pacientes?|patients?|pts|casos?|cases?|pessoas|people|beds|leitos|dias|days|por|per)\b)`,
  'giu',
);
// Labels that also have other meanings; they require "number" or a separator.
const WEAK_LABEL = /^(?:record|chart|hospital|nhs|reg|rh\b|prt|atend)/iu;
const COUNTABLE_LABEL = /^(?:reg|rh\b|prt|atend)/iu;
const CPF = /(?<![\d.,/-])(?=(\d(?:[ .-]?\d){8}(?: ?[/.-]? ?\d){2})(?!\d|\/\d))/g;
const LABELLED: readonly (readonly [IdentifierKind, RegExp])[] = [
  ['cpf', /\bcpf\b[^\d\n]{0,12}(\d(?:[ ./-]{0,3}\d){10})(?!\d)/giu],
  ['cns', /\b(?:cns|cart[ãa]o (?:do )?sus)\b[^\d\n]{0,12}(\d(?:[ .-]?\d){14})(?!\d)/giu],
];
const NHS = /\bnhs\b[^\d\n]{0,12}(\d{3}[ -]?\d{3}[ -]?\d{4})(?!\d)/giu;

/** Personal numbers: CPF, CNS, record numbers and dates of birth, in English and Portuguese. */
export function findNumbers(text: string): readonly Identifier[] {
  const found: Identifier[] = [];
  const add = (kind: IdentifierKind, start: number, length: number): number =>
    found.push({ kind, start, end: start + length });
  for (const match of text.matchAll(CPF)) {
    const number = match[1] ?? '';
    // A CPF has at most four groups; more are a list of numbers.
    if (number.split(/\D+/).length <= 4 && isCpf(digitsOf(number))) add('cpf', match.index, number.length);
  }
  for (const [kind, pattern] of LABELLED)
    for (const match of text.matchAll(pattern))
      add(kind, match.index + match[0].length - (match[1] ?? '').length, (match[1] ?? '').length);
  for (const match of text.matchAll(NHS))
    if (isNhs(digitsOf(match[1] ?? ''))) add('record', match.index, match[0].length);
  for (const match of text.matchAll(/(?<![\d.,/-])\d{3}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4}(?![\d/])/g))
    if (isCns(digitsOf(match[0]))) add('cns', match.index, match[0].length);
  for (const match of text.matchAll(/(?<![\d.,/-])\d{3}-\d{2}-\d{4}(?![\d/-])/g))
    add('record', match.index, match[0].length);
  for (const pattern of [BIRTH, BIRTH_AFTER]) {
    for (const match of text.matchAll(pattern))
      if (match[1] && isDate(match[1])) add('birth', match.index, match[0].length);
  }
  for (const match of text.matchAll(RECORD)) {
    const number = match[2] ?? '';
    const named = /\p{L}|#|º|°/u.test(match[1] ?? '') || /^.{0,40}?[:#]/u.test(match[0]);
    const year = /^(?:19|20)\d\d$/.test(number);
    if (
      WEAK_LABEL.test(match[0])
        ? named || (COUNTABLE_LABEL.test(match[0]) && !year && digitsOf(number).length >= 4)
        : !year || named
    )
      add('record', match.index, match[0].length);
  }
  return found;
}

const MONTH = /jan|feb|fev|mar|apr|abr|may|mai|jun|jul|aug|ago|sep|set|oct|out|nov|dec|dez/iu;
const isDate = (date: string): boolean => !/\p{L}{3}/u.test(date) || MONTH.test(date);
