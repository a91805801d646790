import { PassThrough, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';

/** Quality 4 takes 1 ms more for a home, and saves 4 % of its bytes. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/**
 * The body of a page that is sent in parts. Pages are the only responses that are compressed per request: they are
 * small, and their nonce differs each time.
 */
export class PageBody {
  readonly headers: Readonly<Record<string, string>>;
  private readonly target: Transform;
  private readonly brotli: BrotliCompress | undefined;

  constructor(compressed: boolean) {
    this.brotli = compressed ? createBrotliCompress(brotliOptions) : undefined;
    this.target = this.brotli ?? new PassThrough();
    this.headers = compressed ? { 'content-encoding': 'br' } : {};
    // The browser left: what is written after that is dropped.
    this.target.on('error', () => undefined);
  }

  get stream(): Readable {
    return this.target;
  }

  /** Sends a part at once. */
  write(part: string): void {
    this.target.write(part);
    this.brotli?.flush();
  }

  end(part: string): void {
    this.target.end(part);
  }
}
