/** A paper as PubMed knows it: the only thing a reference is ever made from (VAL-1). */
export interface LiteratureRecord {
  readonly pmid: string;
  readonly title: string;
  /** As PubMed writes them, `Silva AB`; may be cut after the first names, and empty. */
  readonly authors: readonly string[];
  /** The title abbreviation, `N Engl J Med`; empty when unknown. */
  readonly journal: string;
  readonly year: number | null;
  readonly abstract?: string;
  readonly doi?: string;
  /** What it is about: MeSH headings, or the starter library's topics. */
  readonly topics?: readonly string[];
  /** The same in Portuguese. */
  readonly topicsPt?: readonly string[];
  /** True: never shown. False: its source says which papers are retracted, and this one is not. */
  readonly retracted?: boolean;
}

/** The longest record that is taken, in characters of its longest field; PubMed's longest abstracts have a tenth of it. */
export const MAX_FIELD_LENGTH = 100_000;
const MAX_AUTHORS = 10_000;
const EARLIEST_YEAR = 1700;
const LATEST_YEAR = 2100;

/** A PMID as PubMed gives them; no zero in front, so that each paper has one name. */
export const isPmid = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value);

/** One line of text without control characters, doubled spaces and spaces around. */
export const normalizeSpaces = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/gu, ' ').trim();

/** A title that says of itself that the paper is withdrawn, or that it is the note that withdraws one. */
const WITHDRAWN_TITLE =
  /^\W{0,3}(?:retracted(?: article| paper)?|withdrawn|removed|retraction(?: note| notice)?|retraction and replacement)\s*[:\]]|^\W{0,3}(?:retraction (?:note|notice)|notice of retraction)\b/iu;

/** Whether the record must never be shown (VAL-3: retracted papers never). */
export const isRetracted = (record: LiteratureRecord): boolean =>
  record.retracted === true || WITHDRAWN_TITLE.test(record.title);

/**
 * Makes a record of what a file said, or says in a few words why it is none.
 * @returns a record with clean, bounded fields, or the fault
 */
export function toRecord(given: Readonly<Record<string, unknown>>): LiteratureRecord | string {
  const pmid = typeof given['pmid'] === 'number' ? String(given['pmid']) : given['pmid'];
  if (typeof pmid !== 'string' || !isPmid(pmid))
    return pmid === undefined || pmid === '' ? 'it has no PMID' : 'its PMID is not a number of up to nine digits';
  const title = typeof given['title'] === 'string' ? normalizeSpaces(given['title']).replace(/(?<![.])\.$/u, '') : '';
  if (title === '') return `PMID ${pmid} has no title`;
  const authors = strings(given['authors'] ?? []);
  if (!authors || authors.length > MAX_AUTHORS) return `PMID ${pmid}: its authors are not a list of names`;
  const topics = strings(given['topics'] ?? []);
  const topicsPt = strings(given['topicsPt'] ?? []);
  if (!topics || !topicsPt) return `PMID ${pmid}: its topics are not a list of words`;
  const abstract = optionalText(given['abstract']);
  const doi = optionalText(given['doi']);
  const journal = optionalText(given['journal']);
  if (abstract === null || doi === null || journal === null)
    return `PMID ${pmid}: its abstract, DOI or journal is not text`;
  const year = toYear(given['year']);
  if (year === undefined) return `PMID ${pmid}: its year is not a year`;
  const all = [title, abstract, journal, doi, ...authors, ...topics, ...topicsPt];
  if (all.some((text) => text.length > MAX_FIELD_LENGTH))
    return `PMID ${pmid}: a field has more than ${MAX_FIELD_LENGTH} characters`;
  // In an abstract, which nobody is shown, PubMed itself has lost a character here and there.
  if (all.some((text) => text !== abstract && text.includes('\uFFFD')))
    return `PMID ${pmid}: its text has characters that cannot be read, so that it may not be UTF-8`;
  const { retracted } = given;
  if (retracted !== undefined && typeof retracted !== 'boolean')
    return `PMID ${pmid}: retracted is neither true nor false`;
  return {
    pmid,
    title,
    authors,
    journal,
    year,
    ...(abstract ? { abstract } : {}),
    ...(doi ? { doi } : {}),
    ...(topics.length > 0 ? { topics } : {}),
    ...(topicsPt.length > 0 ? { topicsPt } : {}),
    ...(retracted === undefined ? {} : { retracted }),
  };
}

function strings(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return undefined;
  return value.map(normalizeSpaces).filter((each) => each !== '');
}

/** Clean text, empty where there is none; null for anything that is no text. */
const optionalText = (value: unknown): string | null =>
  value === undefined || value === null ? '' : typeof value === 'string' ? normalizeSpaces(value) : null;

function toYear(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  const year = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value;
  return typeof year === 'number' && Number.isInteger(year) && year >= EARLIEST_YEAR && year <= LATEST_YEAR
    ? year
    : undefined;
}
