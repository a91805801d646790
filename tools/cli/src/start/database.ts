import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { startCluster, type Cluster, type ClusterOptions } from '@cred/tool-kit/postgres';
import { BackOff, type RestartTimes } from './back-off';
import { limitOpenLog } from './rotating-log';

/** The database that the services use, and how to stop it. */
export interface Database {
  readonly url: string;
  readonly embedded: boolean;
  stop(): Promise<void>;
}

/** Checks that the operator's own server responds. */
export async function externalDatabase(url: string): Promise<Database> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < 150_000) throw new Error('it is older than PostgreSQL 15');
  } catch (error) {
    throw new OperatorError(
      `The database of DATABASE_URL cannot be used: ${errorMessage(error) || 'no response'}. Check the address, or unset it to use the embedded one.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url, embedded: false, stop: () => Promise.resolve() };
}

export interface EmbeddedOptions extends ClusterOptions {
  warn(line: string): void;
  readonly times?: Partial<RestartTimes>;
}

/** Shorter than for a service: everything needs the database, for example when a full disk has space again. */
const MAX_PAUSE_MS = 4_000;
/** How often the size of PostgreSQL's log is checked, in milliseconds. */
const LOG_CHECK_MS = 30_000;

/** The embedded cluster. When it ends, it is started again, for as long as the product runs (SRV-53). */
export async function embeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  const { warn, times, ...clusterOptions } = options;
  const stopped = new AbortController();
  const backOff = new BackOff({ maxMs: MAX_PAUSE_MS, ...times });
  limitOpenLog(options.logFile);
  let cluster: Cluster = await startCluster(options);
  const { url } = cluster;
  // PostgreSQL writes the file itself.
  const logCheck = setInterval(() => limitOpenLog(options.logFile), LOG_CHECK_MS).unref();

  const startAgain = async (): Promise<Cluster | undefined> => {
    let reason = 'has ended';
    for (let runTimeMs = performance.now() - began; !stopped.signal.aborted; runTimeMs = 0) {
      const pauseMs = backOff.next(runTimeMs);
      warn(`PostgreSQL ${reason}; starting it again in ${(pauseMs / 1000).toFixed(1)} s. Its log: ${options.logFile}`);
      await delay(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return undefined;
      began = performance.now();
      try {
        const next = await startCluster(clusterOptions);
        warn('PostgreSQL is ready again.');
        return next;
      } catch {
        // A start that fails, for example on a full disk, can succeed later. The log has the reason.
        reason = 'did not start';
      }
    }
    return undefined;
  };
  let began = performance.now();
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      await cluster.exited;
      if (stopped.signal.aborted) return;
      const next = await startAgain();
      if (!next) return;
      cluster = next;
    }
  };
  const running = keepRunning();
  return {
    url,
    embedded: true,
    async stop() {
      stopped.abort();
      clearInterval(logCheck);
      await cluster.stop();
      await running;
      // A restart may have been in flight while the previous cluster was stopped.
      await cluster.stop();
    },
  };
}
