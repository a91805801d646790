/** A paper as in PubMed; references are built from such records only (VAL-1). */
export interface LiteratureRecord {
  readonly pmid: string;
  readonly title: string;
  /** As PubMed writes them, `Silva AB`; may be shortened or empty. */
  readonly authors: readonly string[];
  /** The abbreviated title, `N Engl J Med`; empty when unknown. */
  readonly journal: string;
  readonly year: number | null;
  readonly abstract?: string;
  readonly doi?: string;
  /** MeSH headings, or the starter library's topics. */
  readonly topics?: readonly string[];
  /** The topics in Portuguese. */
  readonly topicsPt?: readonly string[];
  /** As PubMed writes them, such as `Meta-Analysis`. */
  readonly publicationTypes?: readonly string[];
  /** True: never shown. False: the source marks retracted papers, and this is not one. */
  readonly retracted?: boolean;
}

/** The longest field of a record, in characters; PubMed's longest abstracts have a tenth of it. */
export const MAX_FIELD_LENGTH = 100_000;
const MAX_AUTHORS = 10_000;
/** PubMed's records have up to ten. */
export const MAX_PUBLICATION_TYPES = 50;
const EARLIEST_YEAR = 1700;
const LATEST_YEAR = 2100;

/** A PMID as PubMed writes it, without leading zeros, so that each paper has one spelling. */
export const isPmid = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value);

/** One space for each run of spaces, line ends and control characters. */
export const normalizeSpaces = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/gu, ' ').trim();

/** Titles that mark a paper as withdrawn, or as a retraction notice. */
const WITHDRAWN_TITLE =
  /^\W{0,3}(?:retracted(?: article| paper)?|withdrawn|removed|retraction(?: note| notice)?|retraction and replacement)\s*[:\]]|^\W{0,3}(?:retraction (?:note|notice)|notice of retraction)\b/iu;

/** Whether the record must never be shown (VAL-3). */
export const isRetracted = (record: LiteratureRecord): boolean =>
  record.retracted === true || WITHDRAWN_TITLE.test(record.title);

/** Whether the record is a paper that was retracted, and not the notice of a retraction. */
export const isRetractedPublication = (record: LiteratureRecord): boolean =>
  isRetracted(record) && !(record.publicationTypes ?? []).some((type) => /^retraction (?:of|notice)/i.test(type));

/**
 * Validates the fields of a record.
 * @returns a record with clean, bounded fields, or the reason why they form none
 */
export function toRecord(fields: Readonly<Record<string, unknown>>): LiteratureRecord | string {
  const pmid = typeof fields['pmid'] === 'number' ? String(fields['pmid']) : fields['pmid'];
  if (typeof pmid !== 'string' || !isPmid(pmid))
    return pmid === undefined || pmid === '' ? 'it has no PMID' : 'its PMID is not a number of up to nine digits';
  const title = typeof fields['title'] === 'string' ? normalizeSpaces(fields['title']).replace(/(?<![.])\.$/u, '') : '';
  if (title === '') return `PMID ${pmid} has no title`;
  const authors = strings(fields['authors'] ?? []);
  if (!authors || authors.length > MAX_AUTHORS) return `PMID ${pmid}: its authors are not a list of names`;
  const topics = strings(fields['topics'] ?? []);
  const topicsPt = strings(fields['topicsPt'] ?? []);
  if (!topics || !topicsPt) return `PMID ${pmid}: its topics are not a list of words`;
  const publicationTypes = strings(fields['publicationTypes'] ?? []);
  if (!publicationTypes || publicationTypes.length > MAX_PUBLICATION_TYPES)
    return `PMID ${pmid}: its publication types are not a list of words`;
  const abstract = optionalText(fields['abstract']);
  const doi = optionalText(fields['doi']);
  const journal = optionalText(fields['journal']);
  if (abstract === null || doi === null || journal === null)
    return `PMID ${pmid}: its abstract, DOI or journal is not text`;
  const year = toYear(fields['year']);
  if (year === undefined) return `PMID ${pmid}: its year is not a year`;
  const all = [title, abstract, journal, doi, ...authors, ...topics, ...topicsPt, ...publicationTypes];
  if (all.some((text) => text.length > MAX_FIELD_LENGTH))
    return `PMID ${pmid}: a field has more than ${MAX_FIELD_LENGTH} characters`;
  const { retracted } = fields;
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
    ...(publicationTypes.length > 0 ? { publicationTypes } : {}),
    ...(retracted === undefined ? {} : { retracted }),
  };
}

function strings(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return undefined;
  return value.map(normalizeSpaces).filter((each) => each !== '');
}

/** Clean text, empty when absent; null for a value that is not text. */
const optionalText = (value: unknown): string | null =>
  value === undefined || value === null ? '' : typeof value === 'string' ? normalizeSpaces(value) : null;

function toYear(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  const year = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value;
  return typeof year === 'number' && Number.isInteger(year) && year >= EARLIEST_YEAR && year <= LATEST_YEAR
    ? year
    : undefined;
}
