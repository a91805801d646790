import { setTimeout as delay } from 'node:timers/promises';
import { OutsideFailure } from './outside-failure';

/** A second, and a margin for network jitter. */
const WINDOW_MS = 1_050;
/** After a longer wait, the result would arrive too late to be used. */
const MAX_WAIT_MS = 4_000;

export interface LimiterClock {
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const systemClock: LimiterClock = {
  now: Date.now,
  wait: (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
};

/** Limits the requests in any second, over all posts that this process checks. */
export class RateLimiter {
  /** The start times of the latest requests, oldest first. */
  private starts: number[] = [];
  private pausedUntil = 0;

  constructor(
    private readonly perSecond: number,
    private readonly clock: LimiterClock = systemClock,
  ) {}

  /**
   * Waits until a request may start.
   * @throws OutsideFailure `rate` when the wait would be too long, `time` when the signal aborts first
   */
  async acquire(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const windowEnd = this.starts.length >= this.perSecond ? (this.starts[0] ?? 0) + WINDOW_MS : 0;
    const start = Math.max(now, this.pausedUntil, windowEnd);
    if (start - now > MAX_WAIT_MS) throw new OutsideFailure('rate', { retryAfterMs: start - now });
    this.starts = [...this.starts, start].slice(-this.perSecond);
    if (start > now) await this.clock.wait(start - now, signal).catch(() => Promise.reject(new OutsideFailure('time')));
  }

  /** Delays all requests, because the outside service has responded with 'too many requests'. */
  pause(milliseconds: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + milliseconds);
  }
}
