import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../statistics';

const INTERVAL_MS = 50;
/** So long without a failure counts as being back. */
const STABLE_MS = 1_500;

/** Whether one request, begun now, succeeds. */
export type Check = () => Promise<boolean>;

/** How long something was away: the time from a fault to the first success after the last failure; 0 without one. */
export interface Outage {
  readonly backMs: number;
  /** It was still away at the limit. */
  readonly isLasting: boolean;
}

interface Waiting {
  /** Whether what was killed has been started again; success before that is not counted. */
  readonly isReplaced?: () => boolean;
  /** The longest wait, in ms. */
  readonly limitMs: number;
  /** So long without a failure counts as being back, in ms. */
  readonly stableMs?: number;
}

/** Requests at a steady pace from a fault on until nothing has failed for a while and `isReplaced` is true. */
export async function untilBack(
  check: Check,
  { isReplaced = () => true, limitMs, stableMs = STABLE_MS }: Waiting,
): Promise<Outage> {
  const fault = performance.now();
  let firstSuccess: number | undefined;
  let hasFailed = false;
  while (performance.now() - fault < limitMs) {
    const began = performance.now();
    if (await check()) {
      firstSuccess ??= performance.now();
      if (began - firstSuccess >= stableMs && isReplaced())
        return { backMs: hasFailed ? firstSuccess - fault : 0, isLasting: false };
    } else {
      firstSuccess = undefined;
      hasFailed = true;
    }
    await delay(Math.max(0, began + INTERVAL_MS - performance.now()));
  }
  return { backMs: performance.now() - fault, isLasting: true };
}

/** Median and longest of the outages, in seconds; a dash without any. */
export function describeOutages(outages: readonly Outage[]): { readonly median: string; readonly worst: string } {
  const seconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`;
  const times = outages.map(({ backMs }) => backMs);
  if (times.length === 0) return { median: '-', worst: '-' };
  const isLasting = outages.some((outage) => outage.isLasting);
  return {
    median: seconds(percentile(times, 0.5)),
    worst: isLasting ? `never (> ${seconds(Math.max(...times))})` : seconds(Math.max(...times)),
  };
}
