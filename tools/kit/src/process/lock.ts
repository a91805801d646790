import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, OperatorError } from '../errors';
import { isAlive, signal, startMark, waitUntilGone } from './identity';

/** One process, identified so that a later one with the same id is not mistaken for it. */
interface ProcessName {
  readonly pid: number;
  readonly start: string | undefined;
}

interface LockContent extends ProcessName {
  /** The address of its page, for the message to a second start. */
  readonly url: string;
  readonly children: readonly ProcessName[];
}

export interface DataLock {
  /** True when the last owner was killed; its processes have been ended. */
  readonly wasAbandoned: boolean;
  /** Stores which processes belong to this run, so that the next run can end them if this one is killed. */
  remember(pids: readonly number[]): void;
  release(): void;
}

function nameOf(pid: number): ProcessName {
  return { pid, start: startMark(pid) };
}

function isThere(process: ProcessName): boolean {
  return isAlive(process.pid) && startMark(process.pid) === process.start;
}

function read(file: string): LockContent | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent;
  } catch (error) {
    // An incomplete write, as after a power loss, counts as abandoned.
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function endLeftovers(children: readonly ProcessName[]): Promise<void> {
  for (const child of children) {
    // Child processes end when their parent ends; this ends those that hang.
    if (!isThere(child) || (await waitUntilGone(child.pid, 1500))) continue;
    signal(child.pid, 'SIGTERM');
    if (!(await waitUntilGone(child.pid, 3000))) signal(child.pid, 'SIGKILL');
  }
}

/** Removes an abandoned lock; restores it if another process has replaced it since it was read. */
function setAside(file: string, old: string): void {
  try {
    renameSync(file, old);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return;
  }
  const holder = read(old);
  if (holder && isThere(holder)) linkSync(old, file);
  rmSync(old, { force: true });
}

/**
 * Makes this process the only user of a data folder.
 * @throws OperatorError when another process has locked it
 */
export async function takeLock(dataFolder: string, url: string): Promise<DataLock> {
  const file = join(dataFolder, 'run.lock');
  const own = `${file}.${process.pid}`;
  let content: LockContent = { ...nameOf(process.pid), url, children: [] };
  const write = (): void => writeFileSync(own, JSON.stringify(content), { mode: 0o600 });
  let wasAbandoned = false;
  write();
  for (;;) {
    try {
      // Creating a link is atomic, unlike writing a file.
      linkSync(own, file);
      // Both names now refer to the same file: a later write to `own` would change the lock while another process reads
      // it.
      rmSync(own);
      break;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const holder = read(file);
    if (holder && isThere(holder)) {
      rmSync(own, { force: true });
      throw new OperatorError(
        `Another Cred (process ${holder.pid}, ${holder.url}) is using ${dataFolder}. ` +
          'Stop it first, or give this one a folder of its own: CRED_DATA=... PORT=... npm start',
      );
    }
    wasAbandoned = true;
    if (holder) await endLeftovers(holder.children);
    setAside(file, `${own}.old`);
  }
  return {
    wasAbandoned,
    remember(pids) {
      content = { ...content, children: pids.map(nameOf) };
      write();
      renameSync(own, file);
    },
    release() {
      rmSync(own, { force: true });
      if (read(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}
