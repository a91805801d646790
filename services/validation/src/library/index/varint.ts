/** A growing byte array. A number takes as few bytes as possible, with seven bits per byte, the lowest bits first. */
export class ByteList {
  private bytes: Uint8Array;
  length = 0;

  constructor(capacity = 16) {
    this.bytes = new Uint8Array(capacity);
  }

  /** @param value an integer from 0 to 2^32 - 1 */
  varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private byte(value: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length] = value;
    this.length += 1;
  }
}

/** Reads what `ByteList` wrote. @throws RangeError at the end of the bytes, or for an invalid number */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  varint(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.bytes[this.at];
      if (byte === undefined || factor > 2 ** 28) throw new RangeError('the index is damaged: a number does not end');
      this.at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  }
}
