import type { Keyword } from '../concepts/types';
import { namesOf, queryTerm } from './query-words';

/** More concepts than this together are in hardly any paper. */
const CONCEPTS = 3;
const REVIEWED = '(systematic[sb] OR guideline[pt])';

/**
 * The queries for some keywords, from the strictest to the widest: reviewed papers about all of them, any papers
 * about all, about the first two, and at last the bare terms in PubMed's own interpretation.
 */
export function pubmedLadder(keywords: readonly Keyword[]): string[] {
  const concepts = keywords.flatMap((keyword) => (namesOf(keyword).length > 0 ? [keyword] : [])).slice(0, CONCEPTS);
  if (concepts.length === 0) return [];
  const all = concepts.map(tagged).join(' AND ');
  const firstTwo = concepts.slice(0, 2).map(tagged).join(' AND ');
  const bare = concepts
    .slice(0, 2)
    .map(({ term }) => queryTerm(term))
    .filter(Boolean)
    .join(' ');
  return [...new Set([`${all} AND ${REVIEWED}`, all, firstTwo, bare].filter(Boolean))];
}

function tagged(keyword: Keyword): string {
  const heading = queryTerm(keyword.mesh ?? '');
  const parts = [...(heading ? [`"${heading}"[mh]`] : []), ...namesOf(keyword).map((name) => `"${name}"[tiab]`)];
  return `(${parts.join(' OR ')})`;
}
