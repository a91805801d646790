import { tokenize } from '../tokens';
import type { Identifier } from '../types';

// Written numbers only: each needs an area code in brackets, a leading + or 0, or the marks phones are written with.
const PHONES: readonly RegExp[] = [
  // Brazil: (11) 98765-4321, 11 98765-4321, 11 3456-7890, +55 11 98765 4321, 98765-4321, 11987654321.
  /(?<![\d.,/+-])(?:\+?55[ .-]?)?\(0?[1-9][1-9]\) ?9?[ .]?\d{4}[-. ]?\d{4}(?!\d)/g,
  /(?<![\d.,/+-])(?:\+?55[ .-]?)?0?[1-9][1-9][ .-]9[ .]?\d{4}[-. ]?\d{4}(?![\d/])/g,
  /(?<![\d.,/+-])0?[1-9][1-9] [2-5]\d{3}-\d{4}(?![\d/])/g,
  /(?<![\d.,/+-])9\d{4}-\d{4}(?![\d/])/g,
  /(?<![\d.,/+-])(?:55)?[1-9][1-9]9\d{8}(?![\d/])/g,
  // International: a plus sign and nine digits or more.
  /(?<![\d\p{L}])\+\d{1,3}(?:[ .-]?\(?\d{1,5}\)?){2,6}(?![\d/%])/gu,
  // North America: (555) 123-4567, 555-123-4567, 1-555-123-4567, 555.123.4567.
  /(?<![\d.,/+-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}-)\d{3}-\d{4}(?![\d/-])/g,
  /(?<![\d.,/+-])\d{3}\.\d{3}\.\d{4}(?![\d./-])/g,
  // A leading zero: 0800 123 4567, 020 7946 0958, 07911 123456.
  /(?<![\d.,/+-])0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}(?![\d/])/g,
  /(?<![\d.,/+-])07\d{9}(?![\d/])/g,
];
const CALLED = /(?:\btel(?:efone)?\b|\bfone\b|\bcel(?:ular)?\b|\bwhats(?:app)?\b|\bzap\b|\bphone\b|\bmobile\b|\bcell(?: number| no)?\b|\bcall (?:me|him|her|them|us)?\b|\blig(?:ar|ue|uem)\b|\bcontato\b)[^\d\n+(]{0,15}(\+?[\d(][\d ().-]{5,17}\d)(?![\d/%])/giu;

const digits = (text: string): number => text.replace(/\D/g, '').length;
const YEARS = /^(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d$/;

/** Phone numbers and mail addresses; no laboratory values, doses, years, PMIDs or anything inside a link. */
export function findContacts(text: string): readonly Identifier[] {
  const tokens = tokenize(text);
  const links = tokens.filter(({ kind }) => kind === 'url');
  const found: Identifier[] = tokens.filter(({ kind }) => kind === 'mail').map(({ start, end }) => ({ kind: 'mail', start, end }));
  const add = (start: number, phone: string): void => {
    const end = start + phone.length;
    const count = digits(phone);
    if (count < 8 || count > 15 || YEARS.test(phone) || isNumbered(text, start)) return;
    if (links.some((link) => start >= link.start && start < link.end)) return;
    found.push({ kind: 'phone', start, end });
  };
  for (const [index, pattern] of PHONES.entries()) {
    for (const match of text.matchAll(pattern)) if (index !== 5 || digits(match[0]) >= 9) add(match.index, match[0]);
  }
  for (const match of text.matchAll(CALLED)) if (match[1]) add(match.index + match[0].length - match[1].length, match[1]);
  return found;
}

/** Whether the number is one of a paper, a trial or a device. */
const isNumbered = (text: string, start: number): boolean => /(?:PMC?ID|PMC|ISRCTN|NCT|ISBN|ISSN|doi|CRM|CRD|EudraCT|RBR)[\s:#-]{0,4}$/iu.test(text.slice(Math.max(0, start - 14), start));
