import { allLocales } from '@faker-js/faker';
import type { IdentifierKind } from '@cred/contract';
import type { Random } from './random';

export type Language = 'en' | 'pt';
type Generator = (random: Random, language: Language) => string;

const LOCALES = {
  en: ['en', 'en_AU', 'en_GB', 'en_IN', 'en_NG', 'en_ZA'],
  pt: ['pt_BR', 'pt_PT'],
} as const;

/** All strings in a part of faker's data, which nests lists by sex. */
function stringsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(stringsOf);
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsOf) : [];
}

/** Every second name of faker's lists: the detector's lists contain the others (its data/person-names.json). */
const heldBack = (part: 'first_name' | 'last_name', language: Language): readonly string[] =>
  LOCALES[language]
    .flatMap((locale) => stringsOf(allLocales[locale]?.person?.[part]).filter((_, index) => index % 2 === 1))
    .filter((name) => /^\p{Script=Latin}{3,}(?:['’-]\p{Script=Latin}+)*$/u.test(name));
const NAMES = {
  en: { first: heldBack('first_name', 'en'), last: heldBack('last_name', 'en') },
  pt: { first: heldBack('first_name', 'pt'), last: heldBack('last_name', 'pt') },
};

/** Names as they are usual among patients, written for this measurement. */
const USUAL = {
  en: {
    first:
      'Margaret Doreen Stanley Kathleen Ethan Chloe Jayden Olivia Mohammed Fatima Priya Rajesh Chinedu Amara Siobhan Callum Gareth Megan Wojciech Agnieszka Mei Hiroshi Carlos Guadalupe Tyrone Latoya Brittany Kayleigh Ingrid Lars Yusuf Zainab Harpreet Deepak Oksana Dmitri Eileen Norman Beryl Trevor'.split(
        ' ',
      ),
    last: 'Thompson Holloway Okafor Adeyemi Patel Sharma Kowalczyk Nowak Nguyen Chen Garcia Hernandez Murphy Gallagher MacDonald Fraser Pritchard Llewellyn Hussain Begum Ahmed Singh Petrov Shevchenko Johansson Schmidt Rossi Papadopoulos Whitfield Ashworth Braithwaite Henderson Robinson Washington Jefferson Ferguson Cartwright Fitzgerald Osborne Baptiste'.split(
      ' ',
    ),
  },
  pt: {
    first:
      'Maria José João Ana Francisca Raimundo Antônia Sebastião Terezinha Josefa Cleonice Edivaldo Rosângela Wellington Kauã Enzo Valentina Heloísa Thiago Jéssica Gonçalo Matilde Afonso Leonor Rui Inês Beatriz Duarte Fernanda Márcio Luciana Severino Zilda Osvaldo Neusa Gilberto Adriana Vanessa Débora Caio'.split(
        ' ',
      ),
    last: 'Silva Santos Oliveira Souza Pereira Ferreira Rodrigues Almeida Carvalho Gonçalves Nascimento Araújo Ribeiro Figueiredo Albuquerque Cavalcanti Vasconcelos Teixeira Moreira Nogueira Bittencourt Pacheco Tavares Magalhães Queiroz Azevedo Pinheiro Monteiro Cardoso Guimarães Brandão Siqueira Mendonça Drummond Faria Lacerda Rezende Sampaio Barreto Fonseca'.split(
      ' ',
    ),
  },
};
/** A quarter of the names is from the rare half of the lists. */
const nameFrom =
  (part: 'first' | 'last'): Generator =>
  (random, language) =>
    random.pick(random.next() < 0.25 ? NAMES[language][part] : USUAL[language][part]);
export const firstName = nameFrom('first');
const lastName = nameFrom('last');
const fullName: Generator = (random, language) => {
  const joint = language === 'pt' && random.next() < 0.4 ? ` ${random.pick(['da', 'de', 'dos'])} ` : ' ';
  return `${firstName(random, language)}${joint}${lastName(random, language)}`;
};

/** The digit that makes a weighted sum with a remainder of 11 right; `undefined` when none does. */
const weighted = (digits: string, weightOf: (index: number) => number): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * weightOf(index), 0);

const cpf: Generator = (random) => {
  let digits = `${random.between(1, 9)}${random.digits(8)}`;
  for (const length of [9, 10]) digits += ((weighted(digits, (index) => length + 1 - index) * 10) % 11) % 10;
  return random.next() < 0.5 ? digits : digits.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
};
const cns: Generator = (random) => {
  for (;;) {
    const start = `${random.pick(['7', '8', '1', '2'])}${random.digits(13)}`;
    const last = (11 - (weighted(start, (index) => 15 - index) % 11)) % 11;
    if (last < 10)
      return random.next() < 0.5
        ? `${start}${last}`
        : `${start}${last}`.replace(/(...)(....)(....)(....)/, '$1 $2 $3 $4');
  }
};
const nhs: Generator = (random) => {
  for (;;) {
    const start = `${random.between(4, 9)}${random.digits(8)}`;
    const last = (11 - (weighted(start, (index) => 10 - index) % 11)) % 11;
    if (last < 10) return `${start}${last}`.replace(/(...)(...)(....)/, '$1 $2 $3');
  }
};
const nif: Generator = (random) => {
  const start = `${random.pick(['1', '2', '3'])}${random.digits(7)}`;
  const rest = weighted(start, (index) => 9 - index) % 11;
  return `${start}${rest < 2 ? 0 : 11 - rest}`;
};

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  pt: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
};
const two = (value: number): string => String(value).padStart(2, '0');
const date =
  (from: number, to: number): Generator =>
  (random, language) => {
    const [day, month, year] = [random.between(1, 28), random.between(1, 12), random.between(from, to)];
    const name = MONTHS[language][month - 1] ?? '';
    return random.pick([
      `${two(day)}/${two(month)}/${year}`,
      `${year}-${two(month)}-${two(day)}`,
      `${day}.${month}.${year}`,
      `${two(day)}-${two(month)}-${String(year).slice(2)}`,
      language === 'pt' ? `${day} de ${name} de ${year}` : `${day} ${name} ${year}`,
      language === 'pt' ? `${day} de ${name}` : `${name} ${day}, ${year}`,
    ]);
  };
const NINETIES = {
  en: ['ninety-one', 'ninety-four', 'ninety-eight'],
  pt: ['noventa e um', 'noventa e quatro', 'noventa e oito'],
};
const STREETS = {
  en: ['Maple', 'Thornton', 'King George', 'Ashfield', 'Station', 'Old Mill', 'Bridgewater', 'Cavendish'],
  pt: [
    'das Palmeiras',
    'Sete de Setembro',
    'do Comércio',
    'Barão de Itapura',
    'Dom Pedro II',
    'da Liberdade',
    'Afonso Costa',
  ],
};
const address: Generator = (random, language) => {
  const street = random.pick(STREETS[language]);
  if (language === 'pt')
    return random.pick([
      `${random.pick(['Rua', 'Avenida', 'Travessa', 'Av.', 'rua'])} ${street}, ${random.between(2, 3_000)}`,
      `Rua ${street}, nº ${random.between(2, 900)}, apto ${random.between(1, 90)}`,
      `CEP ${random.digits(5)}-${random.digits(3)}`,
    ]);
  return random.pick([
    `${random.between(2, 900)} ${street} ${random.pick(['Road', 'Street', 'Lane', 'Avenue', 'Crescent', 'St', 'Rd', 'Ave'])}`,
    `${random.pick(['LS', 'M', 'SW', 'EH', 'CF', 'BT'])}${random.between(1, 19)} ${random.between(1, 9)}${random.pick(['AB', 'DF', 'HJ', 'XY'])}`,
    `${random.between(2, 900)} ${street} Drive, Apt ${random.between(1, 90)}`,
  ]);
};
const phone: Generator = (random, language) =>
  language === 'pt'
    ? random.pick([
        `(${random.between(11, 99)}) 9${random.digits(4)}-${random.digits(4)}`,
        `+351 91${random.digits(1)} ${random.digits(3)} ${random.digits(3)}`,
        `${random.between(11, 99)} 9${random.digits(4)}-${random.digits(4)}`,
      ])
    : random.pick([
        `(${random.between(201, 989)}) 555-${random.digits(4)}`,
        `+44 7700 900${random.digits(3)}`,
        `0${random.pick(['161 496', '113 496', '117 496'])} 0${random.digits(3)}`,
        `${random.between(201, 989)}-555-${random.digits(4)}`,
      ]);
const handle: Generator = (random, language) =>
  `${firstName(random, language)}${random.pick(['.', '_', ''])}${random.pick(['fit', 'oficial', 'real', 'mum'])}${random.between(1, 99)}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\w.]/g, '');

/** An invented value of each kind. The check digits of CPF, CNS, NHS number and NIF are right. */
export const values: Readonly<Record<IdentifierKind, Generator>> = {
  name: fullName,
  address,
  birth: date(1930, 2020),
  date: date(2019, 2026),
  age: (random, language) => (random.next() < 0.75 ? String(random.between(90, 108)) : random.pick(NINETIES[language])),
  phone,
  fax: phone,
  email: (random, language) =>
    `${handle(random, language)}@${random.pick(['example.com', 'mail.example.org', 'exemplo.com.br', 'hospital.example.pt'])}`,
  ssn: (random) => `${random.between(100, 665)}-${two(random.between(1, 99))}-${random.digits(4)}`,
  record: (random) => random.pick([random.digits(7), random.digits(6), `${random.letters(3)}${random.digits(6)}`]),
  healthplan: (random) =>
    random.pick([random.digits(12), `${random.letters(3)}${random.digits(9)}`, random.digits(17)]),
  account: (random) => random.pick([random.digits(8), `${random.digits(5)}-${random.digits(1)}`, random.digits(10)]),
  licence: (random) => random.pick([random.digits(11), `${random.letters(2)}${random.digits(7)}`, random.digits(6)]),
  plate: (random) =>
    random.pick([
      `${random.letters(3)}${random.digits(1)}${random.letters(1)}${random.digits(2)}`,
      `${random.letters(3)}-${random.digits(4)}`,
      `${random.digits(2)}-${random.letters(2)}-${random.digits(2)}`,
      `${random.letters(2)}${random.digits(2)} ${random.letters(3)}`,
    ]),
  device: (random) =>
    random.pick([
      `${random.letters(3)}${random.digits(7)}`,
      `${random.letters(2)}-${random.digits(8)}`,
      random.digits(14),
    ]),
  url: (random, language) =>
    `https://${random.pick(['www.facebook.com', 'instagram.com', 'www.linkedin.com/in', 'drive.google.com/file/d'])}/${handle(random, language)}`,
  ip: (random) =>
    [random.between(11, 223), random.between(0, 255), random.between(0, 255), random.between(1, 254)].join('.'),
  handle: (random, language) => `@${handle(random, language)}`,
  biometric: (random) =>
    random.pick([`FP-${random.digits(5)}-${random.letters(1)}`, `${random.letters(2)}${random.digits(8)}`]),
  photo: (random, language) =>
    `${random.pick(['face', 'patient', 'paciente', 'rosto', 'IMG'])}_${random.digits(6)}_${handle(random, language).replaceAll('.', '')}.${random.pick(['jpg', 'png', 'heic'])}`,
  cpf,
  rg: (random) => `${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`,
  cns,
  nif,
  utente: (random) => `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`,
  nhs,
};
