import * as z from 'zod';
import type { Keyword } from '../concepts/types';
import { isPmid, type LiteratureRecord, MAX_PUBLICATION_TYPES, toRecord } from '../records/record';
import { cleanTitle, plainText } from './clean-title';
import { OutsideFailure } from '../outside/outside-failure';
import { type OutsideHttp, parseJson, statusFailure } from '../outside/outside-http';
import { RateLimiter } from '../outside/rate-limiter';
import { pubmedQueries } from './pubmed-query';
import type { ReferenceSource } from './reference-source';

const MAX_RESULTS = 20;
/** With this many results, no wider query is sent. */
const ENOUGH_RESULTS = 8;
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
const BACKOFF_MS = 1_000;

/** Retraction notices and retracted papers are no references (VAL-3). */
const RETRACTED_TYPES = new Set(['retracted publication', 'retraction of publication', 'retraction notice']);

// Not strict: the service may add fields. Only fields that are read are required.
const searchSchema = z.object({
  esearchresult: z.object({
    idlist: z.array(z.string()).max(1_000).default([]),
    ERROR: z.string().optional(),
    // Unknown phrases: PubMed searches for the rest, and the merge filters weak hits.
    errorlist: z.unknown().optional(),
  }),
});
const summarySchema = z.object({
  uid: z.string().optional(),
  title: z.string(),
  authors: z
    .array(z.object({ name: z.string(), authtype: z.string().optional() }))
    .max(10_000)
    .default([]),
  source: z.string().default(''),
  sortpubdate: z.string().default(''),
  pubtype: z.array(z.string()).default([]),
  articleids: z.array(z.object({ idtype: z.string(), value: z.string() })).default([]),
});
/** The summary of an id that PubMed does not have. */
const missingSchema = z.object({ error: z.string().regex(/cannot get document summary/i) });
const summariesSchema = z.object({ result: z.record(z.string(), z.unknown()) });

export interface PubMedOptions {
  readonly url: string;
  readonly http: OutsideHttp;
  readonly apiKey?: string | undefined;
  readonly email?: string | undefined;
  /** Default: 3 requests a second, 10 with a key, as NCBI allows. */
  readonly limiter?: RateLimiter;
}

/**
 * PubMed through NCBI's E-utilities: searches for ids, from the strictest query to the widest, then gets their
 * summaries.
 */
export class PubMed implements ReferenceSource {
  readonly name = 'pubmed';
  private readonly limiter: RateLimiter;

  constructor(private readonly options: PubMedOptions) {
    this.limiter = options.limiter ?? new RateLimiter(options.apiKey ? 10 : 3);
  }

  async search(keywords: readonly Keyword[], signal: AbortSignal): Promise<readonly LiteratureRecord[]> {
    const ids = new Set<string>();
    for (const term of pubmedQueries(keywords)) {
      try {
        for (const id of await this.searchIds(term, signal)) ids.add(id);
      } catch (failure) {
        // Results of the stricter queries remain valid.
        if (ids.size === 0) throw failure;
        break;
      }
      if (ids.size >= ENOUGH_RESULTS) break;
    }
    return ids.size === 0 ? [] : this.summaries([...ids].slice(0, MAX_RESULTS), signal);
  }

  /** The PMIDs of papers with this DOI; PubMed may find similar ones too. @throws OutsideFailure */
  findDoi(doi: string, signal: AbortSignal): Promise<string[]> {
    return this.searchIds(`"${doi.replaceAll('"', '')}"[doi]`, signal);
  }

  private async searchIds(term: string, signal: AbortSignal): Promise<string[]> {
    const response = searchSchema.safeParse(
      await this.request('esearch.fcgi', { sort: 'relevance', retmax: String(MAX_RESULTS), term }, signal),
    );
    if (!response.success || response.data.esearchresult.ERROR !== undefined) throw new OutsideFailure('malformed');
    return response.data.esearchresult.idlist.filter(isPmid);
  }

  private async summaries(ids: readonly string[], signal: AbortSignal): Promise<LiteratureRecord[]> {
    const found = await this.fetchSummaries(ids, signal);
    return ids.flatMap((pmid) => {
      const record = found.get(pmid);
      return record === undefined || record === 'unknown' ? [] : [record];
    });
  }

  /**
   * The records of these PMIDs, or 'unknown' for one that PubMed does not have. An id is missing from the map when the
   * response lacks it or its summary is unreadable. @throws OutsideFailure
   */
  async fetchSummaries(
    ids: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, LiteratureRecord | 'unknown'>> {
    const response = summariesSchema.safeParse(await this.request('esummary.fcgi', { id: ids.join(',') }, signal));
    if (!response.success) throw new OutsideFailure('malformed');
    const found = new Map<string, LiteratureRecord | 'unknown'>();
    for (const pmid of ids) {
      const given = Object.hasOwn(response.data.result, pmid) ? response.data.result[pmid] : undefined;
      const record = missingSchema.safeParse(given).success ? 'unknown' : toSummaryRecord(pmid, given);
      if (record) found.set(pmid, record);
    }
    return found;
  }

  private async request(
    path: string,
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { url, http, apiKey, email } = this.options;
    const query = new URLSearchParams({
      db: 'pubmed',
      retmode: 'json',
      ...parameters,
      tool: 'cred',
      ...(email ? { email } : {}),
      ...(apiKey ? { api_key: apiKey } : {}),
    });
    for (let attempt = 0; ; attempt += 1) {
      await this.limiter.acquire(signal);
      const response = await http.send(`${url.replace(/\/+$/, '')}/${path}?${query.toString()}`, {
        signal,
        maxBytes: MAX_RESPONSE_BYTES,
      });
      if (response.status === 200) return parseJson(response.text);
      const failure = statusFailure(response);
      if (failure.reason === 'rate') this.limiter.pause(response.retryAfterMs ?? BACKOFF_MS);
      // Retries once after a 429 when the pause is short enough.
      if (failure.reason !== 'rate' || attempt > 0) throw failure;
    }
  }
}

/** Null for an id with an error or with the summary of another id. */
function toSummaryRecord(pmid: string, given: unknown): LiteratureRecord | null {
  const parsed = summarySchema.safeParse(given);
  if (!parsed.success || (parsed.data.uid !== undefined && parsed.data.uid !== pmid)) return null;
  const { title, authors, source, sortpubdate, pubtype, articleids } = parsed.data;
  const record = toRecord({
    pmid,
    title: cleanTitle(title),
    authors: authors.filter(({ authtype = 'Author' }) => authtype !== 'Editor').map(({ name }) => plainText(name)),
    journal: plainText(source),
    // `pubdate` can be `2019 Winter`; this field always begins with the year.
    year: /^\d{4}/.exec(sortpubdate)?.[0],
    doi: articleids.find(({ idtype }) => idtype === 'doi')?.value,
    publicationTypes: pubtype.slice(0, MAX_PUBLICATION_TYPES),
    retracted: pubtype.some((type) => RETRACTED_TYPES.has(type.toLowerCase())),
  });
  return typeof record === 'string' ? null : record;
}
