import { type Rate, RateWindows } from '@cred/service-kit';
import type { Clock } from './clock';

/** The limits by bucket: `account` for a signed-in member, `address` for everyone behind one address. */
export interface Bucket {
  readonly account: Rate;
  readonly address: Rate;
}

const perMinute = (max: number): Rate => ({ max, seconds: 60 });
const perHalfHour = (max: number): Rate => ({ max, seconds: 1_800 });

/**
 * The buckets (SRV-5). A hospital shares one address, so those limits are wide. The chat poll of
 * 5 tabs is 150 a minute; it has its own bucket, so that it cannot starve anything else.
 */
export const buckets = {
  read: { account: perMinute(600), address: perMinute(12_000) },
  write: { account: perMinute(120), address: perMinute(2_400) },
  poll: { account: perMinute(300), address: perMinute(12_000) },
  /** Openings of the push stream; one that breaks is opened again after a second or so. */
  live: { account: perMinute(60), address: perMinute(6_000) },
  /** Once in 3 seconds for each chat that is written in, from several tabs. */
  typing: { account: perMinute(120), address: perMinute(6_000) },
  /** Each reads a whole chat. */
  search: { account: perMinute(60), address: perMinute(2_400) },
  upload: { account: perHalfHour(30), address: perHalfHour(600) },
  /** Each costs a reviewer's attention. */
  report: { account: { max: 20, seconds: 3_600 }, address: { max: 600, seconds: 3_600 } },
  /** Each costs a password hash. */
  signUp: { account: perMinute(30), address: perMinute(60) },
  /** Counts failures only; successes are given back. */
  failedLogin: { account: perMinute(10), address: perMinute(100) },
  /** Each may send a mail. */
  recovery: { account: perHalfHour(5), address: perHalfHour(5) },
  /** Codes that are tried and passwords that are set: as many as the recoveries of one address allow. */
  recoveryCode: { account: perHalfHour(30), address: perHalfHour(30) },
  /** Each tells an address that is then somebody else's perhaps: not a way to write to strangers. */
  newAddress: { account: { max: 5, seconds: 86_400 }, address: { max: 200, seconds: 86_400 } },
  /** Each reads everything that a member has. */
  export: { account: { max: 3, seconds: 3_600 }, address: { max: 60, seconds: 3_600 } },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;
export type Buckets = Readonly<Record<BucketName, Bucket>>;

/** Counts what members and addresses do, by bucket. */
export class RateLimiter {
  private readonly windows: RateWindows;

  constructor(
    readonly buckets: Buckets,
    clock: Clock,
  ) {
    this.windows = new RateWindows(() => clock().getTime());
  }

  /** Counts one; throws 429 with the seconds to wait when there were too many. */
  take(bucket: BucketName, scope: keyof Bucket, key: string): void {
    this.windows.take(windowKey(bucket, scope, key), this.buckets[bucket][scope]);
  }

  /** Takes one count back. */
  giveBack(bucket: BucketName, scope: keyof Bucket, key: string): void {
    this.windows.giveBack(windowKey(bucket, scope, key));
  }
}

const windowKey = (bucket: BucketName, scope: keyof Bucket, key: string): string => `${bucket}:${scope}:${key}`;
