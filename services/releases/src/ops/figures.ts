import { metricBuckets } from '@cred/contract/reports';
import { attemptsOf } from '../trials/judge-trial';

/** What browsers told of a build in some time. */
export interface Figures {
  readonly loads: number;
  readonly failures: number;
  /** How often each bucket of `metricBuckets.load` was told; the one above the last end too. */
  readonly load: readonly number[];
  /** The same of the largest contentful paint. */
  readonly LCP: readonly number[];
}

/** One count of the registry's report table. */
export interface CountRow {
  readonly name: string;
  readonly count: number;
}

/** Adds up counts by the names of the contract's `countsOf`; names that are no part of the picture are left out. */
export function figuresOf(rows: readonly CountRow[]): Figures {
  const sum = (matches: (name: string) => boolean): number =>
    rows.reduce((total, { name, count }) => (matches(name) ? total + count : total), 0);
  const buckets = (metric: 'load' | 'LCP') =>
    Array.from({ length: metricBuckets[metric].length + 1 }, (_, index) =>
      sum((name) => name === `${metric}:${index}`),
    );
  return {
    loads: sum((name) => name === 'loads'),
    failures: sum((name) => name.startsWith('failures:')),
    load: buckets('load'),
    LCP: buckets('LCP'),
  };
}

export interface Percentile {
  readonly value: number;
  /** The value lies above the last bucket's end: nothing more is known than that. */
  readonly above: boolean;
  /** Of so many measurements. */
  readonly of: number;
}

/**
 * A percentile from counts by bucket; null without any. Inside the bucket where it falls, the measurements are taken to
 * lie evenly between the bucket's ends (linear interpolation): the value is exact to the width of that bucket, no more.
 * @param part 0.75 for the 75th percentile
 */
export function percentile(metric: 'load' | 'LCP', counts: readonly number[], part = 0.75): Percentile | null {
  const of = counts.reduce((sum, count) => sum + count, 0);
  if (of === 0) return null;
  const ends = metricBuckets[metric];
  const rank = part * of;
  let before = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && before + count >= rank) {
      const start = ends[index - 1] ?? 0;
      const end = ends[index];
      return end === undefined
        ? { value: start, above: true, of }
        : { value: start + ((end - start) * (rank - before)) / count, above: false, of };
    }
    before += count;
  }
  return { value: ends.at(-1) ?? 0, above: true, of };
}

/** Failures in a thousand attempts; null without attempts. */
export const failuresPerThousand = (figures: Pick<Figures, 'loads' | 'failures'>): number | null =>
  attemptsOf(figures) === 0 ? null : (1_000 * figures.failures) / attemptsOf(figures);
