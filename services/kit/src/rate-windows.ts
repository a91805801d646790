import { errors } from './errors';

/** The maximum count of one key in a window. */
export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

interface Window {
  count: number;
  endsAt: number;
}

const SWEEP_ABOVE = 10_000;
/** A sweep visits every window, so it must not run for each of many new addresses. */
const SWEEP_INTERVAL_MS = 1_000;

/** Counts in memory, in fixed windows per key. Each process counts separately. */
export class RateWindows {
  private readonly windows = new Map<string, Window>();
  private sweptAt = -Infinity;

  /** @param now the time in milliseconds; replaced in tests */
  constructor(private readonly now: () => number = Date.now) {}

  /** The number of stored keys. */
  get size(): number {
    return this.windows.size;
  }

  /**
   * Counts one call.
   * @throws AppError 429 with the seconds to wait when the limit is reached
   */
  take(key: string, rate: Rate): void {
    if (!this.allows(key, rate)) throw errors.tooManyRequests((this.open(key, rate).endsAt - this.now()) / 1_000);
  }

  /** Counts one call unless the limit is reached; returns whether it was counted. */
  allows(key: string, rate: Rate): boolean {
    const window = this.open(key, rate);
    if (window.count >= rate.max) return false;
    window.count += 1;
    return true;
  }

  /** The number of calls that are counted in the current window. */
  count(key: string): number {
    const window = this.windows.get(key);
    return window && window.endsAt > this.now() ? window.count : 0;
  }

  /** Removes one call from the count. */
  giveBack(key: string): void {
    const window = this.windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  private open(key: string, rate: Rate): Window {
    const now = this.now();
    const existing = this.windows.get(key);
    const leftMs = existing ? existing.endsAt - now : 0;
    // A window that ends later than a new one would was opened before the clock was set back: it could last for hours.
    if (existing && leftMs > 0 && leftMs <= rate.seconds * 1_000) return existing;
    if (this.windows.size >= SWEEP_ABOVE && Math.abs(now - this.sweptAt) >= SWEEP_INTERVAL_MS) this.sweep(now);
    const window = { count: 0, endsAt: now + rate.seconds * 1_000 };
    this.windows.set(key, window);
    return window;
  }

  private sweep(now: number): void {
    this.sweptAt = now;
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}
