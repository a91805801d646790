import { limits } from './limits';

/** The authorities whose licences a certificate can name; OTHER is one that the member names (LIC-3). */
export const licenceAuthorities = ['CRM', 'COREN', 'CRF', 'ORDEM', 'GMC', 'NMC', 'NPI', 'OTHER'] as const;
export type LicenceAuthority = (typeof licenceAuthorities)[number];

/** A licence in its canonical form. */
export interface Licence {
  readonly authority: LicenceAuthority;
  /** For OTHER only. */
  readonly authorityName: string | null;
  readonly number: string;
  /** The state of a Brazilian council, or the Portuguese order; null for the others. */
  readonly state: string | null;
  /** For COREN only. */
  readonly category: string | null;
  /** The last day of its validity, `YYYY-MM-DD`; null for one that does not expire. */
  readonly expiresOn: string | null;
}

/** The licence as the fields of a form. */
export interface LicenceFields {
  readonly licenceAuthority?: string | undefined;
  readonly licenceAuthorityName?: string | undefined;
  readonly licenceNumber?: string | undefined;
  readonly licenceState?: string | undefined;
  readonly licenceCategory?: string | undefined;
  readonly licenceExpiresOn?: string | undefined;
}

export interface LicenceForm {
  readonly label: string;
  readonly states?: { readonly label: string; readonly values: readonly string[] };
  readonly categories?: readonly string[];
  /** The form of the number, in words and by example. */
  readonly hint: string;
  readonly isValid: (number: string) => boolean;
}

const brazilianStates = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');
const inBrazil = { label: 'State', values: brazilianStates };
const inPortugal = {
  label: 'Order',
  values: [
    'Médicos',
    'Enfermeiros',
    'Farmacêuticos',
    'Médicos Dentistas',
    'Nutricionistas',
    'Psicólogos',
    'Fisioterapeutas',
  ],
};
const matches = (pattern: RegExp) => (number: string) => pattern.test(number);

/** Name and form of each authority's licences (LIC-4). */
export const licenceForms: Readonly<Record<LicenceAuthority, LicenceForm>> = {
  CRM: {
    label: 'CRM (medicine, Brazil)',
    states: inBrazil,
    hint: '1 to 7 digits, with P at the end for a provisional one, such as 123456',
    isValid: matches(/^[1-9]\d{0,6}P?$/),
  },
  COREN: {
    label: 'COREN (nursing, Brazil)',
    states: inBrazil,
    categories: ['ENF', 'TEC', 'AUX', 'OBST'],
    hint: '1 to 7 digits, such as 123456',
    isValid: matches(/^[1-9]\d{0,6}$/),
  },
  CRF: {
    label: 'CRF (pharmacy, Brazil)',
    states: inBrazil,
    hint: '1 to 6 digits, such as 12345',
    isValid: matches(/^[1-9]\d{0,5}$/),
  },
  ORDEM: {
    label: 'Ordem (Portugal)',
    states: inPortugal,
    hint: '1 to 6 digits, such as 54321',
    isValid: matches(/^[1-9]\d{0,5}$/),
  },
  GMC: { label: 'GMC (medicine, United Kingdom)', hint: '7 digits, such as 7654321', isValid: matches(/^\d{7}$/) },
  NMC: {
    label: 'NMC (nursing and midwifery, United Kingdom)',
    hint: '2 digits, a letter, 4 digits and a letter, such as 12A3456E',
    isValid: matches(/^\d{2}[A-Z]\d{4}[A-Z]$/),
  },
  NPI: {
    label: 'NPI (United States)',
    hint: '10 digits that begin with 1 or 2; the last one is a check digit',
    isValid: (number) => /^[12]\d{9}$/.test(number) && hasLuhnDigit(`80840${number}`),
  },
  OTHER: {
    label: 'Another authority',
    hint: `At most ${limits.licence.numberMax} letters and digits`,
    isValid: (number) => number !== '' && number.length <= limits.licence.numberMax && /^[\p{L}\p{N}]+$/u.test(number),
  },
};

/** Whether the last digit is the check digit of ISO/IEC 7812 (Luhn). An NPI has it with the prefix 80840. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. Without zod, because an area bundles this file. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Fixed-length numbers keep their zeros; the others are counted, and registries differ in the zeros before them. */
const countedAuthorities: readonly LicenceAuthority[] = ['CRM', 'COREN', 'CRF', 'ORDEM'];

/** A number without separators and in upper case, as it is stored and compared. */
export function canonicalLicenceNumber(authority: LicenceAuthority, number: string): string {
  const plain = number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./–-]/gu, '');
  return countedAuthorities.includes(authority) ? plain.replace(/^0+/, '') : plain;
}

/** Identifies a licence within its authority: state, category and number. */
export const licenceKey = ({ state, category, number }: Pick<Licence, 'state' | 'category' | 'number'>): string =>
  [state ?? '', category ?? '', number].join(':');

/** A licence, or the errors of its fields. */
export type ParsedLicence =
  | { readonly licence: Licence | null; readonly errors?: undefined }
  | { readonly licence?: undefined; readonly errors: Readonly<Partial<Record<keyof LicenceFields, string>>> };

const isAuthority = (value: string): value is LicenceAuthority =>
  (licenceAuthorities as readonly string[]).includes(value);

/**
 * Checks the fields of a licence and returns its canonical form (LIC-4); null without an authority and a number. States
 * and categories are ignored for an authority without them. Whether it has expired is not checked.
 */
export function parseLicence(fields: LicenceFields): ParsedLicence {
  const { licenceAuthority = '', licenceNumber = '', licenceExpiresOn = '' } = fields;
  if (licenceAuthority === '')
    return licenceNumber.trim() === '' ? { licence: null } : { errors: { licenceAuthority: 'Choose the authority' } };
  if (!isAuthority(licenceAuthority)) return { errors: { licenceAuthority: 'Choose one of the listed authorities' } };
  const form = licenceForms[licenceAuthority];
  const number = canonicalLicenceNumber(licenceAuthority, licenceNumber);
  const state = form.states ? (fields.licenceState ?? '').trim() : null;
  const category = form.categories ? (fields.licenceCategory ?? '').trim() : null;
  const authorityName =
    licenceAuthority === 'OTHER' ? (fields.licenceAuthorityName ?? '').normalize('NFC').trim() : null;
  const errors = {
    ...(number === '' && { licenceNumber: 'The number is empty' }),
    ...(number !== '' && !form.isValid(number) && { licenceNumber: `Not a number of this authority. ${form.hint}` }),
    ...(form.states && !form.states.values.includes(state ?? '') && { licenceState: 'Choose one from the list' }),
    ...(form.categories &&
      !form.categories.includes(category ?? '') && { licenceCategory: 'Choose one from the list' }),
    ...(authorityName === '' && { licenceAuthorityName: 'Name the authority' }),
    ...(licenceExpiresOn !== '' && !isDate(licenceExpiresOn) && { licenceExpiresOn: 'Not a date' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const expiresOn = licenceExpiresOn === '' ? null : licenceExpiresOn;
  return { licence: { authority: licenceAuthority, authorityName, number, state, category, expiresOn } };
}
