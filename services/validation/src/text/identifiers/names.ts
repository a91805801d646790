import { isDrug } from '../drugs/is-drug';
import { fold, words } from '../fold';
import type { Identifier } from '../types';

/** Common first names that are no everyday word; in small letters too they tell a person after "patient". */
const FIRST_NAMES = words(`
  maria ana joão jose josé antonio antônio francisco carlos paulo pedro lucas luiz luis luís marcos gabriel rafael daniel marcelo bruno eduardo felipe raimundo rodrigo manoel manuel mateus matheus andre andré fernando fabio fábio leonardo gustavo guilherme leandro tiago thiago anderson ricardo marcio márcio jorge sebastião
  alexandre roberto edson diego vitor victor sergio sérgio claudio cláudio mauricio maurício renato vinicius henrique julio júlio caio arthur artur enzo miguel heitor davi bernardo samuel joaquim benedito geraldo severino osvaldo wilson nelson mario mário juliana francisca antonia antônia adriana marcia márcia fernanda patricia patrícia aline sandra camila
  amanda bruna jessica jéssica leticia letícia julia júlia luciana vanessa mariana gabriela vera larissa claudia cláudia beatriz rita luana sonia sônia renata eliane josefa simone natalia natália cristiane carla debora débora rosangela rosângela rosana tatiane tatiana raquel priscila daniela helena alice laura valentina isabela isabella sofia sophia manuela heloisa heloísa cecília terezinha aparecida lucia lúcia tereza
  john james robert michael william david richard joseph thomas charles christopher matthew anthony steven andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin gregory raymond patrick alexander jack dennis jerry tyler aaron henry adam douglas nathan peter zachary kyle
  mary patricia jennifer linda elizabeth barbara susan sarah karen lisa nancy betty margaret ashley kimberly emily donna michelle carol melissa deborah stephanie rebecca sharon cynthia kathleen amy angela shirley brenda pamela emma nicole samantha katherine christine rachel carolyn janet catherine heather diane olivia joyce virginia julie ruth hannah jane jean
`);

// What follows "patient" with a capital and is no name: headings, scales, eponyms, everyday words.
const NO_NAME = words(`
  with without and or who was is has had in on at of for from to the a an new old our my this that reported centered centred global health safety care satisfaction questionnaire activation outcome outcomes assessment controlled education information portal network blueprint rights advocacy group journal study trial day case
  male female man woman boy girl adult child elderly older young pregnant diabetic hypertensive stable unstable admitted presents presented denies complains taking using after before during under needs does did should can will
  com sem e ou que quem foi é está tem teve em no na nos nas de do da dos das para por após antes durante idoso idosa jovem adulto adulta criança gestante homem mulher masculino feminino diabético diabética hipertenso hipertensa estável instável grave crítico crítica internado internada admitido admitida refere nega apresenta evolui em-uso usa tomando feminina
  crônico crônica agudo aguda cirúrgico oncológico renal hepático cardiopata dialítico transplantado transplantada assintomático sintomático obeso obesa tabagista etilista acamado negro branca branco séptico
  covid chagas crohn parkinson alzheimer graves hashimoto marfan down turner child pugh glasgow killip hodgkin wilson addison cushing kawasaki barrett behcet sjogren ewing wegener addisonian medicare sus uti icu er ed rn ok
  mr mrs ms miss dr dra sr sra srta january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
`);

const WORD = String.raw`\p{L}[\p{L}'’-]{1,25}`;
const TRIGGERS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<patient>patient(?:'s name is|'s name|, named| named| called| name(?: is)?)?|pt|pcte|pct|paciente(?:,? (?:de nome|chamad[oa]|nome))?|pac|client)\.?|(?<title>mrs?|ms|miss|mister|sr|sra|srta|senhora?|dona|seu|d)\.?|(?<named>nome(?: d[oa] paciente| completo)?|patient name|full name|name|named|chama-se))(?:[ \t]{1,3}|: ?|, ?)(?=\p{L})`,
  'giu',
);
const NAMES = new RegExp(String.raw`${WORD}(?:(?: d[aeo]s?)?[ \t]${WORD}){0,4}`, 'uy');
const INITIALS = /\p{Lu}\.\s?(?:\p{Lu}\.\s?){1,3}/uy;
const AGED = new RegExp(String.raw`(?<![\p{L}\d])(${WORD}(?: d[aeo]s?)? ${WORD}(?: ${WORD})?),? \(?\d{1,3}[ -]?(?:anos|a\b|yo\b|y\/o|y\b|years?)`, 'gu');

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
const isJoint = (word: string): boolean => /^(?:da|de|do|das|dos)$/u.test(word);
const isOrdinary = (word: string): boolean => NO_NAME.has(fold(word)) || isDrug(word);

/** Patients by name: "paciente Maria da Silva", "Pt. John Smith", "Mrs. Jones", "Maria Souza, 45 anos"; no headings or scales. */
export function findNames(text: string): readonly Identifier[] {
  const found: Identifier[] = [];
  for (const match of text.matchAll(TRIGGERS)) {
    const start = match.index + match[0].length;
    const length = nameAt(text, start, match.groups ?? {});
    if (length > 0) found.push({ kind: 'name', start: match.index, end: start + length });
  }
  for (const match of text.matchAll(AGED)) {
    const [first = '', ...others] = (match[1] ?? '').split(' ');
    if (isCapital(first) && FIRST_NAMES.has(fold(first)) && others.some((word) => isCapital(word) && !isOrdinary(word))) found.push({ kind: 'name', start: match.index, end: match.index + (match[1] ?? '').length });
  }
  return found;
}

/** The length of the name at `start`, 0 for none. */
function nameAt(text: string, start: number, { patient, title }: Readonly<Record<string, string | undefined>>): number {
  INITIALS.lastIndex = start;
  const initials = patient === undefined ? undefined : INITIALS.exec(text)?.[0];
  if (initials && !/^U\.\s?[SK]\./u.test(initials)) return initials.trimEnd().length;
  NAMES.lastIndex = start;
  const parts = (NAMES.exec(text)?.[0] ?? '').split(/([ \t])/);
  const taken: string[] = [];
  // "my patient Mrs. Jones": the title that follows is a trigger of its own.
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) continue;
    if (isJoint(part) && taken.length > 0) taken.push(part);
    else if (!isOrdinary(part) && (isCapital(part) || FIRST_NAMES.has(fold(part)) || (taken.length > 0 && taken.at(-1) !== undefined && isJoint(taken.at(-1) ?? '')))) taken.push(part);
    else break;
  }
  while (taken.length > 0 && isJoint(taken.at(-1) ?? '')) taken.pop();
  const [first] = taken;
  if (first === undefined) return 0;
  const known = FIRST_NAMES.has(fold(first));
  const capitals = taken.filter(isCapital).length;
  // "seu" is "your" too and "d" a letter: a known name must follow; "Mr." and "sra." are never anything else.
  const strict = title !== undefined && /^(?:seu|d|dona|miss|ms|mister)$/iu.test(title);
  const sure = title !== undefined && !strict ? isCapital(first) || known : known || (capitals >= 2 && !strict && !isHeading(text, start));
  return sure ? taken.join(' ').length : 0;
}

/** Whether the line is a heading of capitals ("Patient Blood Management Program"). */
function isHeading(text: string, start: number): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const line = text.slice(from, from + 200).split('\n', 1)[0] ?? '';
  const long = line.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length >= 4 && long.filter(isCapital).length >= long.length * 0.7;
}
