import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import type { Clock } from '../../core/clock';

/** Milliseconds in which a puzzle can be solved and used. */
const LIFETIME_MS = 5 * 60_000;
/** Leading zero bits of the hash: the first puzzle costs a browser about a tenth of a second. */
const MIN_BITS = 16;
const MAX_BITS = 20;
/** Counted uses of puzzles that make the next one twice as hard. */
const USES_PER_BIT = 8;
const MAX_USED = 10_000;
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

/**
 * Puzzles that a browser solves when others have used up the limit that it shares with them (AUTH-30, AUTH-31): find a text
 * for which the SHA-256 of `puzzle.solution` begins with a number of zero bits. A puzzle is signed, belongs to one
 * purpose and subject, is valid for five minutes, and is accepted once in each process.
 */
export class Puzzles {
  private readonly key: string;
  /** Used puzzles with the time of their end, oldest first. Only solved puzzles are stored, so that each entry costs its
   * sender the work. */
  private readonly used = new Map<string, number>();

  constructor(
    settings: Pick<Settings, 'INTERNAL_SECRET'>,
    private readonly clock: Clock,
    purpose: 'login' | 'recovery',
  ) {
    this.key = internalToken(settings.INTERNAL_SECRET ?? randomBytes(32).toString('hex'), `api:${purpose}-puzzles`);
  }

  /**
   * @param subject only solutions for it count, such as a username
   * @param uses the counted uses of puzzles, which make the next one harder
   */
  create(subject: string, uses: number): { readonly puzzle: string; readonly bits: number } {
    const bits = Math.min(MAX_BITS, MIN_BITS + Math.floor(uses / USES_PER_BIT));
    const expires = (this.clock().getTime() + LIFETIME_MS).toString(36);
    const text = `${bits}.${expires}.${randomBytes(16).toString('base64url')}`;
    return { puzzle: `${text}.${this.mac(text, subject).toString('base64url')}`, bits };
  }

  /** Whether a solution is right; it is then used up. */
  use(subject: string, { puzzle, solution }: Solution): boolean {
    const [, bits, expires, nonce, mac] = PUZZLE.exec(puzzle) ?? [];
    if (!bits || !expires || !nonce || !mac) return false;
    const now = this.clock().getTime();
    const endsAt = Number.parseInt(expires, 36);
    const expected = this.mac(`${bits}.${expires}.${nonce}`, subject);
    if (endsAt <= now || !timingSafeEqual(Buffer.from(mac, 'base64url'), expected)) return false;
    const hash = createHash('sha256').update(`${puzzle}.${solution}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - Number(bits)) !== 0 || this.used.has(puzzle)) return false;
    this.removeExpired(now);
    this.used.set(puzzle, endsAt);
    return true;
  }

  private removeExpired(now: number): void {
    for (const [puzzle, endsAt] of this.used) {
      if (endsAt > now && this.used.size < MAX_USED) break;
      this.used.delete(puzzle);
    }
  }

  private mac(text: string, subject: string): Buffer {
    return createHmac('sha256', this.key).update(`${text}\n${subject}`).digest();
  }
}
