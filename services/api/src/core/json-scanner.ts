import { decodeUtf8, errors } from '@cred/service-kit';

/** A part of a body, in order. Bytes are valid only until the next part is read. */
export type ScanResult =
  | { readonly kind: 'text'; readonly name: string; readonly value: string }
  | { readonly kind: 'begin' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, COLON, COMMA] = [...Buffer.from('{}[]:,')] as [
  number,
  number,
  number,
  number,
  number,
  number,
];
const MAX_PIECE_BYTES = 64 * 1024;
const INITIAL_BUFFER_BYTES = 1024;
/** Replaces a character outside ASCII; no value of the streamed property contains one. */
const NON_ASCII = 0;
const EMPTY = Buffer.alloc(0);

/**
 * Extracts one property of a JSON object whose value is a string too long for memory, and yields its content as it
 * arrives. The rest is buffered, up to a limit, and is valid JSON at the end, with an empty string instead of the long
 * one: so the parser of all other bodies validates everything except that string.
 */
export class JsonScanner {
  private rest = Buffer.allocUnsafe(INITIAL_BUFFER_BYTES);
  private size = 0;
  private state: 'between' | 'string' | 'streamed' = 'between';
  private depth = 0;
  private inObject = false;
  private expectsName = false;
  private name: string | null = null;
  private names = new Set<string>();
  /** The start of the current top-level string in the buffer. */
  private stringAt = 0;
  private escaped = false;
  /** The number of hexadecimal digits read of an escape in the streamed string; null outside an escape. */
  private digits: number | null = null;
  private code = 0;
  private scratch = EMPTY;

  /** @param maxRest bytes in addition to the content of the streamed string */
  constructor(
    private readonly streamed: string,
    private readonly maxRest: number,
  ) {}

  /** @throws AppError 400 for a repeated name, 413 when the rest is too long */
  *scan(chunk: Buffer): Generator<ScanResult> {
    let at = 0;
    while (at < chunk.length) {
      if (this.state === 'streamed') {
        const piece = chunk.subarray(at, at + MAX_PIECE_BYTES);
        const { bytes, used } = this.unescape(piece);
        if (bytes.length > 0) yield { kind: 'bytes', bytes };
        at += used;
        if (used < piece.length) {
          at += 1;
          this.keep(QUOTE);
          this.state = 'between';
          yield { kind: 'end' };
        }
        continue;
      }
      const byte = chunk[at] as number;
      at += 1;
      this.keep(byte);
      const found = this.state === 'string' ? this.inString(byte) : this.between(byte);
      if (found) yield found;
    }
  }

  /**
   * The body without the streamed string's content.
   * @throws AppError 400 for a truncated body, or invalid UTF-8
   */
  finish(): string {
    if (this.state !== 'between' || this.depth > 0) throw errors.malformedBody();
    return this.textOf(0);
  }

  private between(byte: number): ScanResult | undefined {
    switch (byte) {
      case QUOTE:
        return this.beginString();
      case OPEN_OBJECT:
      case OPEN_LIST:
        this.depth += 1;
        if (this.depth === 1) this.inObject = this.expectsName = byte === OPEN_OBJECT;
        return undefined;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        this.depth -= 1;
        return undefined;
      case COLON:
        if (this.depth === 1) this.expectsName = false;
        return undefined;
      case COMMA:
        if (this.depth === 1) this.expectsName = this.inObject;
        return undefined;
      default:
        return undefined;
    }
  }

  private beginString(): ScanResult | undefined {
    if (this.depth === 1 && this.inObject && !this.expectsName && this.name === this.streamed) {
      this.name = null;
      this.state = 'streamed';
      return { kind: 'begin' };
    }
    this.stringAt = this.size - 1;
    this.state = 'string';
    return undefined;
  }

  private inString(byte: number): ScanResult | undefined {
    if (this.escaped) {
      this.escaped = false;
      return undefined;
    }
    if (byte === BACKSLASH) this.escaped = true;
    if (byte !== QUOTE) return undefined;
    this.state = 'between';
    if (this.depth !== 1 || !this.inObject) return undefined;
    const value = this.stringOf(this.stringAt);
    if (!this.expectsName) return this.name === null ? undefined : { kind: 'text', name: this.name, value };
    if (this.names.has(value)) throw errors.malformedBody();
    this.names.add(value);
    this.name = value;
    return undefined;
  }

  /**
   * Decodes a chunk of the streamed string up to its closing quote; returns the bytes and how much of the chunk was
   * read, without that quote.
   */
  private unescape(piece: Buffer): { readonly bytes: Uint8Array; readonly used: number } {
    const quote = piece.indexOf(QUOTE);
    const plain = quote < 0 ? piece : piece.subarray(0, quote);
    if (!this.escaped && this.digits === null && !plain.includes(BACKSLASH))
      return { bytes: plain, used: plain.length };
    if (this.scratch.length < piece.length) this.scratch = Buffer.allocUnsafe(MAX_PIECE_BYTES);
    let [used, size] = [0, 0];
    for (; used < piece.length; used += 1) {
      const byte = piece[used] as number;
      if (byte === QUOTE && !this.escaped && this.digits === null) break;
      const character = this.unescapeOne(byte);
      if (character === undefined) continue;
      this.scratch[size] = character;
      size += 1;
    }
    return { bytes: this.scratch.subarray(0, size), used };
  }

  /** A decoded character, or undefined until the escape is complete. */
  private unescapeOne(byte: number): number | undefined {
    if (this.digits !== null) return this.hexDigit(byte);
    if (!this.escaped) {
      this.escaped = byte === BACKSLASH;
      return this.escaped ? undefined : byte;
    }
    this.escaped = false;
    if (byte === 0x75) {
      [this.digits, this.code] = [0, 0];
      return undefined;
    }
    // These three escapes represent the escaped character itself. No other escape occurs in the streamed values.
    if (byte === QUOTE || byte === BACKSLASH || byte === 0x2f) return byte;
    if (!'bfnrt'.includes(String.fromCharCode(byte))) throw errors.malformedBody();
    return NON_ASCII;
  }

  private hexDigit(byte: number): number | undefined {
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) throw errors.malformedBody();
    this.code = this.code * 16 + digit;
    this.digits = (this.digits ?? 0) + 1;
    if (this.digits < 4) return undefined;
    this.digits = null;
    return this.code < 0x80 ? this.code : NON_ASCII;
  }

  private keep(byte: number): void {
    if (this.size >= this.maxRest) throw errors.payloadTooLarge();
    if (this.size >= this.rest.length) {
      const larger = Buffer.allocUnsafe(this.rest.length * 4);
      this.rest.copy(larger);
      this.rest = larger;
    }
    this.rest[this.size] = byte;
    this.size += 1;
  }

  private stringOf(from: number): string {
    try {
      return JSON.parse(this.textOf(from)) as string;
    } catch {
      throw errors.malformedBody();
    }
  }

  private textOf(from: number): string {
    return decodeUtf8(this.rest.subarray(from, this.size));
  }
}
