import type { Identifier } from '../tokens/types';
import { findContacts } from './contacts';
import { findNames } from './names';
import { findNumbers } from './numbers';

/**
 * Identifiers of a patient in a text, in order (VAL-4): CPF, health card, record numbers, dates of birth, phone
 * numbers, mail addresses, and "patient" with a name. Different kinds may overlap.
 */
export function findIdentifiers(written: string): readonly Identifier[] {
  const text = plainCharacters(written);
  const found = [...findNumbers(text), ...findContacts(text), ...findNames(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  // Keeps the longest at each position. Ends of one kind ascend, so comparing with the last one is enough.
  const last = new Map<Identifier['kind'], number>();
  return found.filter(({ kind, end }) => {
    if (end <= (last.get(kind) ?? 0)) return false;
    last.set(kind, end);
    return true;
  });
}

/**
 * Normalises full-width digits, unusual blanks and dashes. Each stays one UTF-16 unit long, so offsets stay correct.
 */
const plainCharacters = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u00A0\u2007\u2009\u202F]/g, ' ')
    .replace(/[\u2010-\u2012\u2212\uFF0D]/g, '-');
