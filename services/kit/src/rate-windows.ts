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

/** Counts in memory, in fixed windows by key. One process counts for itself. */
export class RateWindows {
  readonly #windows = new Map<string, Window>();

  /** @param now the time in milliseconds; tests give their own */
  constructor(private readonly now: () => number = Date.now) {}

  /** Counts one; throws 429 with the seconds to wait when there were too many. */
  take(key: string, rate: Rate): void {
    const now = this.now();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      if (this.#windows.size >= SWEEP_ABOVE) this.#sweep(now);
      window = { count: 0, endsAt: now + rate.seconds * 1_000 };
      this.#windows.set(key, window);
    }
    if (window.count >= rate.max) throw errors.tooManyRequests((window.endsAt - now) / 1_000);
    window.count += 1;
  }

  /** Takes one count back. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}
