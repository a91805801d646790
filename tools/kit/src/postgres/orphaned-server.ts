import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../errors';
import { commandLine, isAlive, signal, waitUntilEnded } from '../process/identity';

/**
 * The process id of the server whose pid file is in this folder; undefined if that process is not running or is another
 * program.
 */
export function runningServer(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [first, folder] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return undefined;
  const command = commandLine(pid) ?? '';
  return folder === data && command.includes('postgres') && command.includes(data) ? pid : undefined;
}

/** Stops a server that a killed run left running: first with a fast shutdown, then with an immediate one. */
export async function stopOrphanedServer(data: string): Promise<boolean> {
  const pid = runningServer(data);
  if (pid === undefined) {
    // Another process may have the pid by now, which would make the server refuse to start.
    rmSync(join(data, 'postmaster.pid'), { force: true });
    return false;
  }
  for (const [name, timeoutMs] of [
    ['SIGINT', 8000],
    ['SIGQUIT', 5000],
  ] as const) {
    signal(pid, name);
    if (await waitUntilEnded(pid, timeoutMs)) return true;
  }
  throw new OperatorError(
    `A PostgreSQL (process ${pid}) still runs in ${data} and does not stop. End it with: kill -QUIT ${pid}`,
  );
}
