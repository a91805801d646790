import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from './media-store';

const PLAIN_KEY = /^[0-9a-z-]+(\/[0-9a-z-]+)*(\.[0-9a-z]+)?$/;

/** Keeps media as files under one folder. A file appears under its name only when it is complete and on the disk. */
export function createFileMediaStore(folder: string): MediaStore {
  const fileOf = (key: string): string => {
    if (!PLAIN_KEY.test(key)) throw new Error('A media key must be a plain relative path');
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const unfinished = `${file}.${randomUUID()}.tmp`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        const handle = await open(unfinished, 'wx', 0o640);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, file);
      } catch (cause) {
        await rm(unfinished, { force: true });
        throw cause;
      }
    },
    async get(key) {
      const file = fileOf(key);
      const found = await stat(file).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT') return undefined;
        throw cause;
      });
      return found && { size: found.size, stream: () => createReadStream(file) };
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
