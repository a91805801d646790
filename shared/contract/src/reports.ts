import * as z from 'zod';
import { areaName, buildId } from './release';

/**
 * Reports of browsers about builds: whether they load, why they fail, and how fast the page is. Reports contain nothing
 * personal: no addresses, names or texts.
 */

/**
 * The file failed to load, had other contents or timed out; or its code threw during the first render, during a later one,
 * in an event or a timer, or in a promise that nothing awaited.
 */
export const failureKinds = ['load', 'integrity', 'timeout', 'render', 'later-render', 'event', 'promise'] as const;

export const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const;

/** Web vitals, and `load`, the time to load an area. CLS has no unit; the others are in ms. */
export const reportMetrics = ['LCP', 'INP', 'CLS', 'load'] as const;

/**
 * The maximum `weight` of a reported load. One page in this many reports its loads, with this weight; every page
 * reports failures.
 */
export const LOAD_WEIGHT_MAX = 10;

/**
 * Addresses are divided into this number of groups, so that reports from one address are not counted as reports from
 * many. The number is too small to identify an address.
 */
export const ADDRESS_GROUPS = 8;

const of = { area: areaName, build: buildId };

export const reportItem = z.discriminatedUnion('type', [
  /** An area loaded; `weight` is the number of loads that this report represents. */
  z.strictObject({ type: z.literal('load'), ...of, weight: z.number().int().min(1).max(LOAD_WEIGHT_MAX) }),
  /** A build failed; `helped`: another build was shown instead. */
  z.strictObject({ type: z.literal('failure'), ...of, kind: z.enum(failureKinds), helped: z.boolean() }),
  z.strictObject({
    type: z.literal('metric'),
    ...of,
    metric: z.enum(reportMetrics),
    value: z.number().min(0).max(600_000),
  }),
]);

/** Body of `POST /api/reports` at the page's origin. */
export const reportBody = z.strictObject({
  browser: z.strictObject({ family: z.enum(browserFamilies), major: z.number().int().min(0).max(999) }),
  items: z.array(reportItem).min(1).max(50),
});

export type FailureKind = (typeof failureKinds)[number];
export type BrowserFamily = (typeof browserFamilies)[number];
export type ReportMetric = (typeof reportMetrics)[number];
export type ReportItem = z.infer<typeof reportItem>;
export type ReportBody = z.infer<typeof reportBody>;

/** The maximum size of a body of `POST /api/reports`. */
export const REPORT_BYTES_MAX = 8 * 1024;

/** Upper bounds of the histogram buckets; values above the last bound have one more bucket. */
export const metricBuckets: Readonly<Record<ReportMetric, readonly number[]>> = {
  LCP: [250, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  load: [25, 50, 100, 200, 300, 500, 750, 1_000, 2_000, 4_000, 8_000, 16_000],
};

/** The bucket of a value: an index into `metricBuckets`, or its length for values above the last bound. */
export function bucketOf(metric: ReportMetric, value: number): number {
  const index = metricBuckets[metric].findIndex((end) => value <= end);
  return index === -1 ? metricBuckets[metric].length : index;
}

/**
 * The counters that an item increments, by the names that the registry sums: `loads`, `failures:{kind}`, `helped`,
 * `failed-in:{family}-{major}`, `{metric}:{bucket}`, and for loads and failures `loaded-from:{group}`,
 * `failed-from:{group}`.
 * @param group of the reporting address, 0 to `ADDRESS_GROUPS` - 1
 */
export function countsOf(
  item: ReportItem,
  { family, major }: ReportBody['browser'],
  group: number,
): Readonly<Record<string, number>> {
  if (item.type === 'load') return { loads: item.weight, [`loaded-from:${group}`]: item.weight };
  if (item.type === 'metric') return { [`${item.metric}:${bucketOf(item.metric, item.value)}`]: 1 };
  return {
    [`failures:${item.kind}`]: 1,
    [`failed-in:${family}-${major}`]: 1,
    [`failed-from:${group}`]: 1,
    ...(item.helped ? { helped: 1 } : {}),
  };
}

/** The counters of one build in one minute, by the names of `countsOf`. */
export const reportMinute = z.strictObject({
  ...of,
  /** The start of the minute. */
  minute: z.iso.datetime().refine((minute) => minute > '2000', 'Not a minute of this century'),
  counts: z.record(
    z.string().regex(/^[A-Za-z-]{2,20}(:[a-z0-9-]{1,20})?$/),
    z.number().int().min(1).max(1_000_000_000),
  ),
});

/** Body of the registry's `POST /reports`, from page servers. */
export const reportBatch = z.strictObject({ minutes: z.array(reportMinute).min(1).max(500) });

/** Response of the registry's `GET /reports`, oldest first. */
export const reportMinutes = z.object({ minutes: z.array(reportMinute) });

export type ReportMinute = z.infer<typeof reportMinute>;
