import { limits } from '@cred/contract';

/** Times in milliseconds, and bounds; tests give shorter ones. */
export interface LiveOptions {
  /** How often an open stream says that it lives, and its session is looked at again. */
  readonly aliveMs: number;
  /** How long a client may leave what was written unread before its connection is destroyed. */
  readonly deadMs: number;
  /** The first pause before another try to listen to the database; each further one is twice as long, up to `retryMaxMs`. */
  readonly retryMs: number;
  readonly retryMaxMs: number;
  /** How often events that are older than an hour are removed. */
  readonly sweepMs: number;
  /** Streams of one member; one more ends the oldest, which may be a page that is gone without a word. */
  readonly perMember: number;
  /** Streams of this process; one more is refused. */
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
