import { fold } from '../tokens/fold';

const YEAR = String.raw`(?:19|20)\d\d[a-z]?`;
const AUTHOR = String.raw`\p{Lu}[\p{L}'’-]{1,40}`;

// Each contains a rare literal and bounded repetitions, to limit backtracking.
const CITATIONS: readonly RegExp[] = [
  /https?:\/\/[^\s<>"”)\]]+|(?:www|doi|dx\.doi|pubmed)\.[^\s<>"”)\]]+/giu,
  /\bPMC?ID\s{0,3}[:#]?\s{0,3}(?:PMC)?\d{1,9}|\bPMC\d{4,9}/giu,
  /(?:\bdoi\s{0,3}:?\s{0,3})?\b10\.\d{4,9}\/[^\s<>"”)\]]+/giu,
  /\bNCT\d{8}\b/giu,
  new RegExp(String.raw`(?:${AUTHOR}(?:,? (?:and|e|&) ${AUTHOR})?,? )?\bet al\.?,?(?: ?[(\[]?${YEAR}[)\]]?)?`, 'gu'),
  new RegExp(String.raw`[(\[]${AUTHOR}(?:,? (?:and|e|&) ${AUTHOR})?,? ${YEAR}[)\]]`, 'gu'),
  /\[\d{1,3}(?:[-–,;] ?\d{1,3}){0,8}\]/gu,
];

const normalizeCitation = (citation: string): string => fold(citation).replace(/[^\p{L}\d]/gu, '');

/** References in a text: links, PMIDs, DOIs, trial numbers, "et al.", "(Author, 2020)", "[1]". */
function citationsIn(text: string): readonly string[] {
  return CITATIONS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
}

/** References of a rewriting that the original does not have, ignoring punctuation. */
export function inventedCitations(original: string, rewritten: string): readonly string[] {
  const own = new Set(citationsIn(original).map(normalizeCitation));
  return citationsIn(rewritten).filter((citation) => !own.has(normalizeCitation(citation)));
}

/** Removes references from a model's rewriting that are not in the original (VAL-1). */
export function stripInventedCitations(original: string, rewritten: string): string {
  const own = new Set(citationsIn(original).map(normalizeCitation));
  let text = rewritten;
  for (const pattern of CITATIONS)
    text = text.replaceAll(pattern, (found) => (own.has(normalizeCitation(found)) ? found : ''));
  if (text === rewritten) return rewritten;
  return text
    .replace(/[ ]?[([][ ,;.]{0,4}[)\]]/gu, '')
    .replace(/[ ]{2,}/gu, ' ')
    .replace(/ ([.,;:!?])(?=\s|$)/gu, '$1')
    .trimEnd();
}
