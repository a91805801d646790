import { limits, type PaperId } from '@cred/contract';
import { paperId } from '@cred/contract/schemas';

/** PubMed numbers after `PMID` or in links to PubMed; DOIs, alone, after `doi:` or in links to doi.org. */
const PMID =
  /\bPMID\s?:?\s?(\d{1,9})(?!\d)|\bpubmed\.ncbi\.nlm\.nih\.gov\/(\d{1,9})(?!\d)|\bncbi\.nlm\.nih\.gov\/pubmed\/(\d{1,9})(?!\d)/gi;
const DOI = /\b10\.\d{4,9}\/[^\s"<>]+/g;

/** A DOI without the punctuation of the sentence that it stands in. */
function endOfDoi(found: string): string {
  let doi = found;
  for (;;) {
    const last = doi.at(-1) ?? '';
    const closes = { ')': '(', ']': '[', '}': '{' }[last];
    const isOpen = closes !== undefined && doi.split(closes).length >= doi.split(last).length;
    if (!/[.,;:!?'’”»)\]}*_]/.test(last) || isOpen) return doi;
    doi = doi.slice(0, -1);
  }
}

/** The papers that a text cites, each once, in its order; the first ones only (POST-85). */
export function findCitations(text: string): PaperId[] {
  const found = [
    ...[...text.matchAll(PMID)].map((match) => ({
      at: match.index,
      paper: { kind: 'pmid', value: match[1] ?? match[2] ?? match[3] },
    })),
    ...[...text.matchAll(DOI)].map((match) => ({
      at: match.index,
      paper: { kind: 'doi', value: endOfDoi(match[0]).toLowerCase() },
    })),
  ].toSorted((a, b) => a.at - b.at);
  const papers = new Map<string, PaperId>();
  for (const { paper } of found) {
    const { data } = paperId.safeParse(paper);
    if (data) papers.set(`${data.kind} ${data.value}`, data);
  }
  return [...papers.values()].slice(0, limits.comments.citations);
}
