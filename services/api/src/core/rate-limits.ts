import { errors } from '@cred/service-kit';
import type { Clock } from './clock';

/** How much one key may do in a time. */
export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

/** The limits by bucket: `account` for a signed-in member, `address` for everyone behind one address. */
export interface Bucket {
  readonly account: Rate;
  readonly address: Rate;
}

const perMinute = (max: number): Rate => ({ max, seconds: 60 });

/**
 * The buckets (server rule 5). A hospital shares one address, so those limits are wide. The chat poll of
 * 5 tabs is 150 a minute; it has its own bucket, so that it cannot starve anything else.
 */
export const buckets = {
  read: { account: perMinute(600), address: perMinute(12_000) },
  write: { account: perMinute(120), address: perMinute(2_400) },
  poll: { account: perMinute(300), address: perMinute(12_000) },
  upload: { account: { max: 30, seconds: 1_800 }, address: { max: 600, seconds: 1_800 } },
  /** Each costs a password hash. */
  signUp: { account: perMinute(30), address: perMinute(60) },
  /** Counts failures only; successes are given back. */
  failedLogin: { account: perMinute(10), address: perMinute(100) },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;
export type Buckets = Readonly<Record<BucketName, Bucket>>;

interface Window {
  count: number;
  endsAt: number;
}

const SWEEP_ABOVE = 10_000;

/** Counts in memory, in fixed windows. One API process counts for itself. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  constructor(
    readonly buckets: Buckets,
    private readonly clock: Clock,
  ) {}

  /** Counts one; throws 429 with the seconds to wait when there were too many. */
  take(bucket: BucketName, scope: keyof Bucket, key: string): void {
    const rate = this.buckets[bucket][scope];
    const now = this.clock().getTime();
    const id = windowKey(bucket, scope, key);
    let window = this.#windows.get(id);
    if (!window || window.endsAt <= now) {
      if (this.#windows.size >= SWEEP_ABOVE) this.#sweep(now);
      window = { count: 0, endsAt: now + rate.seconds * 1_000 };
      this.#windows.set(id, window);
    }
    if (window.count >= rate.max) throw errors.tooManyRequests((window.endsAt - now) / 1_000);
    window.count += 1;
  }

  /** Takes one count back. */
  giveBack(bucket: BucketName, scope: keyof Bucket, key: string): void {
    const window = this.#windows.get(windowKey(bucket, scope, key));
    if (window && window.count > 0) window.count -= 1;
  }

  #sweep(now: number): void {
    for (const [id, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(id);
  }
}

const windowKey = (bucket: BucketName, scope: keyof Bucket, key: string): string => `${bucket}:${scope}:${key}`;
