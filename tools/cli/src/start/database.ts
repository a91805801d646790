import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { startCluster, type Cluster, type ClusterOptions } from '@cred/tool-kit/postgres';

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

/** The embedded cluster, restarted when it exits; after five quick exits `onGiveUp` is called. */
export async function embeddedDatabase(
  options: ClusterOptions & { warn(line: string): void; onGiveUp(reason: string): void },
): Promise<Database> {
  let stopping = false;
  let cluster: Cluster = await startCluster(options);
  const { url } = cluster;

  const restartOnExit = async (): Promise<void> => {
    for (let quickExits = 0; !stopping;) {
      const began = Date.now();
      await cluster.exited;
      if (stopping) return;
      quickExits = Date.now() - began < 10_000 ? quickExits + 1 : 1;
      if (quickExits >= 5) return options.onGiveUp('PostgreSQL has ended 5 times within seconds of its start');
      options.warn(`PostgreSQL has ended; starting it again. Its log: ${options.logFile}`);
      await delay(200 * quickExits);
      if (stopping) return;
      cluster = await startCluster({ dataFolder: options.dataFolder, logFile: options.logFile });
    }
  };
  let restarting = restartOnExit().catch((error: unknown) => {
    if (!stopping) options.onGiveUp(errorMessage(error));
  });
  return {
    url,
    embedded: true,
    async stop() {
      stopping = true;
      await cluster.stop();
      await restarting;
      restarting = Promise.resolve();
      // A restart may have been in flight while the previous cluster was stopped.
      await cluster.stop();
    },
  };
}
