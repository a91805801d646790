import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, type MediaSource, type MediaStore, plainKey } from './media-store';

/**
 * Stores media as files in one folder. A file appears under its name only when it is complete and synced; unfinished
 * files are in `incoming`, a folder on the same disk that is swept.
 */
export function createFileMediaStore(folder: string, incoming: string = path.join(folder, 'incoming')): MediaStore {
  const fileOf = (key: string): string => path.join(folder, plainKey(key));
  return {
    async put(key, source) {
      const file = fileOf(key);
      const unfinished = path.join(incoming, `${randomUUID()}.tmp`);
      await Promise.all([mkdir(path.dirname(file), { recursive: true }), mkdir(incoming, { recursive: true })]);
      try {
        await writeAndSync(unfinished, source);
        await rename(unfinished, file);
        await sync(path.dirname(file));
      } catch (cause) {
        await rm(unfinished, { force: true });
        throw cause;
      }
    },
    async get(key) {
      const file = fileOf(key);
      const found = await stat(file).catch(undefinedIfMissing);
      return found && { size: found.size, open: (range) => openPart(file, range) };
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
    async check() {
      await mkdir(incoming, { recursive: true });
      const probe = path.join(incoming, `${randomUUID()}.tmp`);
      await (await open(probe, 'wx', 0o640)).close();
      await rm(probe, { force: true });
    },
  };
}

async function writeAndSync(file: string, source: MediaSource): Promise<void> {
  if (!Buffer.isBuffer(source)) {
    // A hard link where the file system supports it, otherwise a copy.
    await link(source.path, file).catch(() => copyFile(source.path, file, constants.COPYFILE_EXCL));
    return sync(file);
  }
  const handle = await open(file, 'wx', 0o640);
  try {
    await handle.writeFile(source);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until a file's bytes, or a folder's entries, are on the disk. */
async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The stream closes the handle at its end and when it is destroyed. */
async function openPart(file: string, range: ByteRange | undefined): Promise<Readable | undefined> {
  const handle = await open(file, 'r').catch(undefinedIfMissing);
  return handle?.createReadStream(range ?? {});
}

function undefinedIfMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code === 'ENOENT') return undefined;
  throw cause;
}
