import * as z from 'zod';
import type { Keyword } from '../concepts/types';
import { isPmid, type LiteratureRecord, toRecord } from '../library/record';
import { cleanTitle, plainText } from './clean-title';
import { OutsideFailure } from './outside-failure';
import { type OutsideHttp, parseJson, statusFailure } from './outside-http';
import { Pace } from './pace';
import { pubmedLadder } from './pubmed-query';
import type { ReferenceSource } from './types';

const MOST = 20;
/** With so many a weaker query is not asked. */
const ENOUGH = 8;
const BYTES = 2 * 1024 * 1024;
const BACK_OFF_MS = 1_000;

/** Notes about papers, and papers that were withdrawn: no references (VAL-3). */
const NEVER = new Set(['retracted publication', 'retraction of publication', 'retraction notice']);

// `loose` everywhere: the service adds fields as it likes. Only what is read is required.
const search = z.object({
  esearchresult: z.object({
    idlist: z.array(z.string()).max(1_000).default([]),
    ERROR: z.string().optional(),
    // Phrases that it does not know: it has then searched for the rest, and the answer's judge decides.
    errorlist: z.unknown().optional(),
  }),
});
const summary = z.object({
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
/** What stands in a summary's place for an id that PubMed does not have. */
const notThere = z.object({ error: z.string().regex(/cannot get document summary/i) });
const summaries = z.object({ result: z.record(z.string(), z.unknown()) });

export interface PubMedOptions {
  readonly url: string;
  readonly http: OutsideHttp;
  readonly apiKey?: string | undefined;
  readonly email?: string | undefined;
  /** Absent: 3 requests a second, 10 with a key, as NCBI allows. */
  readonly pace?: Pace;
}

/** PubMed by NCBI's E-utilities: a search for ids, from the strictest query to the widest, then their summaries. */
export class PubMed implements ReferenceSource {
  readonly name = 'pubmed';
  private readonly pace: Pace;

  constructor(private readonly options: PubMedOptions) {
    this.pace = options.pace ?? new Pace(options.apiKey ? 10 : 3);
  }

  async search(keywords: readonly Keyword[], signal: AbortSignal): Promise<readonly LiteratureRecord[]> {
    const ids = new Set<string>();
    for (const term of pubmedLadder(keywords)) {
      try {
        for (const id of await this.ids(term, signal)) ids.add(id);
      } catch (failure) {
        // What the better queries found is still good.
        if (ids.size === 0) throw failure;
        break;
      }
      if (ids.size >= ENOUGH) break;
    }
    return ids.size === 0 ? [] : this.summaries([...ids].slice(0, MOST), signal);
  }

  private async ids(term: string, signal: AbortSignal): Promise<string[]> {
    const answer = search.safeParse(
      await this.ask('esearch.fcgi', { sort: 'relevance', retmax: String(MOST), term }, signal),
    );
    if (!answer.success || answer.data.esearchresult.ERROR !== undefined) throw new OutsideFailure('malformed');
    return answer.data.esearchresult.idlist.filter(isPmid);
  }

  private async summaries(ids: readonly string[], signal: AbortSignal): Promise<LiteratureRecord[]> {
    const found = await this.fetchSummaries(ids, signal);
    return ids.flatMap((pmid) => {
      const record = found.get(pmid);
      return record === undefined || record === 'unknown' ? [] : [record];
    });
  }

  /**
   * What PubMed says of these PMIDs: the record, or 'unknown' when it has none; an id that is not in the answer,
   * or whose summary cannot be read, is not in the map. @throws OutsideFailure
   */
  async fetchSummaries(
    ids: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, LiteratureRecord | 'unknown'>> {
    const answer = summaries.safeParse(await this.ask('esummary.fcgi', { id: ids.join(',') }, signal));
    if (!answer.success) throw new OutsideFailure('malformed');
    const found = new Map<string, LiteratureRecord | 'unknown'>();
    for (const pmid of ids) {
      const given = Object.hasOwn(answer.data.result, pmid) ? answer.data.result[pmid] : undefined;
      const record = notThere.safeParse(given).success ? 'unknown' : recordOf(pmid, given);
      if (record) found.set(pmid, record);
    }
    return found;
  }

  private async ask(path: string, parameters: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
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
      await this.pace.turn(signal);
      const answer = await http.send(`${url.replace(/\/+$/, '')}/${path}?${query.toString()}`, {
        signal,
        limit: BYTES,
      });
      if (answer.status === 200) return parseJson(answer.text);
      const failure = statusFailure(answer);
      if (failure.reason === 'rate') this.pace.pause(answer.retryAfterMs ?? BACK_OFF_MS);
      // Once more after a 429, when the pause is short enough to be waited for.
      if (failure.reason !== 'rate' || attempt > 0) throw failure;
    }
  }
}

/** Null for an id that PubMed has an error for, or whose summary is not one of that id. */
function recordOf(pmid: string, given: unknown): LiteratureRecord | null {
  const parsed = summary.safeParse(given);
  if (!parsed.success || (parsed.data.uid !== undefined && parsed.data.uid !== pmid)) return null;
  const { title, authors, source, sortpubdate, pubtype, articleids } = parsed.data;
  const record = toRecord({
    pmid,
    title: cleanTitle(title),
    authors: authors.filter(({ authtype = 'Author' }) => authtype !== 'Editor').map(({ name }) => plainText(name)),
    journal: plainText(source),
    // `pubdate` can be `2019 Winter`; this one always starts with the year.
    year: /^\d{4}/.exec(sortpubdate)?.[0],
    doi: articleids.find(({ idtype }) => idtype === 'doi')?.value,
    retracted: pubtype.some((type) => NEVER.has(type.toLowerCase())),
  });
  return typeof record === 'string' ? null : record;
}
