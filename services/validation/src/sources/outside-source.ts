import { createHash } from 'node:crypto';
import type { Keyword } from '../concepts/types';
import type { LiteratureRecord } from '../library/record';
import { OutsideFailure } from './outside-failure';
import type { Reach } from './reach';
import type { ReferenceSource } from './types';

const KEPT_MS = 60 * 60_000;
const KEPT = 500;

export interface OutsideSourceOptions {
  readonly source: ReferenceSource;
  readonly reach: Pick<Reach, 'get' | 'lost'>;
  readonly now?: () => number;
}

/**
 * A source on the internet: asked only when it can be reached, and not twice within an hour for the same
 * keywords. What was found is kept under a hash of the keywords; nothing says which post asked.
 */
export class OutsideSource implements ReferenceSource {
  readonly name: string;
  private readonly source: ReferenceSource;
  private readonly reach: Pick<Reach, 'get' | 'lost'>;
  private readonly now: () => number;
  private readonly kept = new Map<string, { readonly records: readonly LiteratureRecord[]; readonly until: number }>();

  constructor({ source, reach, now = Date.now }: OutsideSourceOptions) {
    this.name = source.name;
    this.source = source;
    this.reach = reach;
    this.now = now;
  }

  async search(keywords: readonly Keyword[], signal: AbortSignal): Promise<readonly LiteratureRecord[]> {
    const key = keyOf(keywords);
    const kept = this.kept.get(key);
    this.kept.delete(key);
    if (kept && kept.until > this.now()) {
      this.kept.set(key, kept);
      return kept.records;
    }
    if (!(await this.reach.get())) throw new OutsideFailure('unreachable');
    if (signal.aborted) throw new OutsideFailure('time');
    try {
      const records = await this.source.search(keywords, signal);
      this.kept.set(key, { records, until: this.now() + KEPT_MS });
      const [oldest] = this.kept.keys();
      if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
      return records;
    } catch (failure) {
      if (failure instanceof OutsideFailure && failure.reason === 'unreachable') this.reach.lost();
      throw failure;
    }
  }
}

/** Of everything that the queries are made of. */
const keyOf = (keywords: readonly Keyword[]): string =>
  createHash('sha256')
    .update(JSON.stringify(keywords.map(({ term, mesh, synonyms }) => [term, mesh, synonyms])))
    .digest('base64');
