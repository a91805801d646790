import * as z from 'zod';
import { areaName, buildId } from './release';

/**
 * What browsers tell about builds: whether they load, why not, and how fast the page is. Nothing of it is
 * about a person: no addresses, no names, no texts.
 */

/** A file did not come, came with other contents, came too late; or its code threw at the first render. */
export const failureKinds = ['load', 'integrity', 'timeout', 'render'] as const;

export const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const;

/** Web vitals, and the time from asking for an area to having it. CLS has no unit; the others are in ms. */
export const reportMetrics = ['LCP', 'INP', 'CLS', 'load'] as const;

/** How many loads one that is told stands for, at most: one page in so many tells of its loads; failures are told by all. */
export const LOAD_WEIGHT_MAX = 10;

/** Groups that addresses are counted in, so that one address cannot pass for many; too few to tell anybody by. */
export const ADDRESS_GROUPS = 8;

const of = { area: areaName, build: buildId };

export const reportItem = z.discriminatedUnion('type', [
  /** An area was loaded; `weight` is how many such loads this one stands for. */
  z.strictObject({ type: z.literal('load'), ...of, weight: z.number().int().min(1).max(LOAD_WEIGHT_MAX) }),
  /** A build could not be shown; `helped`: another one was shown in its place. */
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

/** The most bytes of a body of `POST /api/reports`. */
export const REPORT_BYTES_MAX = 8 * 1024;

/** Upper ends of the buckets that values are counted in; what is above the last one has a bucket of its own. */
export const metricBuckets: Readonly<Record<ReportMetric, readonly number[]>> = {
  LCP: [250, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  load: [25, 50, 100, 200, 300, 500, 750, 1_000, 2_000, 4_000, 8_000, 16_000],
};

/** The bucket of a value: an index into `metricBuckets`, or one more. */
export function bucketOf(metric: ReportMetric, value: number): number {
  const index = metricBuckets[metric].findIndex((end) => value <= end);
  return index === -1 ? metricBuckets[metric].length : index;
}

/**
 * What an item counts, by the names under which the registry adds it up: `loads`, `failures:{kind}`, `helped`,
 * `failed-in:{family}-{major}`, `{metric}:{bucket}`, and for loads and failures `loaded-from:{group}`, `failed-from:{group}`.
 * @param group of the address that tells it, 0 to `ADDRESS_GROUPS` - 1
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

/** One minute of one build: how often each thing was told, by the names of `countsOf`. */
export const reportMinute = z.strictObject({
  ...of,
  /** When the minute began. */
  minute: z.iso.datetime().refine((minute) => minute > '2000', 'Not a minute of this century'),
  counts: z.record(
    z.string().regex(/^[A-Za-z-]{2,20}(:[a-z0-9-]{1,20})?$/),
    z.number().int().min(1).max(1_000_000_000),
  ),
});

/** Body of the registry's `POST /reports`, from page servers. */
export const reportBatch = z.strictObject({ minutes: z.array(reportMinute).min(1).max(500) });

/** Answer of the registry's `GET /reports`: oldest first. */
export const reportMinutes = z.object({ minutes: z.array(reportMinute) });

export type ReportMinute = z.infer<typeof reportMinute>;
