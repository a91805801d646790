import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const MODE = 0o640;

/** The folder of unfinished uploads. Each file belongs to a request in flight, or to one that a crash ended. */
export class IncomingFiles {
  constructor(readonly folder: string) {}

  /** Opens a new file; the caller closes and removes it. */
  async begin(): Promise<{ readonly path: string; readonly handle: FileHandle }> {
    const file = await this.name();
    return { path: file, handle: await open(file, 'wx', MODE) };
  }

  /** Streams a body into a new file; returns its path. Leaves no file on failure. */
  async receive(body: Readable): Promise<string> {
    const file = await this.name();
    try {
      await pipeline(body, createWriteStream(file, { flags: 'wx', mode: MODE }));
      return file;
    } catch (cause) {
      await this.remove(file);
      throw cause;
    }
  }

  private async name(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return path.join(this.folder, `${randomUUID()}.part`);
  }

  /** Removes a received file; idempotent. */
  async remove(file: string): Promise<void> {
    await rm(file, { force: true });
  }

  /** Removes files that were last written before a time; returns how many. */
  async sweep(before: Date): Promise<number> {
    let count = 0;
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile() || found.mtime >= before) continue;
      await this.remove(file);
      count += 1;
    }
    return count;
  }
}
