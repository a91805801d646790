import type { Identifier, IdentifierKind } from '../text';

const descriptions: Readonly<Record<IdentifierKind, string>> = {
  name: 'a patient’s name',
  address: 'an address',
  birth: 'a date of birth',
  date: 'a date',
  age: 'an age over 89',
  phone: 'a phone number',
  fax: 'a fax number',
  email: 'a mail address',
  ssn: 'a social security number',
  record: 'a record number',
  healthplan: 'a health plan number',
  account: 'an account number',
  licence: 'a licence number',
  plate: 'a number plate',
  device: 'a device number',
  url: 'a web address',
  ip: 'an IP address',
  handle: 'an account name',
  biometric: 'biometric data',
  photo: 'a photo',
  cpf: 'a CPF',
  rg: 'an identity card number (RG)',
  cns: 'a health card number (CNS)',
  nif: 'a tax number (NIF)',
  utente: 'a health user number (utente)',
  nhs: 'an NHS number',
};

/** The kinds that were found, without duplicates. */
export const kindsOf = (found: readonly Identifier[]): IdentifierKind[] =>
  [...new Set(found.map(({ kind }) => kind))].sort();

/** Why a text was not checked; names the kinds and never the identifiers (VAL-4). */
export function identifierError(found: readonly Identifier[]): string {
  const kinds = kindsOf(found).map((kind) => descriptions[kind]);
  const last = kinds.pop() ?? '';
  return `This text was not checked: it seems to identify a patient by ${kinds.length > 0 ? `${kinds.join(', ')} and ` : ''}${last}. Nothing was sent to other services. Please take it out and check again.`;
}
