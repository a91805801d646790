import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { BuildFile } from '@cred/contract';
import { ContentMismatch } from './build-store';

/** Brotli of bytes that do not compress is a little longer than they are. */
const BROTLI_OVERHEAD = 1_024;

/**
 * Passes bytes on and fails at the first sign that they are not the expected ones: a byte too many while
 * they arrive, one missing or another hash at the end.
 */
export function verifying(expected: BuildFile): Transform {
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

/** Reads a compressed twin to its end and checks what comes out of it. */
export async function verifyBrotli(source: Readable, expected: BuildFile): Promise<void> {
  const discard = new Transform({ transform: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(
      source,
      atMost(twinLimit(expected)),
      createBrotliDecompress(),
      verifying(expected),
      discard.resume(),
    );
  } catch (failure) {
    throw failure instanceof ContentMismatch ? failure : new ContentMismatch('is not the compressed form of its file');
  }
}

/** Passes at most so many bytes on. */
export function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(new ContentMismatch(`is longer than ${bytes} bytes`));
      else done(null, chunk);
    },
  });
}

/** The most that a compressed twin may weigh. */
export const twinLimit = (expected: BuildFile): number => expected.bytes + BROTLI_OVERHEAD;
