import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { print, step } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { startCluster, type Cluster } from '@cred/tool-kit/postgres';
import { projectRoot } from '@cred/build/project-root';
import { buildStale } from '@cred/tool-kit/builds/build';
import type { Tool } from '@cred/tool-kit/tool';
import { canReadProcesses } from '../product/processes';
import { Requester } from '../product/requester';
import { BenchStack } from '../stack';
import { makeCommunity } from './community';
import { parseOptions } from './options';
import { describeCalls, describeTime, isMet } from './report';
import { runLoad } from './run-load';
import { costliestStatements, databaseTimes, eventLoopOf, ProcessorTime } from './where-time-goes';

const WARM_UP_MS = 20_000;
const SERVICES = ['api', 'web', 'releases', 'validation'] as const;

/**
 * `npm run bench:load [-- --members N] [--seconds N]`: members with an open event stream and an action every five
 * seconds, nine reads to one write, against the whole built product; then where the time goes. Fails when a call
 * failed; a missed goal for the response times is reported.
 */
export async function benchLoad({ stop, args }: Tool): Promise<number> {
  const { members, seconds } = parseOptions(args);
  if (!canReadProcesses()) throw new OperatorError('This benchmark reads processes as Linux lists them');
  const root = projectRoot();
  await buildStale(root, stop);
  const folder = mkdtempSync(join(tmpdir(), 'cred-bench-'));
  // PostgreSQL does not run as root: its account must be able to enter the folder.
  chmodSync(folder, 0o711);
  let cluster: Cluster | undefined;
  let stack: BenchStack | undefined;
  let client: Client | undefined;
  try {
    cluster = await step('PostgreSQL that counts its statements', () => startCountingCluster(folder));
    const env = environmentOf(cluster, folder);
    stack = await step('the product', () => BenchStack.start(root, stop, { data: folder, env }));
    client = new Client({ connectionString: cluster.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('create extension pg_stat_statements');
    const api = new Requester(stack.portOf.api, stack.url);
    const [filler, started] = [client, stack];
    const community = await step(`${members} members`, () => makeCommunity(filler, api, members));
    let processorTime = new ProcessorTime();
    let since = 0;
    const samples = await step(`${seconds} s after a warm-up`, () =>
      runLoad(api, community, { warmUpMs: WARM_UP_MS, measuredMs: seconds * 1_000, stop }, () => {
        processorTime = new ProcessorTime();
        since = Date.now();
        void filler.query('select pg_stat_statements_reset()');
      }),
    );
    const processor = processorTime.shares();
    const eventLoops = new Map(SERVICES.map((name) => [name, eventLoopOf(started.data, name, since)]));
    const statements = await costliestStatements(filler);
    const databases = await step('one call after the other', () => databaseTimes(filler, api, community));
    print();
    print(
      `${members} members, ${cpus().length} processors, ${processor.others.toFixed(0)} % of one used by other programs`,
    );
    for (const line of describeCalls(samples, seconds)) print(line);
    for (const line of describeTime({ processor, eventLoops, databases, statements })) print(line);
    print(isMet(samples) ? 'The goal is reached.' : 'MISSED: the goal is a p95 of at most 100 ms and no error.');
    api.close();
    return samples.some(({ status }) => status === 0 || status >= 400) ? 1 : 0;
  } finally {
    await client?.end();
    await stack?.dispose();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The embedded PostgreSQL, durable as the product's, with its extension that measures statements. */
async function startCountingCluster(folder: string): Promise<Cluster> {
  const options = { dataFolder: folder, logFile: join(folder, 'postgres.log') };
  const first = await startCluster(options);
  const client = new Client({ connectionString: first.adminUrl });
  await client.connect();
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  // Placeholders until the library is loaded at the next start.
  await client.query('alter system set pg_stat_statements.track_planning = on');
  await client.end();
  await first.stop();
  return startCluster(options);
}

const environmentOf = ({ url }: Cluster, folder: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: url,
  CRED_SEED: 'none',
  LOG_LEVEL: 'info',
  // Each member has a separate address: rates per address are not measured.
  TRUST_PROXY: 'loopback',
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '..', 'product', 'probe.mjs')).href}`,
  CRED_BENCH_PROBE: folder,
});
