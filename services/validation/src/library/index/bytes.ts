import { type FileHandle, open } from 'node:fs/promises';
import { type Bytes, DamagedLibraryError } from './segment-format';

/** A file with random access. */
export async function openFile(path: string): Promise<Bytes> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    throw new DamagedLibraryError(
      `${path} cannot be opened (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`,
    );
  }
  return {
    read: async (at, length) => {
      const buffer = Buffer.allocUnsafe(length);
      let filled = 0;
      while (filled < length) {
        const { bytesRead } = await file.read(buffer, filled, length - filled, at + filled);
        if (bytesRead === 0) throw new DamagedLibraryError(`${path} is damaged: it is truncated`);
        filled += bytesRead;
      }
      return buffer;
    },
    close: () => file.close(),
  };
}

/** Bytes in memory. */
export function memoryBytes(buffer: Buffer): Bytes {
  return {
    read: async (at, length) => {
      if (at + length > buffer.length) throw new DamagedLibraryError('the bytes end early');
      return buffer.subarray(at, at + length);
    },
    close: async () => undefined,
  };
}
