import { createHash } from 'node:crypto';
import type { Keyword } from '../concepts/types';
import type { LiteratureRecord } from '../records/record';
import { OutsideFailure } from '../outside/outside-failure';
import type { Reachability } from '../outside/reachability';
import type { ReferenceSource } from './reference-source';

const CACHE_TTL_MS = 60 * 60_000;
const CACHE_MAX = 500;

export interface OutsideSourceOptions {
  readonly source: ReferenceSource;
  readonly probe: Pick<Reachability, 'isReachable' | 'markUnreachable'>;
  readonly now?: () => number;
}

/**
 * A source on the internet: asked only when it can be reached, and not twice within an hour for the same
 * keywords. What was found is kept under a hash of the keywords; nothing says which post asked.
 */
export class OutsideSource implements ReferenceSource {
  readonly name: string;
  private readonly source: ReferenceSource;
  private readonly reach: Pick<Reachability, 'isReachable' | 'markUnreachable'>;
  private readonly now: () => number;
  private readonly cache = new Map<string, { readonly records: readonly LiteratureRecord[]; readonly until: number }>();

  constructor({ source, probe, now = Date.now }: OutsideSourceOptions) {
    this.name = source.name;
    this.source = source;
    this.reach = probe;
    this.now = now;
  }

  async search(keywords: readonly Keyword[], signal: AbortSignal): Promise<readonly LiteratureRecord[]> {
    const key = cacheKey(keywords);
    const kept = this.cache.get(key);
    this.cache.delete(key);
    if (kept && kept.until > this.now()) {
      this.cache.set(key, kept);
      return kept.records;
    }
    if (!(await this.reach.isReachable())) throw new OutsideFailure('unreachable');
    if (signal.aborted) throw new OutsideFailure('time');
    try {
      const records = await this.source.search(keywords, signal);
      this.cache.set(key, { records, until: this.now() + CACHE_TTL_MS });
      const [oldest] = this.cache.keys();
      if (this.cache.size > CACHE_MAX && oldest !== undefined) this.cache.delete(oldest);
      return records;
    } catch (failure) {
      if (failure instanceof OutsideFailure && failure.reason === 'unreachable') this.reach.markUnreachable();
      throw failure;
    }
  }
}

/** Of everything that the queries are made of. */
const cacheKey = (keywords: readonly Keyword[]): string =>
  createHash('sha256')
    .update(JSON.stringify(keywords.map(({ term, mesh, synonyms }) => [term, mesh, synonyms])))
    .digest('base64');
