import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { OperatorError } from '../errors';
import { projectRoot } from '@cred/build/project-root';
import { installedBinaries } from './binaries';
import { prepareHome, type Home } from './home';
import { initialise, owner, serverEnvironment } from './initialise';
import { stopOrphanedServer } from './orphaned-server';

export interface ClusterOptions {
  /** Absolute; the cluster is in `postgres/` below it, or where its account can reach it. */
  readonly dataFolder: string;
  readonly logFile: string;
  /** False only for tests: acknowledged writes can then be lost when the machine crashes. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  readonly warn?: (line: string) => void;
}

export interface Cluster {
  /** The product's database `cred`. */
  readonly url: string;
  /** The maintenance database, for creating others. */
  readonly adminUrl: string;
  /** Resolves when the server has ended, by `stop` or otherwise. */
  readonly exited: Promise<void>;
  stop(): Promise<void>;
}

const port = 5432;

function urlFor(sockets: string, database: string): string {
  // Explicit, because PGPORT in the environment would override a missing port.
  return `postgresql://${owner}@localhost:${port}/${database}?host=${encodeURIComponent(sockets)}`;
}

/**
 * The product's database in the cluster that another process runs for this data folder; undefined when there is none.
 */
export function runningClusterUrl(dataFolder: string): string | undefined {
  if (!existsSync(join(dataFolder, 'postgres')) && !existsSync(join(dataFolder, 'postgres-id'))) return undefined;
  const { sockets } = prepareHome(dataFolder, installedBinaries(), () => undefined);
  return existsSync(join(sockets, `.s.PGSQL.${port}`)) ? urlFor(sockets, owner) : undefined;
}

function serverArguments(home: Home, options: ClusterOptions): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: home.sockets,
    unix_socket_permissions: '0700',
    port,
    max_connections: options.maxConnections ?? 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // Details and statements contain members' data, which must not be logged (SRV-35).
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(options.durable === false ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return ['-D', home.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function spawnParent(home: Home, options: ClusterOptions): ChildProcess {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'a', 0o600);
  const { uid = '-', gid = '-' } = home.account;
  const root = projectRoot();
  const parent = join(root, 'tools', 'kit', 'src', 'postgres', 'parent-process.ts');
  const program = join(home.binaries.folder, 'bin', 'postgres');
  try {
    return spawn(
      process.execPath,
      [
        '--import',
        join(root, 'node_modules', 'tsx', 'dist', 'loader.mjs'),
        parent,
        String(uid),
        String(gid),
        program,
        ...serverArguments(home, options),
      ],
      { cwd: root, env: serverEnvironment, detached: true, stdio: ['ignore', log, log, 'ipc'] },
    );
  } finally {
    closeSync(log);
  }
}

function logSince(file: string, from: number): string {
  return readFileSync(file).subarray(from).toString().trim().split('\n').slice(-6).join('\n');
}

async function ready(sockets: string, hasEnded: () => boolean): Promise<boolean> {
  const end = Date.now() + 60_000;
  while (!hasEnded() && Date.now() < end) {
    const client = new Client({ connectionString: urlFor(sockets, 'postgres'), connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [owner]);
      if (rowCount === 0) await client.query(`create database ${owner}`);
      return true;
    } catch {
      await delay(30);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

async function launch(home: Home, options: ClusterOptions): Promise<Cluster | string> {
  const logFrom = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const parent = spawnParent(home, options);
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    parent.once('error', () => resolve());
    parent.once('exit', () => resolve());
  }).then(() => {
    ended = true;
  });
  const stop = async (): Promise<void> => {
    parent.ref();
    if (!ended && parent.connected) parent.send('stop', () => undefined);
    await exited;
    // A killed parent process can leave its server running.
    await stopOrphanedServer(home.data);
  };
  if (!(await ready(home.sockets, () => ended))) {
    await stop();
    return logSince(options.logFile, logFrom);
  }
  parent.unref();
  parent.channel?.unref();
  return { url: urlFor(home.sockets, owner), adminUrl: urlFor(home.sockets, 'postgres'), exited, stop };
}

/**
 * Starts the embedded PostgreSQL of a data folder and creates the cluster if needed. The server ends with this process,
 * even when the process is killed.
 * @throws OperatorError with what to do
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const warn = options.warn ?? (() => undefined);
  mkdirSync(options.dataFolder, { recursive: true });
  const home = prepareHome(options.dataFolder, installedBinaries(), warn);
  await initialise(home, options.durable !== false);
  if (await stopOrphanedServer(home.data)) warn('A PostgreSQL that an earlier run left running was stopped.');
  // After a kill, the old server's last processes keep its shared memory for a moment, and a new one refuses to start.
  for (let attempt = 1; ; attempt += 1) {
    const result = await launch(home, options);
    if (typeof result !== 'string') return result;
    if (attempt === 4 || !/shared memory block|lock file/.test(result)) {
      throw new OperatorError(`PostgreSQL did not start. The end of its log (${options.logFile}):\n${result}`);
    }
    await delay(attempt * 700);
  }
}
