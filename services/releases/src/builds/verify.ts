import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { BuildFile } from '@cred/contract';
import { ContentMismatch } from './build-store';

/** Brotli makes incompressible bytes slightly longer. */
const BROTLI_OVERHEAD = 1_024;

/**
 * Passes bytes through and fails as soon as they differ from `expected`: at the first byte too many, or at the end when
 * bytes are missing or the hash differs.
 */
export function verifyingStream(expected: BuildFile): Transform {
  const hash = createHash('sha384');
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      hash.update(chunk);
      if (seen > expected.bytes) done(new ContentMismatch(`is longer than the ${expected.bytes} bytes of its record`));
      else done(null, chunk);
    },
    flush(done) {
      if (seen < expected.bytes) done(new ContentMismatch(`ends after ${seen} of ${expected.bytes} bytes`));
      else if (`sha384-${hash.digest('base64')}` !== expected.integrity)
        done(new ContentMismatch('has another hash than its record'));
      else done();
    },
  });
}

/** Decompresses a compressed copy to its end and checks the result. */
export async function verifyBrotli(source: Readable, expected: BuildFile): Promise<void> {
  const discard = new Transform({ transform: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(
      source,
      limitBytes(compressedLimit(expected)),
      createBrotliDecompress(),
      verifyingStream(expected),
      discard.resume(),
    );
  } catch (failure) {
    throw failure instanceof ContentMismatch ? failure : new ContentMismatch('is not the compressed form of its file');
  }
}

/** Fails after more than `bytes` bytes. */
export function limitBytes(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(new ContentMismatch(`is longer than ${bytes} bytes`));
      else done(null, chunk);
    },
  });
}

/** The largest permitted size of a compressed copy. */
export const compressedLimit = (expected: BuildFile): number => expected.bytes + BROTLI_OVERHEAD;
