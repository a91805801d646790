import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../statistics';

const INTERVAL_MS = 50;
/** Without a failure for this time, the service counts as recovered. */
const STABLE_MS = 1_500;

/** Whether one request, begun now, succeeds. */
export type Check = () => Promise<boolean>;

/** The duration of an outage: the time from a fault to the first success after the last failure; 0 without one. */
export interface Outage {
  readonly recoveryMs: number;
  /** Whether it had not recovered at the limit. */
  readonly hasTimedOut: boolean;
}

interface OutageOptions {
  /** Whether the killed process has been replaced; success before that is not counted. */
  readonly isReplaced?: () => boolean;
  /** The longest wait, in ms. */
  readonly limitMs: number;
  /** Without a failure for this time, the service counts as recovered; in ms. */
  readonly stableMs?: number;
}

/** Sends requests at a steady pace, from a fault until nothing has failed for `stableMs` and `isReplaced` is true. */
export async function measureOutage(
  check: Check,
  { isReplaced = () => true, limitMs, stableMs = STABLE_MS }: OutageOptions,
): Promise<Outage> {
  const fault = performance.now();
  let firstSuccess: number | undefined;
  let hasFailed = false;
  while (performance.now() - fault < limitMs) {
    const began = performance.now();
    if (await check()) {
      firstSuccess ??= performance.now();
      if (began - firstSuccess >= stableMs && isReplaced())
        return { recoveryMs: hasFailed ? firstSuccess - fault : 0, hasTimedOut: false };
    } else {
      firstSuccess = undefined;
      hasFailed = true;
    }
    await delay(Math.max(0, began + INTERVAL_MS - performance.now()));
  }
  return { recoveryMs: performance.now() - fault, hasTimedOut: true };
}

/** Median and longest of the outages, in seconds; a dash without any. */
export function describeOutages(outages: readonly Outage[]): { readonly median: string; readonly worst: string } {
  const seconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`;
  const times = outages.map(({ recoveryMs }) => recoveryMs);
  if (times.length === 0) return { median: '-', worst: '-' };
  const hasTimedOut = outages.some((outage) => outage.hasTimedOut);
  return {
    median: seconds(percentile(times, 0.5)),
    worst: hasTimedOut ? `never (> ${seconds(Math.max(...times))})` : seconds(Math.max(...times)),
  };
}
