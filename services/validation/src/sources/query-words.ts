import type { Keyword } from '../concepts/types';

/** Operators of both services; in lower case they are ordinary words. */
const OPERATOR = /\b(?:AND|OR|NOT|TO)\b/g;
const MAX_SYNONYMS = 3;

/**
 * A term that is safe in a query: letters, digits, spaces, hyphens, commas and apostrophes. Syntax of query parsers
 * (quotes, brackets, colons, wildcards) becomes a space.
 */
export const queryTerm = (term: string): string =>
  term
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}'\-, ]+/gu, ' ')
    .replace(OPERATOR, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .replace(/^[\s',-]+|[\s',-]+$/g, '')
    .slice(0, 100);

/** The names that are searched for a keyword: its term and a few synonyms; empty when nothing remains of them. */
export const searchNames = ({ term, synonyms }: Keyword): string[] =>
  [...new Set([term, ...synonyms].map(queryTerm).filter(Boolean))].slice(0, MAX_SYNONYMS + 1);
