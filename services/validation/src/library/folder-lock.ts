import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process is changing the library; the message contains its process id. */
export class LibraryBusyError extends Error {
  override readonly name = 'LibraryBusyError';
}

const LOCK_FILE = 'import.lock';

/**
 * Allows one process at a time to change a library; ignores the lock of a process that has ended. @throws
 * LibraryBusyError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'EEXIST')) throw error;
      const holderPid = Number((await readFile(path, 'utf8').catch(() => '')).trim());
      if (attempt > 0 || isRunning(holderPid))
        throw new LibraryBusyError(
          `Another import (process ${holderPid}) is changing this library. Wait until it ends; if there is no such process, remove ${path}`,
        );
      await rm(path, { force: true });
    }
  }
  throw new LibraryBusyError('Another import is changing this library');
}

function isRunning(pid: number): boolean {
  // A lock file without a process id was just created.
  if (!Number.isInteger(pid) || pid <= 0) return true;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'EPERM';
  }
}
