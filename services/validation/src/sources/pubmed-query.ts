import type { Keyword } from '../concepts/types';
import { searchNames, queryTerm } from './query-words';

/** Hardly any paper contains more concepts than this. */
const MAX_CONCEPTS = 3;
const REVIEWED_FILTER = '(systematic[sb] OR guideline[pt])';

/**
 * The queries for some keywords, from the strictest to the widest: reviewed papers about all of them, any papers about
 * all, any about the first two, and the bare terms as PubMed interprets them.
 */
export function pubmedQueries(keywords: readonly Keyword[]): string[] {
  const concepts = keywords
    .flatMap((keyword) => (searchNames(keyword).length > 0 ? [keyword] : []))
    .slice(0, MAX_CONCEPTS);
  if (concepts.length === 0) return [];
  const all = concepts.map(conceptQuery).join(' AND ');
  const firstTwo = concepts.slice(0, 2).map(conceptQuery).join(' AND ');
  const bare = concepts
    .slice(0, 2)
    .map(({ term }) => queryTerm(term))
    .filter(Boolean)
    .join(' ');
  return [...new Set([`${all} AND ${REVIEWED_FILTER}`, all, firstTwo, bare].filter(Boolean))];
}

function conceptQuery(keyword: Keyword): string {
  const heading = queryTerm(keyword.mesh ?? '');
  const parts = [...(heading ? [`"${heading}"[mh]`] : []), ...searchNames(keyword).map((name) => `"${name}"[tiab]`)];
  return `(${parts.join(' OR ')})`;
}
