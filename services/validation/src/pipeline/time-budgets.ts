import { errors } from '@cred/service-kit';

/** How much processor time one member's checks may take. */
export interface TimeBudget {
  /** Milliseconds that may be used at once. */
  readonly capacityMs: number;
  /** Milliseconds that become available again in a minute. */
  readonly perMinuteMs: number;
}

interface Account {
  leftMs: number;
  at: number;
}

const MINUTE_MS = 60_000;
const MAX_ACCOUNTS = 10_000;

/**
 * The processor time that is left to each member (VAL-14): a limit in time and not in number, so that short texts cost
 * little. Times are charged after a check, so a balance may be negative by what was running.
 */
export class TimeBudgets {
  /** The least recently used first. */
  private readonly accounts = new Map<string, Account>();

  /** @param now the time in milliseconds; replaced in tests */
  constructor(
    private readonly budget: TimeBudget,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @throws AppError 429 with the seconds until a check may start when nothing is left
   */
  require(key: string): void {
    const { leftMs } = this.open(key);
    if (leftMs <= 0) throw errors.tooManyRequests((1 - leftMs) / (this.budget.perMinuteMs / 60));
  }

  /** The milliseconds that were used and are not available again. */
  usedMs(key: string): number {
    return this.budget.capacityMs - this.open(key).leftMs;
  }

  /** Charges the processor time of a check. */
  spend(key: string, ms: number): void {
    this.open(key).leftMs -= ms;
  }

  private open(key: string): Account {
    const now = this.now();
    const { capacityMs, perMinuteMs } = this.budget;
    const account = this.accounts.get(key) ?? { leftMs: capacityMs, at: now };
    const passedMs = Math.max(0, now - account.at);
    account.leftMs = Math.min(capacityMs, account.leftMs + (passedMs / MINUTE_MS) * perMinuteMs);
    account.at = now;
    this.accounts.delete(key);
    this.accounts.set(key, account);
    if (this.accounts.size > MAX_ACCOUNTS) {
      const [oldest] = this.accounts.keys();
      if (oldest !== undefined) this.accounts.delete(oldest);
    }
    return account;
  }
}
