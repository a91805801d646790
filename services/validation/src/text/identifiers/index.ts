import { tokenize, type Token } from '../tokens/tokenize';
import type { Identifier } from '../tokens/types';
import { findAddresses } from './addresses';
import { findAges } from './ages';
import { withoutOverlaps } from './candidate';
import { findContacts } from './contacts';
import { findDates } from './dates';
import { findNames } from './names';
import { findNumbers } from './numbers';
import { findTitledNames } from './titled-names';
import { findWeb } from './web';

/**
 * What may identify a patient in a text, in order and without overlaps (VAL-4): names, addresses, dates, ages over 89,
 * numbers of persons and their things, phone numbers, mail and web addresses. Linear in the length of the text.
 */
export function findIdentifiers(written: string): readonly Identifier[] {
  const text = plainCharacters(written);
  const tokens = tokenize(text);
  const plain = withoutLinks(tokens);
  return withoutOverlaps(
    [
      ...findNumbers(text),
      ...findContacts(text, tokens),
      ...findWeb(text, tokens),
      ...findAddresses(plain),
      ...findDates(plain),
      ...findAges(plain),
      ...findTitledNames(plain),
      ...findNames(plain),
    ],
    text.length,
  );
}

/**
 * Normalises full-width digits, unusual blanks and dashes. Each stays one UTF-16 unit long, so offsets stay correct.
 */
const plainCharacters = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u00A0\u2007\u2009\u202F]/g, ' ')
    .replace(/[\u2010-\u2012\u2212\uFF0D]/g, '-');

/** The text with links, mail addresses and account names as underscores, at the same offsets. */
const withoutLinks = (tokens: readonly Token[]): string =>
  tokens
    .map(({ kind, text }) =>
      kind === 'url' || kind === 'mail' || kind === 'mention' || kind === 'hashtag' ? '_'.repeat(text.length) : text,
    )
    .join('');
