import type { Identifier } from '../tokens/types';
import { findContacts } from './contacts';
import { findNames } from './names';
import { findNumbers } from './numbers';

/**
 * Identifiers of a patient in a text, in order (VAL-4): CPF, health card, record numbers, dates of birth, phone
 * numbers, mail addresses, and "patient" with a name. They do not overlap.
 */
export function findIdentifiers(written: string): readonly Identifier[] {
  const text = plainCharacters(written);
  const found = [...findNumbers(text), ...findContacts(text), ...findNames(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  // The first of two that overlap, and the longest of those that start together.
  let last = 0;
  return found.filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
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
