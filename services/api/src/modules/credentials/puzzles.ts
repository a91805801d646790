import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Puzzle } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors, internalToken, networkOf } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { markChallengeUsed } from './used-challenges.repository';

/** Milliseconds in which a puzzle can be solved and used. */
const LIFETIME_MS = 5 * 60_000;
/** Leading zero bits of the hash: the first puzzle costs a browser about a tenth of a second. */
const MIN_BITS = 16;
const MAX_BITS = 20;
/** Counted uses of puzzles that make the next one twice as hard. */
const USES_PER_BIT = 8;
const PUZZLE = /^(\d{2})\.([0-9a-z]{1,10})\.([\w-]{22})\.([\w-]{43})$/;

export interface Solution {
  readonly puzzle: string;
  readonly solution: string;
}

/** The solved puzzle of a request, if it has one. */
export const solutionOf = ({
  puzzle,
  solution,
}: {
  readonly puzzle?: string | undefined;
  readonly solution?: string | undefined;
}): Solution | null => (puzzle === undefined || solution === undefined ? null : { puzzle, solution });

/** Who may use a puzzle. */
export interface PuzzleUse {
  /** The client's address: a puzzle is valid in its network only. */
  readonly address: string;
  /** Only solutions for it count, such as a username. */
  readonly subject: string;
  /** The counted uses of puzzles, which make the next one harder. */
  readonly uses: number;
}

const bitsFor = ({ uses }: PuzzleUse): number => Math.min(MAX_BITS, MIN_BITS + Math.floor(uses / USES_PER_BIT));

interface Deps {
  readonly db: Executor;
  readonly settings: Pick<Settings, 'INTERNAL_SECRET'>;
  readonly clock: Clock;
}

/**
 * Puzzles that a browser solves when others have used up the limit that it shares with them (AUTH-30, AUTH-31): find a text
 * for which the SHA-256 of `puzzle.solution` begins with a number of zero bits. A puzzle is signed, belongs to one call,
 * network and subject, is valid for five minutes, and is accepted once (AUTH-39).
 */
export class Puzzles {
  private readonly key: string;

  constructor(
    private readonly deps: Deps,
    call: 'login' | 'recovery',
  ) {
    this.key = internalToken(deps.settings.INTERNAL_SECRET ?? randomBytes(32).toString('hex'), `api:${call}-puzzles`);
  }

  create(use: PuzzleUse): Puzzle {
    const bits = bitsFor(use);
    const expires = (this.deps.clock().getTime() + LIFETIME_MS).toString(36);
    const text = `${bits}.${expires}.${randomBytes(16).toString('base64url')}`;
    return { puzzle: `${text}.${this.mac(text, use).toString('base64url')}`, bits };
  }

  /**
   * Uses up a right solution.
   * @param count counts the request, after the solution was found right and before it is used up
   * @throws AppError 429 with a new puzzle for a wrong, expired or used one, for one of another network or subject, and
   * for one that is two bits easier than those of now
   */
  async use(use: PuzzleUse, solution: Solution, count: () => void): Promise<void> {
    const endsAt = this.endOf(use, solution);
    if (endsAt === null) throw errors.puzzleRejected(this.create(use));
    count();
    const hash = createHash('sha256').update(`puzzle\n${solution.puzzle}`).digest();
    if (!(await markChallengeUsed(this.deps.db, hash, this.deps.clock(), endsAt)))
      throw errors.puzzleRejected(this.create(use));
  }

  /** The end of a rightly solved puzzle; null for another one. */
  private endOf(use: PuzzleUse, { puzzle, solution }: Solution): Date | null {
    const [, bits, expires, nonce, mac] = PUZZLE.exec(puzzle) ?? [];
    if (!bits || !expires || !nonce || !mac) return null;
    const endsAt = new Date(Number.parseInt(expires, 36));
    const expected = this.mac(`${bits}.${expires}.${nonce}`, use);
    if (!timingSafeEqual(Buffer.from(mac, 'base64url'), expected) || endsAt <= this.deps.clock()) return null;
    // Otherwise a stock of easy puzzles could be requested first.
    if (Number(bits) < bitsFor(use) - 1) return null;
    const hash = createHash('sha256').update(`${puzzle}.${solution}`).digest();
    return hash.readUInt32BE(0) >>> (32 - Number(bits)) === 0 ? endsAt : null;
  }

  private mac(text: string, { address, subject }: PuzzleUse): Buffer {
    return createHmac('sha256', this.key)
      .update([text, networkOf(address), subject].join('\n'))
      .digest();
  }
}
