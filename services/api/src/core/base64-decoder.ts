const INVALID = 255;
const PADDING = 0x3d;
/** Of each byte its six bits; beyond 63 it is none of the alphabet. */
const SEXTETS = Uint8Array.from({ length: 256 }, () => INVALID);
for (const [value, letter] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  SEXTETS[letter.charCodeAt(0)] = value;

const sextet = (source: Uint8Array, at: number): number => SEXTETS[source[at] as number] as number;

/** What was given is no base64, or not all of it. */
export class NotBase64 extends Error {
  override readonly name = 'NotBase64';
}

/**
 * Decodes base64 piece by piece into memory of the caller's. Strict, as RFC 4648 section 3 has it: only the standard
 * alphabet, padded, without line breaks, and no bits set that stand for nothing; Node's own decoder skips what it does not know.
 */
export class Base64Decoder {
  private bits = 0;
  private pending = 0;
  private padding = 0;

  /** How much room a piece needs at most. */
  static room(length: number): number {
    return Math.ceil(length / 4) * 3 + 3;
  }

  /**
   * Decodes a piece into `target` from `at`; gives where it ended. The room must be there.
   * @throws NotBase64
   */
  decode(source: Uint8Array, target: Uint8Array, at: number): number {
    let [from, to] = [0, at];
    while (from < source.length) {
      if (this.pending === 0 && this.padding === 0) {
        // The common case, four at a time and without a look at the state.
        for (; from + 4 <= source.length; from += 4) {
          const [a, b, c, d] = [
            sextet(source, from),
            sextet(source, from + 1),
            sextet(source, from + 2),
            sextet(source, from + 3),
          ];
          if ((a | b | c | d) > 63) break;
          target[to] = (a << 2) | (b >> 4);
          target[to + 1] = (b << 4) | (c >> 2);
          target[to + 2] = (c << 6) | d;
          to += 3;
        }
        if (from >= source.length) break;
      }
      to = this.step(source[from] as number, target, to);
      from += 1;
    }
    return to;
  }

  /** @throws NotBase64 when something is missing at the end */
  end(): void {
    if (this.pending !== 0) throw new NotBase64('It is cut off');
  }

  private step(byte: number, target: Uint8Array, at: number): number {
    if (byte === PADDING) {
      this.pad();
      return at;
    }
    const value = SEXTETS[byte] as number;
    if (value > 63 || this.padding > 0) throw new NotBase64('A character is not allowed');
    this.bits = (this.bits << 6) | value;
    this.pending = (this.pending + 1) % 4;
    // Each letter but the first of four completes a byte.
    const left = [0, 6, 4, 2][this.pending] as number;
    if (this.pending === 1) return at;
    target[at] = this.bits >> left;
    this.bits &= (1 << left) - 1;
    return at + 1;
  }

  /** The state counts on as if the padding were letters: at 0 the last four are complete. */
  private pad(): void {
    if (this.pending < 2 || this.bits !== 0) throw new NotBase64('The padding is wrong');
    this.padding += 1;
    this.pending = (this.pending + 1) % 4;
  }
}
