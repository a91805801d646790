import type { Identifier } from '../tokens/types';
import { findContacts } from './contacts';
import { findNames } from './names';
import { findNumbers } from './numbers';

/**
 * What in a text could tell who a patient is, in order (VAL-4): CPF, health card, record numbers,
 * dates of birth, phone numbers, mail addresses, and "patient" with a name. Those of different kinds may overlap.
 */
export function findIdentifiers(written: string): readonly Identifier[] {
  const text = plainCharacters(written);
  const found = [...findNumbers(text), ...findContacts(text), ...findNames(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  // The longest of each place; the ends of one kind grow, so one look back is enough.
  const last = new Map<Identifier['kind'], number>();
  return found.filter(({ kind, end }) => {
    if (end <= (last.get(kind) ?? 0)) return false;
    last.set(kind, end);
    return true;
  });
}

/** Wide digits, odd blanks and dashes as the usual ones; each stays one unit long, so that places hold. */
const plainCharacters = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u00A0\u2007\u2009\u202F]/g, ' ')
    .replace(/[\u2010-\u2012\u2212\uFF0D]/g, '-');
