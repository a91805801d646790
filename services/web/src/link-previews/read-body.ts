import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchRefusedError } from './fetch-refused-error';

/** The supported encodings; Node 20 has no zstd. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

export interface Body {
  readonly bytes: Buffer;
  /** The body was longer than the limit; `bytes` is its beginning. */
  readonly truncated: boolean;
}

/**
 * Reads and decompresses a body up to `limit` bytes of output: a decompression bomb is never expanded beyond that.
 * @throws FetchRefusedError for an unsupported encoding or invalid data
 */
export async function readBody(body: Readable, encoding: string, limit: number, signal: AbortSignal): Promise<Body> {
  const parts: Buffer[] = [];
  let length = 0;
  let truncated = false;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const part of source) {
      length += part.length;
      parts.push(length > limit ? part.subarray(0, part.length - (length - limit)) : part);
      truncated = length > limit;
      if (truncated) break;
    }
  };
  try {
    const decompressor = await decoder(body, encoding);
    if (decompressor) await pipeline(body, decompressor, collect, { signal });
    else await pipeline(body, collect, { signal });
  } catch (failure) {
    // After truncation, the stream reports the early end of the loop as a failure.
    if (!truncated) throw failure instanceof FetchRefusedError ? failure : new FetchRefusedError('body', failure);
  } finally {
    body.destroy();
  }
  return { bytes: Buffer.concat(parts), truncated };
}

async function decoder(body: Readable, encoding: string): Promise<Transform | null> {
  // One encoding only: nested encodings are a technique of decompression bombs.
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return (await startsLikeZlib(body)) ? createInflate() : createInflateRaw();
    default:
      throw new FetchRefusedError('content-encoding');
  }
}

/** `deflate` should mean zlib; some servers send raw deflate. The first byte distinguishes them. */
async function startsLikeZlib(body: Readable): Promise<boolean> {
  for (;;) {
    const first = body.read() as Buffer | null;
    if (first !== null) {
      body.unshift(first);
      return ((first[0] ?? 0) & 0x0f) === 8;
    }
    if (body.readableEnded || body.destroyed) return true;
    await new Promise<void>((resolve) => {
      for (const event of ['readable', 'end', 'error', 'close']) body.once(event, () => resolve());
    });
  }
}
