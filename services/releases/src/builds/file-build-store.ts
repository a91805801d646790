import { createReadStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { BuildFile } from '@cred/contract';
import type { BuildStore, FileAddress, StoredFile } from './build-store';
import { UploadFolder } from './upload-folder';

/**
 * Stores builds as files: `<folder>/<area>/<build>/<file>`. A file is checked at another path and then renamed to this
 * one, so it is always complete.
 */
export class FileBuildStore implements BuildStore {
  private readonly incoming: UploadFolder;

  constructor(private readonly folder: string) {
    this.incoming = new UploadFolder(join(folder, '.incoming'));
  }

  prepare(): Promise<void> {
    return this.incoming.prepare();
  }

  async write(
    address: FileAddress,
    source: Readable,
    expected: BuildFile,
    encoding: 'identity' | 'brotli',
  ): Promise<void> {
    const target = this.pathOf(address);
    await this.incoming.receive(source, expected, encoding, async (path) => {
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
    });
  }

  async find(address: FileAddress): Promise<StoredFile | null> {
    const path = this.pathOf(address);
    const info = await stat(path).catch(() => null);
    return info?.isFile() ? { bytes: info.size, open: async () => createReadStream(path) } : null;
  }

  private pathOf({ area, build, file }: FileAddress): string {
    return join(this.folder, area, build, file);
  }
}
