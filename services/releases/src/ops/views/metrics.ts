import { metricBuckets } from '@cred/contract/reports';
import { attemptsOf } from '../../trials/evaluate-trial';

/** What browsers reported about a build in a period. */
export interface Metrics {
  readonly loads: number;
  readonly failures: number;
  /** Reports by bucket of `metricBuckets.load`; the last entry counts values above all buckets. */
  readonly load: readonly number[];
  /** The same for the largest contentful paint. */
  readonly LCP: readonly number[];
}

/** One count of the registry's report table. */
export interface CountRow {
  readonly name: string;
  readonly count: number;
}

/** A value of fewer attempts or measurements than this says little: charts draw it hollow, and texts say so. */
export const FEW_ATTEMPTS = 20;

/** Adds up counts by the names of the contract's `countsOf`; ignores names that the charts do not show. */
export function countMetrics(rows: readonly CountRow[]): Metrics {
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
  /** The value is somewhere above the last bucket's end. */
  readonly above: boolean;
  /** The number of measurements. */
  readonly count: number;
}

/**
 * A percentile from counts by bucket; null without any. Inside its bucket the value is interpolated linearly, so it is
 * exact to the width of that bucket.
 * @param part 0.75 for the 75th percentile
 */
export function percentile(metric: 'load' | 'LCP', counts: readonly number[], part = 0.75): Percentile | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const ends = metricBuckets[metric];
  const rank = part * all;
  let before = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && before + count >= rank) {
      const start = ends[index - 1] ?? 0;
      const end = ends[index];
      return end === undefined
        ? { value: start, above: true, count: all }
        : { value: start + ((end - start) * (rank - before)) / count, above: false, count: all };
    }
    before += count;
  }
  return { value: ends.at(-1) ?? 0, above: true, count: all };
}

/** Failures per 1,000 attempts; null without attempts. */
export const failuresPerThousand = (metrics: Pick<Metrics, 'loads' | 'failures'>): number | null =>
  attemptsOf(metrics) === 0 ? null : (1_000 * metrics.failures) / attemptsOf(metrics);
