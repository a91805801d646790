import type { Keyword } from '../concepts/types';

/** Operators of both services: in lower case they are words. */
const OPERATOR = /\b(?:AND|OR|NOT|TO)\b/g;
const MAX_SYNONYMS = 3;

/**
 * A term as it may stand in a query: letters, digits, spaces, hyphens, commas and apostrophes. Everything that
 * means something to a query parser (quotes, brackets, colons, wildcards) becomes a space.
 */
export const queryTerm = (term: string): string =>
  term
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}'\-, ]+/gu, ' ')
    .replace(OPERATOR, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .replace(/^[\s',-]+|[\s',-]+$/g, '')
    .slice(0, 100);

/** The names that a keyword is searched by: its term, then a few synonyms; none where nothing is left of them. */
export const searchNames = ({ term, synonyms }: Keyword): string[] =>
  [...new Set([term, ...synonyms].map(queryTerm).filter(Boolean))].slice(0, MAX_SYNONYMS + 1);
