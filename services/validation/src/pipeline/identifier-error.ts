import type { Identifier, IdentifierKind } from '../text';

const descriptions: Readonly<Record<IdentifierKind, string>> = {
  cpf: 'a CPF',
  cns: 'a health card number (CNS)',
  record: 'a record number',
  birth: 'a date of birth',
  phone: 'a phone number',
  mail: 'a mail address',
  name: 'a patient’s name',
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
