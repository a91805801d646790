import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BuildFile } from '@cred/contract';
import type { BuildStore, FileAddress, StoredFile } from './build-store';
import { atMost, twinLimit, verifyBrotli, verifying } from './verify';

/** After this long, an upload that never ended is rubbish that a killed process left. */
const ABANDONED_MS = 60 * 60_000;

/** Builds as files: `<folder>/<area>/<build>/<file>`. A file appears there by one rename, checked and whole. */
export class FileBuildStore implements BuildStore {
  private readonly incoming: string;

  constructor(private readonly folder: string) {
    this.incoming = join(folder, '.incoming');
  }

  /** Makes the folder and clears what killed processes left behind. */
  async prepare(): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    for (const name of await readdir(this.incoming)) {
      const path = join(this.incoming, name);
      const info = await stat(path).catch(() => null);
      if (info && Date.now() - info.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  async write(address: FileAddress, source: Readable, expected: BuildFile, encoding: 'identity' | 'brotli'): Promise<void> {
    const temporary = join(this.incoming, randomUUID());
    const target = this.pathOf(address);
    try {
      const file = await open(temporary, 'wx');
      const check = encoding === 'brotli' ? atMost(twinLimit(expected)) : verifying(expected);
      // Flushed before the rename: after a power cut there must be no name without its bytes.
      await pipeline(source, check, file.createWriteStream({ flush: true }));
      if (encoding === 'brotli') await verifyBrotli(createReadStream(temporary), expected);
      await mkdir(dirname(target), { recursive: true });
      await rename(temporary, target);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async find(address: FileAddress): Promise<StoredFile | null> {
    const path = this.pathOf(address);
    const info = await stat(path).catch(() => null);
    return info?.isFile() ? { bytes: info.size, open: () => createReadStream(path) } : null;
  }

  private pathOf({ area, build, file }: FileAddress): string {
    return join(this.folder, area, build, file);
  }
}
