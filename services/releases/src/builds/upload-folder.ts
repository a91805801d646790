import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BuildFile } from '@cred/contract';
import { atMost, twinLimit, verifyBrotli, verifying } from './verify';

/** After this long, an upload that never ended is rubbish that a killed process left. */
const ABANDONED_MS = 60 * 60_000;

/** Where uploads arrive and are checked, before a store takes them over whole. */
export class UploadFolder {
  constructor(private readonly folder: string) {}

  /** Makes the folder and clears what killed processes left behind. */
  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const info = await stat(path).catch(() => null);
      if (info && Date.now() - info.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  /**
   * Writes an upload to disk, hands its path to `take` if it is what was expected, and removes what is left of it.
   * @throws ContentMismatch
   */
  async receive(
    source: Readable,
    expected: BuildFile,
    encoding: 'identity' | 'brotli',
    store: (path: string) => Promise<void>,
  ): Promise<void> {
    const path = join(this.folder, randomUUID());
    try {
      const file = await open(path, 'wx');
      const check = encoding === 'brotli' ? atMost(twinLimit(expected)) : verifying(expected);
      // Flushed before it gets a name: after a power cut there must be no name without its bytes.
      await pipeline(source, check, file.createWriteStream({ flush: true }));
      if (encoding === 'brotli') await verifyBrotli(createReadStream(path), expected);
      await store(path);
    } finally {
      await rm(path, { force: true });
    }
  }
}
