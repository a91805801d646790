import { setTimeout as sleep } from 'node:timers/promises';
import type { Puzzle } from '@cred/contract';
import { errors, siteOf } from '@cred/service-kit';
import type { RateLimiter } from '../../core/rate-limits';
import type { Puzzles, PuzzleUse, Solution } from '../credentials/puzzles';

/** Failures of new browsers at one account in the window before logins are delayed. */
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 2_000;
/** Waiting logins, in total and of one network; a login above this limit has to solve a puzzle instead. */
const MAX_WAITING = 200;
const MAX_WAITING_OF_NETWORK = 10;

/** The delay of a login in a new browser, by the counted failures at the account, this login included. */
const delayAfter = (failures: number): number =>
  failures <= FREE_FAILURES ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES - 1));

export interface LoginAttempt {
  /** In lower case. */
  readonly username: string;
  /** The client's address. */
  readonly network: string;
  /** The known device of this account, or null for a new browser. */
  readonly deviceId: string | null;
  readonly solution: Solution | null;
}

/**
 * Limits guesses of passwords without locking an owner out (AUTH-30). A browser in which the account was signed in
 * before has a separate budget. All others share one by account and one by network: they are delayed, then have to
 * solve a puzzle, and finally need a code by mail, which makes their browser a known one.
 */
export class LoginThrottle {
  private waiting = 0;
  private readonly waitingOf = new Map<string, number>();

  constructor(
    private readonly rates: RateLimiter,
    private readonly puzzles: Puzzles,
    private readonly pause: (ms: number) => Promise<unknown> = sleep,
  ) {}

  /**
   * Counts an attempt before its check, so that parallel guesses count too, and delays that of a new browser.
   * @returns a function that removes a successful attempt from the counts
   * @throws AppError 429 when the budget is used up, and for a puzzle that is not accepted, with a new one
   */
  async admit({ username, network, deviceId, solution }: LoginAttempt): Promise<() => void> {
    if (deviceId !== null && solution === null) {
      this.rates.take('deviceLogin', 'account', deviceId);
      return () => this.rates.giveBack('deviceLogin', 'account', deviceId);
    }
    const bucket = solution === null ? 'failedLogin' : 'loginWithPuzzle';
    const count = (): void => {
      this.rates.take(bucket, 'address', network);
      this.rates.take(bucket, 'account', username);
    };
    if (solution === null) {
      count();
      await this.delay(siteOf(network), delayAfter(this.rates.count(bucket, 'account', username)));
    } else {
      await this.puzzles.use(this.useOf(username, network), solution, count);
    }
    return () => {
      this.rates.giveBack(bucket, 'address', network);
      this.rates.giveBack(bucket, 'account', username);
    };
  }

  /** A puzzle for the next login at an account from a network. */
  createPuzzle(username: string, network: string): Puzzle {
    return this.puzzles.create(this.useOf(username, network));
  }

  private useOf(username: string, network: string): PuzzleUse {
    return { address: network, subject: username, uses: this.rates.count('loginWithPuzzle', 'account', username) };
  }

  private async delay(network: string, ms: number): Promise<void> {
    if (ms === 0) return;
    const ofNetwork = this.waitingOf.get(network) ?? 0;
    if (this.waiting >= MAX_WAITING || ofNetwork >= MAX_WAITING_OF_NETWORK)
      throw errors.tooManyRequests(MAX_DELAY_MS / 1_000);
    this.waiting += 1;
    this.waitingOf.set(network, ofNetwork + 1);
    try {
      await this.pause(ms);
    } finally {
      this.waiting -= 1;
      const left = (this.waitingOf.get(network) ?? 1) - 1;
      if (left > 0) this.waitingOf.set(network, left);
      else this.waitingOf.delete(network);
    }
  }
}
