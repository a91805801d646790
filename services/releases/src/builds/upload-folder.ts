import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BuildFile } from '@cred/contract';
import { limitBytes, compressedLimit, verifyBrotli, verifyingStream } from './verify';

/** Older files are left over from killed processes. */
const ABANDONED_MS = 60 * 60_000;

/** The folder where uploads are checked before they are moved to a store. */
export class UploadFolder {
  constructor(private readonly folder: string) {}

  /** Creates the folder and deletes the files of processes that were killed. */
  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const info = await stat(path).catch(() => null);
      if (info && Date.now() - info.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  /**
   * Writes an upload to disk, passes its path to `store` if it matches `expected`, and deletes the temporary file.
   * @throws ContentMismatch
   */
  async receive(
    source: Readable,
    expected: BuildFile,
    encoding: 'identity' | 'brotli',
    store: (path: string) => Promise<void>,
  ): Promise<void> {
    const path = join(this.folder, randomUUID());
    const file = await open(path, 'wx');
    try {
      const check = encoding === 'brotli' ? limitBytes(compressedLimit(expected)) : verifyingStream(expected);
      // Flushed before the rename, so that a power failure cannot leave an empty file under the final name.
      await pipeline(source, check, file.createWriteStream({ flush: true }));
      if (encoding === 'brotli') await verifyBrotli(createReadStream(path), expected);
      await store(path);
    } finally {
      // The stream closes the file, except when the upload failed before it began.
      await file.close().catch(() => undefined);
      await rm(path, { force: true });
    }
  }
}
