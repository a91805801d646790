import type { PaperAnswer, PaperId } from '@cred/contract';
import { storedReference } from '@cred/contract/schemas';
import type { Reachability } from '../outside/reachability';
import { withTimeout } from '../outside/with-timeout';
import type { LiteratureRecord } from '../records/record';
import type { PubMed } from '../sources/pubmed';
import { toReference } from './to-reference';

/** Milliseconds for all papers of one question; the API waits a little longer. */
const BUDGET_MS = 1_800;
const CACHE_TTL_MS = 60 * 60_000;
const CACHE_MAX = 1_000;
/** PubMed finds the DOIs of comments on a paper with its own. */
const MAX_OF_DOI = 3;

interface Deps {
  /** The record of the library; undefined for an unknown or retracted paper. */
  readonly findInLibrary: (pmid: string) => Promise<LiteratureRecord | undefined>;
  /** Absent when outside sources are switched off. */
  readonly pubmed?: {
    readonly source: Pick<PubMed, 'findDoi' | 'fetchSummaries'>;
    readonly reachability: Pick<Reachability, 'isReachable'>;
  };
  readonly now?: () => number;
}

const unknown: PaperAnswer = { status: 'unknown' };
const none: PaperAnswer = { status: 'none' };

/** A record as it is stored with a comment; unknown for one with a field over its limit. */
function toAnswer(record: LiteratureRecord): PaperAnswer {
  const { data } = storedReference.safeParse(toReference({ record, matchedTopics: [] }));
  return data ? { status: 'found', reference: data, isRetracted: record.retracted === true } : unknown;
}

/** Finds the records of papers that a comment cites: PMIDs in the library and in PubMed, DOIs in PubMed (VAL-41). */
export class PaperFinder {
  private readonly cache = new Map<string, { readonly answer: PaperAnswer; readonly until: number }>();
  private readonly now: () => number;

  constructor(private readonly deps: Deps) {
    this.now = deps.now ?? Date.now;
  }

  /** The answers in the order of the papers; `unknown` for each that cannot be answered in time. */
  async find(papers: readonly PaperId[], signal: AbortSignal): Promise<PaperAnswer[]> {
    const found = new Map<string, PaperAnswer>();
    await withTimeout(BUDGET_MS, signal, (inTime) =>
      Promise.all(
        papers.map(async (paper) => {
          const key = `${paper.kind} ${paper.value}`;
          const answer = this.cached(key) ?? (await this.look(paper, inTime).catch(() => unknown));
          if (answer !== unknown) this.keep(key, answer);
          found.set(key, answer);
        }),
      ),
    ).catch(() => undefined);
    return papers.map(({ kind, value }) => found.get(`${kind} ${value}`) ?? unknown);
  }

  private async look({ kind, value }: PaperId, signal: AbortSignal): Promise<PaperAnswer> {
    const own = kind === 'pmid' ? await this.deps.findInLibrary(value) : undefined;
    if (own) return toAnswer(own);
    const { pubmed } = this.deps;
    if (!pubmed || !(await pubmed.reachability.isReachable())) return unknown;
    const { source } = pubmed;
    if (kind === 'pmid') {
      const record = (await source.fetchSummaries([value], signal)).get(value);
      return record === 'unknown' ? none : record ? toAnswer(record) : unknown;
    }
    const ids = (await source.findDoi(value, signal)).slice(0, MAX_OF_DOI);
    if (ids.length === 0) return none;
    const records = await source.fetchSummaries(ids, signal);
    const record = [...records.values()].find((each) => each !== 'unknown' && each.doi?.toLowerCase() === value);
    return record && record !== 'unknown' ? toAnswer(record) : none;
  }

  private cached(key: string): PaperAnswer | undefined {
    const entry = this.cache.get(key);
    return entry && entry.until > this.now() ? entry.answer : undefined;
  }

  private keep(key: string, answer: PaperAnswer): void {
    this.cache.delete(key);
    this.cache.set(key, { answer, until: this.now() + CACHE_TTL_MS });
    const [oldest] = this.cache.keys();
    if (this.cache.size > CACHE_MAX && oldest !== undefined) this.cache.delete(oldest);
  }
}
