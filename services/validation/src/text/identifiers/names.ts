import { isDrug } from '../tokens/is-drug';
import { fold, wordSet } from '../tokens/fold';
import type { Identifier } from '../tokens/types';
import { EPONYM, FAMILY_NAMES, mayBeName } from './name-words';

/** Common first names that are not everyday words; after "patient" they count in lower case too. */
const FIRST_NAMES = wordSet(`
  maria ana joão jose josé antonio antônio francisco carlos paulo pedro lucas luiz luis luís marcos gabriel rafael daniel marcelo bruno eduardo felipe raimundo rodrigo manoel manuel mateus matheus andre andré fernando fabio fábio leonardo gustavo guilherme leandro tiago thiago anderson ricardo marcio márcio jorge sebastião
  alexandre roberto edson diego vitor victor valdir zulmira xiu sergio sérgio claudio cláudio mauricio maurício renato vinicius henrique julio júlio caio arthur artur enzo miguel heitor davi bernardo samuel joaquim benedito geraldo severino osvaldo wilson nelson mario mário juliana francisca antonia antônia adriana marcia márcia fernanda patricia patrícia aline sandra camila
  amanda bruna jessica jéssica leticia letícia julia júlia luciana vanessa mariana gabriela vera larissa claudia cláudia beatriz rita luana sonia sônia renata eliane josefa simone natalia natália cristiane carla debora débora rosangela rosângela rosana tatiane tatiana raquel priscila daniela helena alice laura valentina isabela isabella sofia sophia manuela heloisa heloísa cecília terezinha aparecida lucia lúcia tereza
  john james robert michael william david richard joseph thomas charles christopher matthew anthony steven andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin gregory raymond patrick alexander jack dennis jerry tyler aaron henry adam douglas nathan peter zachary kyle
  mary patricia jennifer linda elizabeth barbara susan sarah karen lisa nancy betty margaret ashley kimberly emily donna michelle carol melissa deborah stephanie rebecca sharon cynthia kathleen amy angela shirley brenda pamela emma nicole samantha katherine christine rachel carolyn janet catherine heather diane olivia joyce virginia julie ruth hannah jane jean
`);

// Words after "patient" that may be capitalised but are not names: headings, scales, eponyms, everyday words.
const NOT_NAMES = wordSet(`
  with without and or who was is has had in on at of for from to the a an new old our my this that reported centered centred global health safety care satisfaction questionnaire activation outcome outcomes assessment controlled education information portal network blueprint rights advocacy group journal study trial day case
  male female man woman boy girl adult child elderly older young pregnant diabetic hypertensive stable unstable admitted presents presented denies complains taking using after before during under needs does did should can will
  com sem e ou que quem foi é está tem teve em no na nos nas de do da dos das para por após antes durante idoso idosa jovem adulto adulta criança gestante homem mulher masculino feminino diabético diabética hipertenso hipertensa estável instável grave crítico crítica internado internada admitido admitida refere nega apresenta evolui em-uso usa tomando feminina
  crônico crônica agudo aguda cirúrgico oncológico renal hepático cardiopata dialítico transplantado transplantada assintomático sintomático obeso obesa tabagista etilista acamado negro branca branco séptico
  covid chagas crohn parkinson alzheimer graves hashimoto marfan down turner child pugh glasgow killip hodgkin wilson addison cushing kawasaki barrett behcet sjogren ewing wegener addisonian medicare sus uti icu er ed rn ok
  not unknown withheld needed aged years year presenting seen here there being will may must might also just still now then his her their very who's guillain barre stevens lewy bonnet arbor body bodies factors support groups reported education and feedback flow access visit visits registry registries data engagement monitoring monitor records record chart label tag input voice views view advocates advocate partner partners satisfied review reviews recruitment follow followup advice tools tool room bed zero one two three four five first second new reports says said got gets
  deambula relata queixa segue mantem apresentou nega negou usou afib keppra termo mãe mae pai filho esposa advocate sinusal urg covid19 flu rsv uti cti enfermaria leito dormindo sedado intubado
  sepse sepsis dengue zika covid febre fever pain trauma stroke shock asthma copd dpoc avc iam hiv lupus choque veio foi teve chega chegou deu mantém evolui fez faz quer vem segue vai sob alta bem mal ruim melhor pior dor tosse leve moderado preto parda pardo surdo cego lúcido anúrico afebril eupneico hígido prévio viúvo solteiro casado
  mr mrs ms miss dr dra sr sra srta january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
`);

const WORD = String.raw`\p{L}[\p{L}'’-]{1,25}`;
const TRIGGERS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<patient>patient(?:'s name is|'s name|, named| named| called| name(?: is)?)?|pt|pte|pcte|pct|rn d[eao]|baby of|(?:filh[oa]|mãe) d[eao]|paciente(?:,? (?:de nome|chamad[oa]|nome))?|pac|client)\.?|(?<title>mrs?|ms|miss|mister|sr|sra|srta|senhora?|dona|seu|d)\.?|(?<named>nome(?: d[oa] paciente| completo)?(?:(?= ?:)| é)?|patient name(?: is)?|full name|name|named|chama-se))(?:[ \t]{1,3}|: ?|, ?)(?=\p{L})`,
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
const isKnown = (word: string): boolean => FIRST_NAMES.has(fold(word)) || FAMILY_NAMES.has(fold(word));
const isParticle = (word: string): boolean => /^(?:da|de|do|das|dos)$/iu.test(word);
const isOrdinary = (word: string): boolean => NOT_NAMES.has(fold(word)) || isDrug(word);

/**
 * Finds names of patients: "paciente Maria da Silva", "Pt. John Smith", "Mrs. Jones", "Maria Souza, 45 anos"; no
 * headings or scales.
 */
export function findNames(text: string): readonly Identifier[] {
  const found: Identifier[] = [];
  const lineStart = lineStarts(text);
  for (const match of text.matchAll(TRIGGERS)) {
    const start = match.index + match[0].length;
    const length = nameLength(text, { start, lineStart: lineStart(start) }, match.groups ?? {});
    if (length > 0) found.push({ kind: 'name', start: match.index, end: start + length });
  }
  for (const match of text.matchAll(AGED)) {
    const [first = '', ...others] = (match[1] ?? '').split(' ');
    const capital = (word: string): boolean => isCapital(word) || (isAllCapitals(word) && isKnown(word));
    if (
      capital(first) &&
      FIRST_NAMES.has(fold(first)) &&
      !PLACE.test(text.slice(Math.max(0, match.index - 14), match.index)) &&
      others.some((word) => capital(word) && !isOrdinary(word))
    )
      found.push({ kind: 'name', start: match.index, end: match.index + (match[1] ?? '').length });
  }
  for (const match of text.matchAll(AGED_INITIALS))
    if (!/^U\. ?[SK]\./.test(match[0]))
      found.push({ kind: 'name', start: match.index, end: match.index + match[0].length });
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
  if (EPONYM.test(text.slice(start, start + 24))) return 0;
  NAMES.lastIndex = start;
  // "Patient's name is ..." is followed by a name in any case.
  const labelled = /name is$|^patient name|^nome d/iu.test(patient ?? named ?? '');
  const colon = named !== undefined && text.slice(start - 2, start) === ': ';
  const parts: string[] = [];
  // "my patient Mrs. Jones": the title is matched as a trigger by itself.
  for (const part of (NAMES.exec(text)?.[0] ?? '').split(/[ \t]/)) {
    const joint = isParticle(part) && parts.length > 0;
    const named =
      !isOrdinary(part) &&
      (isCapital(part) ||
        isKnown(part) ||
        isAllCapitals(part) ||
        (parts.length > 0 && isParticle(parts.at(-1) ?? '')) ||
        (labelled && parts.length < 2 && /^\p{Ll}/u.test(part)));
    if (!joint && !named) break;
    parts.push(part);
  }
  while (parts.length > 0 && isParticle(parts.at(-1) ?? '')) parts.pop();
  const [first] = parts;
  if (first === undefined) return 0;
  const length = parts.join(' ').length;
  const likely =
    labelled ||
    (isLikelyName(parts, { patient, title }) &&
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
    return FIRST_NAMES.has(fold(first)) || (title.startsWith('M') && single);
  if (title !== undefined && /^(?:seu|dona)$/iu.test(title)) return FIRST_NAMES.has(fold(first)) || single;
  if (title !== undefined && /^ms$/iu.test(title))
    return isCapital(first) ? title === 'Ms' && single : title !== 'MS' && isKnown(first);
  if (title !== undefined) return (isCapital(first) && title !== 'MR') || (isKnown(first) && !isAllCapitals(first));
  if (isKnown(first) && (FIRST_NAMES.has(fold(first)) || isCapital(first))) return true;
  if (isAllCapitals(first)) return taken.slice(1).some((word) => FAMILY_NAMES.has(fold(word)));
  return capitals >= 2 || (patient !== undefined && single);
}

/** Whether the line is a capitalised heading ("Patient Blood Management Program"). */
function isHeading(text: string, lineStart: number): boolean {
  const line = text.slice(lineStart, lineStart + 200).split('\n', 1)[0] ?? '';
  const long = line.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length >= 4 && long.filter(isCapital).length >= long.length * 0.7;
}
