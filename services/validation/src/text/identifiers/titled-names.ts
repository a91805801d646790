import { fold } from '../tokens/fold';
import { type Candidate, priority } from './candidate';
import { describeWord, KNOWN_PAIR, mayBeName } from './name-lists';

const WORD = String.raw`\p{L}[\p{L}'’-]{1,25}`;
const TRIGGERS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<patient>patient(?:'s name is|'s name|, named| named| called| name(?: is)?)?(?!\.)|pt|pte|pcte|pct|rn d[eao]|baby of|(?:filh[oa]|mãe) d[eao]|paciente(?:,? (?:de nome|chamad[oa]|nome))?(?!\.)|pac|client)\.?|(?<title>mrs?|ms|miss|mister|sr|sra|srta|senhora?|dona|seu|d)\.?|(?<named>nome(?: d[oa] paciente| completo)?(?:(?= ?:)| é)?|patient name(?: is)?|full name|name|named|chama-se))(?:[ \t]{1,3}|: ?|, ?)(?=\p{L})`,
  'giu',
);
const NAMES = new RegExp(String.raw`${WORD}(?:(?: [dD][aeoAEO][sS]?)?[ \t]${WORD}){0,4}`, 'uy');
const INITIALS = /\p{Lu}\.\s?(?:\p{Lu}\.\s?){1,3}/uy;
const AGED = new RegExp(
  String.raw`(?<![\p{L}\d])(${WORD}(?: [dD][aeoAEO][sS]?)? ${WORD}(?: ${WORD})?),? \(?\d{1,3}[ -]?(?:anos|ANOS|a\b|yo\b|y\/o|y\b|years?|[MFmf]\b)`,
  'gu',
);
const AGED_INITIALS =
  /(?<![\p{L}\d.])(?:\p{Lu}\. ?){2,4},? ?\(?\d{1,3} ?(?:anos|a|yo|y\/o|y|years?|[MF])(?![\p{L}\d])/gu;
// Laws, streets and hospitals are named after persons.
const PLACE =
  /(?:lei|hospital|maternidade|rua|avenida|instituto|casa|escola|law|street|clínica|fundação|projeto|ubs|upa) $/iu;

const isCapital = (word: string): boolean => /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}/u.test(word);
const isAllCapitals = (word: string): boolean => /^\p{Lu}{3,}$/u.test(word);
const isFirst = (word: string): boolean => {
  const { commonFirst, first } = describeWord(fold(word));
  return commonFirst || (first && isCapital(word));
};
const isFamily = (word: string): boolean => {
  const { family, frequentFamily } = describeWord(fold(word));
  return frequentFamily || (family && mayBeName(fold(word)));
};
const isStrongFamily = (word: string): boolean => describeWord(fold(word)).family && mayBeName(fold(word));
const isKnown = (word: string): boolean => isFirst(word) || isFamily(word);
const isParticle = (word: string): boolean => /^(?:da|de|do|das|dos)$/iu.test(word);
const isOrdinary = (word: string): boolean => describeWord(fold(word)).ordinary;

/**
 * Names of patients after a title or a label, or before an age: "paciente Maria da Silva", "Pt. John Smith",
 * "Mrs. Jones", "Maria Souza, 45 anos"; no headings or scales.
 */
export function findTitledNames(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  const add = (start: number, length: number): number =>
    found.push({ kind: 'name', start, end: start + length, priority: priority.name });
  const lineStart = lineStarts(text);
  for (const match of text.matchAll(TRIGGERS)) {
    const start = match.index + match[0].length;
    const length = nameLength(text, { start, lineStart: lineStart(start) }, match.groups ?? {});
    if (length > 0) add(start, text.slice(start, start + length).replace(/['’]s$/u, '').length);
  }
  for (const match of text.matchAll(AGED)) {
    const [first = '', ...others] = (match[1] ?? '').split(' ');
    const capital = (word: string): boolean => isCapital(word) || (isAllCapitals(word) && isKnown(word));
    if (
      capital(first) &&
      isFirst(first) &&
      !PLACE.test(text.slice(Math.max(0, match.index - 14), match.index)) &&
      others.some((word) => capital(word) && !isOrdinary(word))
    ) {
      while (others.length > 0 && !capital(others.at(-1) ?? '')) others.pop();
      add(match.index, [first, ...others].join(' ').length);
    }
  }
  for (const match of text.matchAll(AGED_INITIALS))
    if (!/^U\. ?[SK]\./.test(match[0])) add(match.index, /^(?:\p{Lu}\. ?)*/u.exec(match[0])?.[0].trimEnd().length ?? 0);
  return found;
}

/** Returns the start of the line of an offset; offsets must ascend, so that the text is searched once. */
function lineStarts(text: string): (offset: number) => number {
  let start = 0;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next <= offset) {
      start = next + 1;
      next = text.indexOf('\n', start);
    }
    return start;
  };
}

/** The length of the name at `start`, 0 for none. */
function nameLength(
  text: string,
  { start, lineStart }: { readonly start: number; readonly lineStart: number },
  { patient, title, named }: Readonly<Record<string, string | undefined>>,
): number {
  INITIALS.lastIndex = start;
  const initials = patient === undefined ? undefined : INITIALS.exec(text)?.[0];
  if (initials && !/^U\.\s?[SK]\./u.test(initials)) return initials.trimEnd().length;
  if (KNOWN_PAIR.test(text.slice(start, start + 24))) return 0;
  NAMES.lastIndex = start;
  // "Patient's name is ..." is followed by a name in any case.
  const labelled = /name is$|^patient name|^nome d/iu.test(patient ?? named ?? '');
  const colon = named !== undefined && text.slice(start - 2, start) === ': ';
  const parts: string[] = [];
  // "my patient Mrs. Jones": the title is matched as a trigger by itself.
  const words = (NAMES.exec(text)?.[0] ?? '').split(/[ \t]/);
  for (const [index, part] of words.entries()) {
    const joint = isParticle(part) && parts.length > 0;
    const named =
      !isOrdinary(part) &&
      (isCapital(part) ||
        isKnown(part) ||
        isAllCapitals(part) ||
        // "pt chiamaka okafor": no list has the first name.
        (index === 0 && part.length > 3 && mayBeName(fold(part)) && isStrongFamily(words[1] ?? '')) ||
        (labelled && parts.length < 2 && /^\p{Ll}/u.test(part)));
    if (!joint && !named) break;
    parts.push(part);
  }
  while (parts.length > 0 && isParticle(parts.at(-1) ?? '')) parts.pop();
  const [first] = parts;
  if (first === undefined) return 0;
  const length = parts.join(' ').length;
  // "Pt Meds: ..." is a heading: a colon after one word that no list of names has.
  if (parts.length === 1 && !labelled && !colon && !isKnown(first) && text[start + length] === ':') return 0;
  const likely =
    labelled ||
    ((isLikelyName(parts, { patient, title }) || (parts.length > 1 && isStrongFamily(parts[1] ?? ''))) &&
      !(patient !== undefined && isHeading(text, lineStart) && !isKnown(first)));
  // "Pt Keppra 500": a number after one unknown word is a dose, unless it is an age.
  if (
    parts.length === 1 &&
    !isKnown(first) &&
    !labelled &&
    /^ \d{1,6}(?![\d]| ?(?:anos|a\b|yo\b|y\b|years))/u.test(text.slice(start + length, start + length + 16))
  )
    return 0;
  return likely || (colon && isCapital(first) && mayBeName(fold(first))) ? length : 0;
}

/**
 * Whether the words after the trigger are a name: a known name, or capitalised words that are unlikely to be anything
 * else.
 */
function isLikelyName(
  taken: readonly string[],
  { patient, title }: { readonly patient: string | undefined; readonly title: string | undefined },
): boolean {
  const [first = ''] = taken;
  const capitals = taken.filter(isCapital).length;
  const single = isCapital(first) && mayBeName(fold(first));
  // "seu" also means "your", "d" is a letter, "MR" and "MS" are diseases.
  if (title !== undefined && /^(?:d|miss|mister)$/iu.test(title))
    return isFirst(first) || (title.startsWith('M') && single);
  if (title !== undefined && /^(?:seu|dona)$/iu.test(title)) return isFirst(first) || single;
  if (title !== undefined && /^ms$/iu.test(title))
    return isCapital(first) ? title === 'Ms' && single : title !== 'MS' && isKnown(first);
  if (title !== undefined) return (isCapital(first) && title !== 'MR') || (isKnown(first) && !isAllCapitals(first));
  if (isKnown(first) && (isFirst(first) || isCapital(first))) return true;
  if (isAllCapitals(first)) return taken.slice(1).some((word) => isFamily(word));
  return capitals >= 2 || (patient !== undefined && single);
}

/** Whether the line is a capitalised heading ("Patient Blood Management Program"). */
function isHeading(text: string, lineStart: number): boolean {
  const line = text.slice(lineStart, lineStart + 200).split('\n', 1)[0] ?? '';
  const long = line.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length >= 4 && long.filter(isCapital).length >= long.length * 0.7;
}
