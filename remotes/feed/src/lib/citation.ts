import type { Reference } from '@cred/contract';

/** As many authors as the NLM's style names before 'et al.' in short lists. */
const AUTHORS = 6;

/** Ends a part of a citation with a full stop, unless it has an end. */
const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** A reference as plain text, in the style of the National Library of Medicine (POST-52). */
export function citationOf({ pmid, title, authors, journal, year, doi }: Reference): string {
  const named = authors.slice(0, AUTHORS).join(', ') + (authors.length > AUTHORS ? ', et al' : '');
  const parts = [named, title, journal, String(year), doi && `doi: ${doi}`].flatMap((part) =>
    part ? ended(part) : [],
  );
  return `${parts.join(' ')} PMID: ${pmid}.`;
}
