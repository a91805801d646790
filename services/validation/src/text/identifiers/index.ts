import type { Identifier } from '../types';
import { findContacts } from './contacts';
import { findNames } from './names';
import { findNumbers } from './numbers';

/**
 * What in a text could tell who a patient is, in order (validation promise 4): CPF, health card, record numbers,
 * dates of birth, phone numbers, mail addresses, and "patient" with a name. Those of different kinds may overlap.
 */
export function findIdentifiers(text: string): readonly Identifier[] {
  const found = [...findNumbers(text), ...findContacts(text), ...findNames(text)].sort((a, b) => a.start - b.start || b.end - a.end);
  // The longest of each place; the ends of one kind grow, so one look back is enough.
  const last = new Map<Identifier['kind'], number>();
  return found.filter(({ kind, end }) => {
    if (end <= (last.get(kind) ?? 0)) return false;
    last.set(kind, end);
    return true;
  });
}
