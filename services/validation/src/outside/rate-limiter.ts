import { setTimeout as delay } from 'node:timers/promises';
import { OutsideFailure } from './outside-failure';

/** A second, and a little for what the network moves together. */
const WINDOW_MS = 1_050;
/** Who would wait longer gets nothing from this source: the others have answered by then. */
const MAX_WAIT_MS = 4_000;

export interface LimiterClock {
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const systemClock: LimiterClock = {
  now: Date.now,
  wait: (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
};

/** Keeps requests to at most so many in any second, over all posts that this process checks. */
export class RateLimiter {
  /** When the latest turns begin, oldest first. */
  private starts: number[] = [];
  private pausedUntil = 0;

  constructor(
    private readonly perSecond: number,
    private readonly clock: LimiterClock = systemClock,
  ) {}

  /**
   * Waits for its turn.
   * @throws OutsideFailure `rate` when the turn is too far away, `time` when the signal comes first
   */
  async acquire(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const full = this.starts.length >= this.perSecond ? (this.starts[0] ?? 0) + WINDOW_MS : 0;
    const start = Math.max(now, this.pausedUntil, full);
    if (start - now > MAX_WAIT_MS) throw new OutsideFailure('rate', { retryAfterMs: start - now });
    this.starts = [...this.starts, start].slice(-this.perSecond);
    if (start > now) await this.clock.wait(start - now, signal).catch(() => Promise.reject(new OutsideFailure('time')));
  }

  /** Nobody gets a turn for so long: the service has said that it is too much. */
  pause(milliseconds: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + milliseconds);
  }
}
