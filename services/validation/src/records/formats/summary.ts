import { toRecord } from '../record';
import { type ImportItem, toItem, type RecordParser } from './items';
import { type Line, LineSplitter } from './lines';

const CITATION_START = /^\d{1,9}[:.] /;
/** The longest citation, in characters; enough for thousands of authors. */
const MAX_CITATION_LENGTH = 200_000;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter)';
/**
 * The part of a citation that begins with its date: `2020 Oct;184(4):638-639`. Anchored and without nested repetition.
 */
const DATE_PART = new RegExp(
  `^(1[789]\\d\\d|20\\d\\d)(?:[ -/]${MONTH})?(?:[-/ ]?\\d{0,4} ?${MONTH}?)(?: \\d{1,2})?(?:-\\d{1,2})?(?:[;:]|$)`,
);
const AUTHOR_NAME = /^[\p{L}\p{M}'’ʼ.\- ]{1,80} \p{Lu}{1,5}(?: (?:Jr|Sr|2nd|3rd|4th|5th|II|III|IV))?$/u;

/**
 * PubMed's "Summary (text)": numbered citations, `1: Authors. Title. Journal. Date;... PMID: 1.`, wrapped or not,
 * separated by empty lines. Each citation is split at its full stops once, from left to right, so that no pattern runs
 * over the whole text.
 */
export class SummaryParser implements RecordParser {
  private readonly lines = new LineSplitter();
  private parts: string[] = [];
  private size = 0;
  private first = 0;

  *push(text: string): Generator<ImportItem> {
    for (const line of this.lines.push(text)) yield* this.readLine(line);
  }

  *end(): Generator<ImportItem> {
    for (const line of this.lines.end()) yield* this.readLine(line);
    yield* this.close();
  }

  private *readLine({ text, number }: Line): Generator<ImportItem> {
    const trimmed = text.trim();
    if (trimmed === '') return yield* this.close();
    if (this.parts.length === 0) this.first = number;
    this.size += trimmed.length + 1;
    // One part above the limit shows that the citation was longer.
    if (this.size - trimmed.length <= MAX_CITATION_LENGTH) this.parts.push(trimmed);
  }

  private *close(): Generator<ImportItem> {
    if (this.parts.length === 0) return;
    const text = this.parts.join(' ');
    const tooLong = this.size > MAX_CITATION_LENGTH;
    this.parts = [];
    this.size = 0;
    if (tooLong)
      yield { kind: 'fault', line: this.first, reason: `the citation has more than ${MAX_CITATION_LENGTH} characters` };
    else yield toItem(parseCitation(text), this.first);
  }
}

/** @returns a record, or the reason why the text is none */
function parseCitation(text: string) {
  const start = CITATION_START.exec(text);
  if (!start) return 'it does not begin with a number and a colon';
  const mark = text.lastIndexOf('PMID: ');
  const pmid = mark < 0 ? undefined : /^\d{1,9}\b/.exec(text.slice(mark + 6, mark + 16))?.[0];
  if (pmid === undefined) return 'it has no PMID';
  const sentences = splitAtFullStops(text.slice(start[0].length, mark));
  // Dates of electronic publication follow later, after a word.
  const dated = sentences.findLastIndex((sentence) => DATE_PART.test(sentence));
  if (dated < 1) return `PMID ${pmid}: no date was found behind the journal`;
  const [journalAt, beforeJournal] = [dated - 1, sentences.slice(0, dated - 1)];
  const authors = beforeJournal.length > 0 ? parseAuthors(beforeJournal[0] ?? '') : undefined;
  const rest = authors ? beforeJournal.slice(1) : beforeJournal;
  const [title, journal] = splitTitleAtMark(rest, sentences[journalAt] ?? '');
  const doi = sentences.find((sentence) => sentence.startsWith('doi: '))?.slice('doi: '.length);
  return toRecord({ pmid, title, authors: authors ?? [], journal, year: sentences[dated]?.slice(0, 4), doi });
}

/** The parts between full stops that a space follows. */
function splitAtFullStops(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('. '); at >= 0; at = text.indexOf('. ', from)) {
    parts.push(text.slice(from, at).trim());
    from = at + 2;
  }
  parts.push(text.slice(from).trim().replace(/\.$/, ''));
  return parts.filter((part) => part !== '');
}

/** Parses `Silva AB, Souza C; The Heart Group`; undefined when the text is not a list of names. */
function parseAuthors(text: string): string[] | undefined {
  const [nameList = '', ...groups] = text.split(';').map((part) => part.trim());
  const names = nameList.split(', ').filter((name) => name !== 'et al' && name !== '');
  if (!names.every((name) => AUTHOR_NAME.test(name))) return undefined;
  return [...names, ...groups.filter((group) => group !== '')];
}

/** A title that ends with a question mark has no full stop before the journal. */
function splitTitleAtMark(title: readonly string[], journal: string): [title: string, journal: string] {
  const at = Math.max(journal.lastIndexOf('? '), journal.lastIndexOf('! '));
  if (at < 0) return [title.join('. '), journal];
  return [[...title, journal.slice(0, at + 1)].join('. '), journal.slice(at + 2)];
}
