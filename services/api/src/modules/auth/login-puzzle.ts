import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import type { Clock } from '../../core/clock';

/** Milliseconds in which a puzzle can be solved and used. */
const LIFETIME_MS = 5 * 60_000;
/** Leading zero bits of the hash: the first puzzle costs a browser about a tenth of a second. */
const MIN_BITS = 16;
const MAX_BITS = 20;
/** Failures with a puzzle that make the next one twice as hard. */
const FAILURES_PER_BIT = 8;
const MAX_USED = 10_000;
const PUZZLE = /^(\d{2})\.([0-9a-z]{1,10})\.([\w-]{22})\.([\w-]{43})$/;

export interface Solution {
  readonly puzzle: string;
  readonly solution: string;
}

/**
 * Puzzles that a browser solves before a login when failures from new browsers have used up their limit (AUTH-30): find a
 * text for which the SHA-256 of `puzzle.solution` begins with a number of zero bits. A puzzle is signed, belongs to one
 * username, and is good for five minutes and one use in each process.
 */
export class LoginPuzzles {
  private readonly key: string;
  /** Used puzzles with the time of their end, oldest first. Only solved puzzles are stored, so that each entry costs its
   * sender the work. */
  private readonly used = new Map<string, number>();

  constructor(
    settings: Pick<Settings, 'INTERNAL_SECRET'>,
    private readonly clock: Clock,
  ) {
    this.key = internalToken(settings.INTERNAL_SECRET ?? randomBytes(32).toString('hex'), 'api:login-puzzles');
  }

  /** @param failures the counted failures with a puzzle, which make it harder */
  create(username: string, failures: number): { readonly puzzle: string; readonly bits: number } {
    const bits = Math.min(MAX_BITS, MIN_BITS + Math.floor(failures / FAILURES_PER_BIT));
    const expires = (this.clock().getTime() + LIFETIME_MS).toString(36);
    const text = `${bits}.${expires}.${randomBytes(16).toString('base64url')}`;
    return { puzzle: `${text}.${this.mac(text, username).toString('base64url')}`, bits };
  }

  /** Whether a solution is right; it is then used up. */
  use(username: string, { puzzle, solution }: Solution): boolean {
    const [, bits, expires, nonce, mac] = PUZZLE.exec(puzzle) ?? [];
    if (!bits || !expires || !nonce || !mac) return false;
    const now = this.clock().getTime();
    const endsAt = Number.parseInt(expires, 36);
    const expected = this.mac(`${bits}.${expires}.${nonce}`, username);
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

  private mac(text: string, username: string): Buffer {
    return createHmac('sha256', this.key).update(`${text}\n${username}`).digest();
  }
}
