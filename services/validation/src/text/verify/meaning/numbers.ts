import { fold } from '../../tokens/fold';

/** Spellings of units that mean the same, the shortest first; the key is its first word. */
const UNITS = `
mg milligram milligrams miligrama miligramas
mcg ug µg μg microgram micrograms micrograma microgramas
g gr gram grams grama gramas
kg kgs kilo kilos quilo quilos kilogram kilograms
ml milliliter milliliters millilitre millilitres mililitro mililitros cc
l liter liters litre litres litro litros
hour h hr hrs hs hours hora horas
minute min mins minutes minuto minutos
second sec secs seconds segundo segundos seg
day d days dia dias
week wk wks weeks semana semanas
month mo mos mth mths months mes meses
year y yr yrs years ano anos a
iu ui
unit u units unidade unidades
tablet tab tabs tablets cp cpr comp comprimido comprimidos
drop gt gts drops gota gotas
% percent porcento
mmhg
bpm
cm centimetre centimetres centimeter centimeters centimetro centimetros
mm millimetre millimetres millimeter millimeters milimetro milimetros
°c ºc celsius
° º graus grau degrees degree
k thousand mil
times x time vez vezes
v volt volts volte
mv millivolt millivolts milivolt milivolts
j joule joules
mmol millimole millimoles milimol milimois
ms millisecond milliseconds milissegundo milissegundos
ampoule amp amps ampoules ampola ampolas
puff puffs jato jatos
`;
const units = new Map(
  UNITS.trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word) => [fold(word), words[0] ?? word] as const);
    }),
);
/** Words that are units only after a number. */
export const unitOf = (word: string): string | undefined => units.get(fold(word));

const NUMERALS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  dois: '2',
  duas: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  sete: '7',
  oito: '8',
  nove: '9',
  dez: '10',
  onze: '11',
  doze: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  treze: '13',
  quatorze: '14',
  catorze: '14',
  quinze: '15',
  dezesseis: '16',
  dezasseis: '16',
  dezessete: '17',
  dezassete: '17',
  dezoito: '18',
  dezenove: '19',
  dezanove: '19',
  vinte: '20',
  trinta: '30',
  quarenta: '40',
  cinquenta: '50',
  sessenta: '60',
  setenta: '70',
  oitenta: '80',
  noventa: '90',
};
/** The number that a word names; "one" and "um" only where a number is meant. */
export const numeralOf = (folded: string): string | undefined => NUMERALS[folded];

const ORDINALS: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
  eleventh: '11',
  twelfth: '12',
  primeiro: '1',
  primeira: '1',
  segundo: '2',
  segunda: '2',
  quarta: '4',
  quinta: '5',
  sexta: '6',
  terceiro: '3',
  terceira: '3',
  quarto: '4',
  quinto: '5',
  sexto: '6',
  setimo: '7',
};
/** The number of an ordinal that is written as a word. */
export const ordinalOf = (folded: string): string | undefined => ORDINALS[folded];

const SEX_AFTER_AGE: Readonly<Record<string, string>> = { f: 'c:female', m: 'c:male' };

/**
 * The possible readings of a number with its unit, each a list of keys: "5mg" is a 5 and a milligram, "72F" an age and a
 * sex, "8/8h" every 8 hours.
 */
export function numberReadings(text: string): readonly (readonly string[])[] {
  // "190X110".
  const compact = text.replace(/\s/gu, '').replace(/(?<=\d)X(?=\d)/gu, 'x');
  const exact = [`n:${compact}`];
  const every = /^(\d{1,2})[/-]\1(?:h|hs|hrs|horas?)?$/iu.exec(compact);
  if (every)
    return [
      ['c:every', `n:${every[1]}`, 'u:hour'],
      // "De 6 em 6 horas".
      [`n:${every[1]}`, 'w:em', `n:${every[1]}`, 'u:hour'],
      ['w:de', `n:${every[1]}`, 'w:em', `n:${every[1]}`, 'u:hour'],
      exact,
    ];
  // "3/7" and "2/52" are days and weeks.
  const duration = /^(\d{1,2})\/(7|52)$/.exec(compact);
  if (duration && Number(duration[1]) <= 31 && duration[1] !== duration[2])
    return [[`n:${duration[1]}`, duration[2] === '7' ? 'u:day' : 'u:week'], exact];
  const parts = /^([-−]?[\d.,/:–—x×½¼¾⅓⅔-]*[\d½¼¾⅓⅔])(?![-–—/:.,x×]?\d)(\D.*)$/u.exec(compact);
  if (!parts)
    return [
      [`n:${plainNumber(compact)}`],
      ...(compact.includes('-') || compact.includes('–') ? rangeReading(compact) : []),
    ];
  const [, number = '', suffix = ''] = parts;
  const core = `n:${plainNumber(number)}`;
  const readings: (readonly string[])[] = [];
  const folded = fold(suffix);
  const sex = SEX_AFTER_AGE[folded];
  if (sex !== undefined && /^\d{1,3}$/.test(number)) readings.push([core, 'u:year', 'c:old', sex]);
  const ageSex = /^(?:yo|yr|y)([fm])$/.exec(folded);
  if (ageSex) readings.push([core, 'u:year', 'c:old', SEX_AFTER_AGE[ageSex[1] ?? ''] ?? '']);
  if (/^y\/?o$/.test(folded)) readings.push([core, 'u:year', 'c:old']);
  if (/^(?:st|nd|rd|th|[ªºoa°])$/u.test(folded)) readings.push([core, 'c:ordinal']);
  if (folded === 'am' || folded === 'pm') readings.push([core, `w:${folded}`]);
  // "32sem".
  if (folded === 'sem') readings.push([core, 'u:week']);
  if (suffix === 'k' && /^\d{1,3}$/.test(number)) readings.push([`n:${number}000`]);
  const steps = folded.split('/');
  readings.push([core, ...steps.flatMap((step, at) => [...(at > 0 ? ['s:/'] : []), `u:${unitOf(step) ?? step}`])]);
  for (const range of rangeReading(number)) readings.push([...range, ...(readings.at(-1) ?? []).slice(1)]);
  return readings;
}

/** "5,000" is written "5000" by some; "0.50" stays as it is. */
const plainNumber = (text: string): string =>
  /^[1-9]\d{0,2}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;

/** "3-5" is "3 to 5". */
function rangeReading(text: string): readonly (readonly string[])[] {
  const found = /^(\d+(?:[.,]\d+)?)[-–](\d+(?:[.,]\d+)?)$/u.exec(text);
  return found ? [[`n:${found[1]}`, 'c:to', `n:${found[2]}`]] : [];
}
