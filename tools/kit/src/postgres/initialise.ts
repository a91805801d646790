import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessage, OperatorError } from '../errors';
import type { Home } from './home';

/**
 * The environment of the server. It excludes the caller's PG* variables and language, so that messages and defaults are
 * the same on every machine.
 */
export const serverEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', LANG: 'C' };

export const owner = 'cred';

/** Throws an OperatorError if these programs cannot open the data folder. */
function checkFolder(home: Home): void {
  const major = home.binaries.version.split('.')[0] ?? '';
  const found = readFileSync(join(home.data, 'PG_VERSION'), 'utf8').trim();
  if (found !== major) {
    throw new OperatorError(
      `The database in ${home.data} was created by PostgreSQL ${found}, and this version of Cred includes ${major}. ` +
        `Dump it with the version of Cred that created it and restore it here, or move ${dirname(home.data)} away to start with an empty database.`,
    );
  }
  const uid = process.getuid?.();
  const owned = statSync(home.data).uid;
  if (uid !== undefined && uid !== 0 && owned !== uid) {
    throw new OperatorError(
      `The database in ${home.data} belongs to another user (uid ${owned}). Start Cred as the user who created it, or choose another CRED_DATA.`,
    );
  }
}

function run(command: string, args: readonly string[], home: Home): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...home.account,
      cwd: '/',
      env: serverEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) =>
      reject(
        new OperatorError(
          `PostgreSQL's ${command} cannot run here: ${errorMessage(error)}. Set DATABASE_URL to a PostgreSQL of your own.`,
        ),
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new OperatorError(
            `PostgreSQL could not create its data folder ${home.data}: ${output.trim() || `it ended with ${code}`}`,
          ),
        );
    });
  });
}

/**
 * Creates the cluster unless it exists: UTF-8, the same collation on every machine, no password, and a private socket
 * as the only way to connect. An incomplete one from a killed start is removed.
 */
export async function initialise(home: Home, durable: boolean): Promise<void> {
  if (existsSync(home.data)) return checkFolder(home);
  const partial = `${home.data}.new`;
  rmSync(partial, { recursive: true, force: true });
  await run(
    join(home.binaries.folder, 'bin', 'initdb'),
    [
      `--pgdata=${partial}`,
      `--username=${owner}`,
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    home,
  );
  if (home.account.uid !== undefined && home.account.gid !== undefined)
    chownSync(partial, home.account.uid, home.account.gid);
  renameSync(partial, home.data);
}
