import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, OperatorError } from '../errors';
import { isAlive, signal, startTime, waitUntilEnded } from './identity';

/** One process, identified so that a later one with the same id is not mistaken for it. */
interface ProcessIdentity {
  readonly pid: number;
  readonly start: string | undefined;
}

interface LockContent extends ProcessIdentity {
  /** The address of its page, for the message to a second start. */
  readonly url: string;
  readonly children: readonly ProcessIdentity[];
}

export interface DataLock {
  /** True when the last owner was killed; its processes have been ended. */
  readonly wasAbandoned: boolean;
  /** Stores which processes belong to this run, so that the next run can end them if this one is killed. */
  recordProcesses(pids: readonly number[]): void;
  release(): void;
}

function identityOf(pid: number): ProcessIdentity {
  return { pid, start: startTime(pid) };
}

function isRunning(process: ProcessIdentity): boolean {
  return isAlive(process.pid) && startTime(process.pid) === process.start;
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

async function endOrphans(children: readonly ProcessIdentity[]): Promise<void> {
  for (const child of children) {
    // Child processes end when their parent ends; this ends those that hang.
    if (!isRunning(child) || (await waitUntilEnded(child.pid, 1500))) continue;
    signal(child.pid, 'SIGTERM');
    if (!(await waitUntilEnded(child.pid, 3000))) signal(child.pid, 'SIGKILL');
  }
}

/** Removes an abandoned lock; restores it if another process has replaced it since it was read. */
function removeAbandoned(file: string, old: string): void {
  try {
    renameSync(file, old);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return;
  }
  const holder = read(old);
  if (holder && isRunning(holder)) linkSync(old, file);
  rmSync(old, { force: true });
}

/**
 * Makes this process the only user of a data folder.
 * @throws OperatorError when another process has locked it
 */
export async function acquireLock(dataFolder: string, url: string): Promise<DataLock> {
  const file = join(dataFolder, 'run.lock');
  const ownFile = `${file}.${process.pid}`;
  let content: LockContent = { ...identityOf(process.pid), url, children: [] };
  const write = (): void => writeFileSync(ownFile, JSON.stringify(content), { mode: 0o600 });
  let wasAbandoned = false;
  write();
  for (;;) {
    try {
      // Creating a link is atomic, unlike writing a file.
      linkSync(ownFile, file);
      // Both names now refer to the same file: a later write to `ownFile` would change the lock while another process reads
      // it.
      rmSync(ownFile);
      break;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const holder = read(file);
    if (holder && isRunning(holder)) {
      rmSync(ownFile, { force: true });
      throw new OperatorError(
        `Another Cred (process ${holder.pid}, ${holder.url}) is using ${dataFolder}. ` +
          'Stop it first, or use another folder for this one: CRED_DATA=... PORT=... npm start',
      );
    }
    wasAbandoned = true;
    if (holder) await endOrphans(holder.children);
    removeAbandoned(file, `${ownFile}.old`);
  }
  return {
    wasAbandoned,
    recordProcesses(pids) {
      content = { ...content, children: pids.map(identityOf) };
      try {
        write();
        renameSync(ownFile, file);
      } catch (error) {
        // A full disk must not end this run; a later one may find processes that it cannot end.
        if (errorCode(error) !== 'ENOSPC' && errorCode(error) !== 'EDQUOT') throw error;
      }
    },
    release() {
      rmSync(ownFile, { force: true });
      if (read(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}
