import { limits } from '@cred/contract';

/** Durations in milliseconds, and limits; tests use smaller ones. */
export interface LiveOptions {
  /** Interval of heartbeats and of session checks. */
  readonly aliveMs: number;
  /** How long a client may leave written data unread before its connection is destroyed. */
  readonly deadMs: number;
  /** The first pause before reconnecting to the database; it doubles up to `retryMaxMs`. */
  readonly retryMs: number;
  readonly retryMaxMs: number;
  /** Interval at which events older than an hour are removed. */
  readonly sweepMs: number;
  /** The most streams per member; one more ends the oldest, whose client may have disconnected without notice. */
  readonly perMember: number;
  /** The most streams of this process; further ones are rejected. */
  readonly perProcess: number;
}

export const defaultLive: LiveOptions = {
  aliveMs: limits.live.aliveMs,
  deadMs: limits.live.deadMs,
  retryMs: 200,
  retryMaxMs: 5_000,
  sweepMs: 5 * 60_000,
  perMember: 20,
  perProcess: 8_000,
};
