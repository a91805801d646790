import type { Puzzle } from '@cred/contract';
import type { RateLimiter } from '../../core/rate-limits';
import type { Puzzles, PuzzleUse, Solution } from '../credentials/puzzles';

/** Puzzles of recoveries have no subject: the address of the request must not be part of a URL, which is logged. */
const SUBJECT = '';

interface Request {
  /** The client's address. */
  readonly network: string;
  /** The member who was signed in before in this browser; null for a new browser. */
  readonly owner: string | null;
  readonly solution: Solution | null;
}

/**
 * Limits requests for codes without locking an owner out (AUTH-31). A browser in which a member was signed in before
 * counts for that member. All others share a limit by network; above it, each request needs a solved puzzle, which is
 * never refused, because others of the same network could otherwise prevent the owner's.
 */
export class RecoveryThrottle {
  constructor(
    private readonly rates: RateLimiter,
    private readonly puzzles: Puzzles,
  ) {}

  /** @throws AppError 429 when the limit is used up; for a puzzle that is not accepted, with a new one */
  async admit({ network, owner, solution }: Request): Promise<void> {
    if (solution !== null)
      await this.puzzles.use(this.useOf(network), solution, () =>
        this.rates.take('recoveryWithPuzzle', 'address', network),
      );
    else if (owner === null) this.rates.take('recovery', 'address', network);
    else this.rates.take('recovery', 'account', owner);
  }

  /** A puzzle for the next request of a network. */
  createPuzzle(network: string): Puzzle {
    return this.puzzles.create(this.useOf(network));
  }

  private useOf(network: string): PuzzleUse {
    return { address: network, subject: SUBJECT, uses: this.rates.count('recoveryWithPuzzle', 'address', network) };
  }
}
