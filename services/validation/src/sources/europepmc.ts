import * as z from 'zod';
import type { Keyword } from '../concepts/types';
import { isPmid, type LiteratureRecord, MAX_PUBLICATION_TYPES, toRecord } from '../records/record';
import { cleanTitle, plainText } from './clean-title';
import { OutsideFailure } from '../outside/outside-failure';
import { type OutsideHttp, parseJson, statusFailure } from '../outside/outside-http';
import { RateLimiter } from '../outside/rate-limiter';
import { searchNames } from './query-words';
import type { ReferenceSource } from './reference-source';

const PAGE_SIZE = 20;
const ENOUGH_RESULTS = 5;
// Complete records with abstracts and full text links have about 20 kB each.
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
const REQUESTS_PER_SECOND = 8;

const resultSchema = z.object({
  source: z.string(),
  pmid: z.string(),
  title: z.string(),
  authorString: z.string().optional(),
  authorList: z
    .object({ author: z.array(z.object({ fullName: z.string().optional(), collectiveName: z.string().optional() })) })
    .optional(),
  journalInfo: z
    .object({
      journal: z
        .object({
          isoabbreviation: z.string().optional(),
          medlineAbbreviation: z.string().optional(),
          title: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
  pubYear: z.string().optional(),
  abstractText: z.string().optional(),
  doi: z.string().optional(),
  pubTypeList: z.object({ pubType: z.array(z.string()) }).optional(),
  commentCorrectionList: z.object({ commentCorrection: z.array(z.object({ type: z.string().optional() })) }).optional(),
});
const responseSchema = z.object({ resultList: z.object({ result: z.array(z.unknown()).max(1_000) }) });

export interface EuropePmcOptions {
  readonly url: string;
  readonly http: OutsideHttp;
  readonly limiter?: RateLimiter;
}

/** Europe PMC's search, limited to records of PubMed (`SRC:MED`): its preprints have no PMID. */
export class EuropePmc implements ReferenceSource {
  readonly name = 'europepmc';
  private readonly limiter: RateLimiter;

  constructor(private readonly options: EuropePmcOptions) {
    this.limiter = options.limiter ?? new RateLimiter(REQUESTS_PER_SECOND);
  }

  async search(keywords: readonly Keyword[], signal: AbortSignal): Promise<readonly LiteratureRecord[]> {
    const found = new Map<string, LiteratureRecord>();
    for (const query of europePmcQueries(keywords)) {
      try {
        for (const record of await this.records(query, signal))
          if (!found.has(record.pmid)) found.set(record.pmid, record);
      } catch (failure) {
        if (found.size === 0) throw failure;
        break;
      }
      if (found.size >= ENOUGH_RESULTS) break;
    }
    return [...found.values()];
  }

  private async records(query: string, signal: AbortSignal): Promise<LiteratureRecord[]> {
    const { url, http } = this.options;
    const parameters = new URLSearchParams({ query, format: 'json', resultType: 'core', pageSize: String(PAGE_SIZE) });
    await this.limiter.acquire(signal);
    const given = await http.send(`${url.replace(/\/+$/, '')}/search?${parameters.toString()}`, {
      signal,
      maxBytes: MAX_RESPONSE_BYTES,
    });
    if (given.status !== 200) {
      const failure = statusFailure(given);
      if (failure.reason === 'rate') this.limiter.pause(given.retryAfterMs ?? 1_000);
      throw failure;
    }
    const parsed = responseSchema.safeParse(parseJson(given.text));
    if (!parsed.success) throw new OutsideFailure('malformed');
    return parsed.data.resultList.result.flatMap((each) => toPubmedRecord(each) ?? []);
  }
}

/** The queries, from the strictest to the widest: the first three keywords, the first two. */
export function europePmcQueries(keywords: readonly Keyword[]): string[] {
  const concepts = keywords.map((keyword) => searchNames(keyword)).filter((names) => names.length > 0);
  const queryFor = (some: readonly string[][]): string =>
    `${some.map((names) => `(${names.map((name) => `TITLE:"${name}" OR ABSTRACT:"${name}"`).join(' OR ')})`).join(' AND ')} AND SRC:MED`;
  return concepts.length === 0 ? [] : [...new Set([queryFor(concepts.slice(0, 3)), queryFor(concepts.slice(0, 2))])];
}

/** Null for a result that is not a record of PubMed. */
function toPubmedRecord(given: unknown): LiteratureRecord | null {
  const parsed = resultSchema.safeParse(given);
  if (!parsed.success || parsed.data.source !== 'MED' || !isPmid(parsed.data.pmid)) return null;
  const {
    pmid,
    title,
    authorString,
    authorList,
    journalInfo,
    pubYear,
    abstractText,
    doi,
    pubTypeList,
    commentCorrectionList,
  } = parsed.data;
  const names =
    authorList?.author.map(({ fullName, collectiveName }) => fullName ?? collectiveName ?? '') ??
    authorString?.replace(/\.$/, '').split(', ') ??
    [];
  const journal = journalInfo?.journal;
  const record = toRecord({
    pmid,
    title: cleanTitle(title),
    authors: names.map(plainText),
    journal: plainText(journal?.medlineAbbreviation ?? journal?.isoabbreviation ?? journal?.title ?? ''),
    year: /^\d{4}$/.test(pubYear ?? '') ? pubYear : undefined,
    abstract: abstractText === undefined ? undefined : plainText(abstractText),
    doi,
    publicationTypes: pubTypeList?.pubType.slice(0, MAX_PUBLICATION_TYPES),
    retracted:
      (pubTypeList?.pubType ?? []).some((type) => /^retract(ed|ion)\b/i.test(type)) ||
      (commentCorrectionList?.commentCorrection ?? []).some(({ type = '' }) => /^retraction (in|of)$/i.test(type)),
  });
  return typeof record === 'string' ? null : record;
}
