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
  readonly reachability: Pick<Reachability, 'isReachable' | 'markUnreachable'>;
  readonly now?: () => number;
}

/**
 * A source on the internet: queried only when it is reachable, and once an hour for the same keywords. The cache key is
 * a hash of the keywords and reveals no post.
 */
export class OutsideSource implements ReferenceSource {
  readonly name: string;
  private readonly source: ReferenceSource;
  private readonly reachability: Pick<Reachability, 'isReachable' | 'markUnreachable'>;
  private readonly now: () => number;
  private readonly cache = new Map<string, { readonly records: readonly LiteratureRecord[]; readonly until: number }>();

  constructor({ source, reachability, now = Date.now }: OutsideSourceOptions) {
    this.name = source.name;
    this.source = source;
    this.reachability = reachability;
    this.now = now;
  }

  async search(keywords: readonly Keyword[], signal: AbortSignal): Promise<readonly LiteratureRecord[]> {
    const key = cacheKey(keywords);
    const cached = this.cache.get(key);
    this.cache.delete(key);
    if (cached && cached.until > this.now()) {
      this.cache.set(key, cached);
      return cached.records;
    }
    if (!(await this.reachability.isReachable())) throw new OutsideFailure('unreachable');
    if (signal.aborted) throw new OutsideFailure('time');
    try {
      const records = await this.source.search(keywords, signal);
      this.cache.set(key, { records, until: this.now() + CACHE_TTL_MS });
      const [oldest] = this.cache.keys();
      if (this.cache.size > CACHE_MAX && oldest !== undefined) this.cache.delete(oldest);
      return records;
    } catch (failure) {
      if (failure instanceof OutsideFailure && failure.reason === 'unreachable') this.reachability.markUnreachable();
      throw failure;
    }
  }
}

/** Includes everything that the queries are built from. */
const cacheKey = (keywords: readonly Keyword[]): string =>
  createHash('sha256')
    .update(JSON.stringify(keywords.map(({ term, mesh, synonyms }) => [term, mesh, synonyms])))
    .digest('base64');
