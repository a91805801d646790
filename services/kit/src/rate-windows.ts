import { errors } from './errors';

/** How much one key may do in a time. */
export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

interface Window {
  count: number;
  endsAt: number;
}

const SWEEP_ABOVE = 10_000;
/** A sweep looks at every window: not for each of very many addresses. */
const SWEEP_EVERY_MS = 1_000;

/** Counts in memory, in fixed windows by key. One process counts for itself. */
export class RateWindows {
  private readonly windows = new Map<string, Window>();
  private sweptAt = -Infinity;

  /** @param now the time in milliseconds; tests give their own */
  constructor(private readonly now: () => number = Date.now) {}

  /** How many keys are kept. */
  get size(): number {
    return this.windows.size;
  }

  /** Counts one; throws 429 with the seconds to wait when there were too many. */
  take(key: string, rate: Rate): void {
    if (!this.allows(key, rate)) throw errors.tooManyRequests((this.open(key, rate).endsAt - this.now()) / 1_000);
  }

  /** Counts one unless there were too many; says whether it did. */
  allows(key: string, rate: Rate): boolean {
    const window = this.open(key, rate);
    if (window.count >= rate.max) return false;
    window.count += 1;
    return true;
  }

  /** Takes one count back. */
  giveBack(key: string): void {
    const window = this.windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  private open(key: string, rate: Rate): Window {
    const now = this.now();
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    if (this.windows.size >= SWEEP_ABOVE && Math.abs(now - this.sweptAt) >= SWEEP_EVERY_MS) this.sweep(now);
    const window = { count: 0, endsAt: now + rate.seconds * 1_000 };
    this.windows.set(key, window);
    return window;
  }

  private sweep(now: number): void {
    this.sweptAt = now;
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}
