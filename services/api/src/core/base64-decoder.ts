const INVALID = 255;
const PADDING = 0x3d;
/** The six bits of each byte; `INVALID` for a byte outside the alphabet. */
const SEXTETS = Uint8Array.from({ length: 256 }, () => INVALID);
for (const [value, letter] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  SEXTETS[letter.charCodeAt(0)] = value;

const sextet = (source: Uint8Array, at: number): number => SEXTETS[source[at] as number] as number;

/** The input is not base64, or is truncated. */
export class InvalidBase64Error extends Error {
  override readonly name = 'InvalidBase64Error';
}

/**
 * Decodes base64 in chunks into the caller's memory. Strict as in RFC 4648 section 3: only the standard alphabet,
 * padded, without line breaks, and with zero trailing bits. Node's own decoder skips invalid characters.
 */
export class Base64Decoder {
  private bits = 0;
  private pending = 0;
  private padding = 0;

  /** The largest number of bytes that a chunk of this length decodes to. */
  static room(length: number): number {
    return Math.ceil(length / 4) * 3 + 3;
  }

  /**
   * Decodes a chunk into `target` from `at`, which must have `room` bytes left; returns the end position.
   * @throws InvalidBase64Error
   */
  decode(source: Uint8Array, target: Uint8Array, at: number): number {
    let [from, to] = [0, at];
    while (from < source.length) {
      if (this.pending === 0 && this.padding === 0) {
        // Fast path: four characters at a time, without the state.
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

  /** @throws InvalidBase64Error for truncated input */
  end(): void {
    if (this.pending !== 0) throw new InvalidBase64Error('It is cut off');
  }

  private step(byte: number, target: Uint8Array, at: number): number {
    if (byte === PADDING) {
      this.pad();
      return at;
    }
    const value = SEXTETS[byte] as number;
    if (value > 63 || this.padding > 0) throw new InvalidBase64Error('A character is not allowed');
    this.bits = (this.bits << 6) | value;
    this.pending = (this.pending + 1) % 4;
    // Each character except the first of four completes a byte.
    const left = [0, 6, 4, 2][this.pending] as number;
    if (this.pending === 1) return at;
    target[at] = this.bits >> left;
    this.bits &= (1 << left) - 1;
    return at + 1;
  }

  /** Counts padding like characters: at 0 the last group is complete. */
  private pad(): void {
    if (this.pending < 2 || this.bits !== 0) throw new InvalidBase64Error('The padding is wrong');
    this.padding += 1;
    this.pending = (this.pending + 1) % 4;
  }
}
