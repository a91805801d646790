import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { OperatorError } from '@cred/tool-kit/errors';
import { print, step } from '@cred/tool-kit/console';
import { startCluster, type Cluster } from '@cred/tool-kit/postgres';
import { projectRoot } from '@cred/build/project-root';
import { buildStale } from '@cred/tool-kit/builds/build';
import type { Tool } from '@cred/tool-kit/tool';
import { BenchApi, requireSuccess, type BenchMember, type BenchResponse } from '../bench-api';
import { ms, percentile, table } from '../statistics';
import { insertPosts } from './insert-posts';
import { feedReads, searchReads } from './reads';

const SMALL = 1_000;
const LARGE = 1_000_000;
const ROUNDS = 300;
const WARM_UP = 40;
/** The most that a read may take with a million posts, as a multiple of its time with a thousand; the slowest takes 9 times. */
const MAX_RATIO = 15;
/** The members read in turn, because each may read 600 and search 120 times a minute. */
const MEMBERS = 60;
/** The longest wait for a member's limit to be lifted; the API's windows last a minute. */
const MAX_LIMIT_WAIT_S = 61;
const FOLLOWED = 150;

interface Subject {
  readonly posts: number;
  readonly client: Client;
  readonly service: BenchApi;
  readonly members: readonly BenchMember[];
  readonly reads: Readonly<Record<string, string>>;
}

/**
 * Measures feed reads and searches of general members, whose audience filter is on, with a thousand and with a million posts: two
 * databases, two API processes, every read alternately on both, so that noise affects both equally. Fails when a read
 * scanned a whole table of posts or takes more than 15 times as long. `npm run bench:feed [-- posts] [--only feed|search]`.
 */
export async function benchFeed({ stop, args }: Tool): Promise<number> {
  const root = projectRoot();
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
  if (only !== undefined && only !== 'feed' && only !== 'search')
    throw new OperatorError('--only needs feed or search');
  const large = Number(args.find((arg) => /^\d+$/.test(arg)) ?? LARGE);
  const folder = mkdtempSync(join(tmpdir(), 'cred-bench-'));
  chmodSync(folder, 0o711);
  const subjects: Subject[] = [];
  let cluster: Cluster | undefined;
  try {
    await buildStale(root, stop);
    const running = (cluster = await startCluster({
      dataFolder: folder,
      logFile: join(folder, 'postgres.log'),
      durable: false,
      maxConnections: 60,
    }));
    for (const [index, posts] of [SMALL, large].entries()) {
      subjects.push(
        await step(`${posts.toLocaleString('en')} posts`, () =>
          prepare({ root, folder, cluster: running, index, posts, only, stop }),
        ),
      );
    }
    const samples = await step(`${ROUNDS} rounds`, () => measure(subjects, stop));
    const isSlow = report(subjects, samples);
    const isScanned = await scannedPosts(subjects);
    return isSlow || isScanned ? 1 : 0;
  } finally {
    for (const { service, client } of subjects) {
      await service.stop();
      await client.end();
    }
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Preparation {
  readonly root: string;
  readonly folder: string;
  readonly cluster: Cluster;
  readonly index: number;
  readonly posts: number;
  readonly only: 'feed' | 'search' | undefined;
  readonly stop: AbortSignal;
}

async function prepare({ root, folder, cluster, index, posts, only, stop }: Preparation): Promise<Subject> {
  const name = `bench_${posts}`;
  const admin = new Client({ connectionString: cluster.adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = cluster.adminUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`);
  const service = new BenchApi(root, join(folder, name), 47_300 + index * 10, url);
  await service.migrate(stop);
  const client = new Client({ connectionString: url });
  // After another failure, the cluster stops while this client is still connected, which emits an error.
  client.on('error', () => undefined);
  await client.connect();
  await insertPosts(client, posts);
  await service.start(stop);
  const members: BenchMember[] = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await service.member(`reader${n}`, 'Other_Professions'));
  await client.query(
    `insert into follows (follower_id, following_id) select reader.id, author.id from users reader, users author
     where reader.username like 'reader%' and author.username in (select 'author' || n * 3 from generate_series(1, $1::int) n)`,
    [FOLLOWED],
  );
  await client.query('analyze follows');
  const reads = {
    ...(only === 'search' ? {} : await feedReads(client)),
    ...(only === 'feed' || !members[0] ? {} : await searchReads(service, members[0])),
  };
  // Flush the counts of this connection first, otherwise they are added after the reset.
  await client.query('select pg_stat_force_next_flush()');
  await client.query('select pg_stat_reset()');
  return { posts, client, service, members, reads };
}

type Samples = ReadonlyMap<Subject, ReadonlyMap<string, number[]>>;

async function measure(subjects: readonly Subject[], stop: AbortSignal): Promise<Samples> {
  const samples = new Map(
    subjects.map((subject) => [subject, new Map(Object.keys(subject.reads).map((read) => [read, [] as number[]]))]),
  );
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    stop.throwIfAborted();
    for (const read of Object.keys(subjects[0]?.reads ?? {})) {
      for (const subject of subjects) {
        const member = subject.members[(round + WARM_UP) % MEMBERS];
        const path = subject.reads[read];
        if (!member || !path) throw new Error(`there is no member or path for ${read}`);
        const { durationMs, body } = requireSuccess(read, await readWithinLimit(subject, path, member, stop));
        if (!Array.isArray(body) || body.length === 0) throw new Error(`${read} is empty at ${subject.posts} posts`);
        if (round >= 0) samples.get(subject)?.get(read)?.push(durationMs);
      }
    }
  }
  return samples;
}

/** Reads once; where the member's limit of reads is used up, waits until it is lifted and reads again. */
async function readWithinLimit(
  { service }: Subject,
  path: string,
  member: BenchMember,
  signal: AbortSignal,
): Promise<BenchResponse> {
  const response = await service.get(path, member);
  if (response.status !== 429) return response;
  const seconds = Number(response.headers['retry-after']);
  if (!(seconds <= MAX_LIMIT_WAIT_S)) return response;
  await setTimeout(seconds * 1_000, undefined, { signal });
  return service.get(path, member);
}

/** Prints the table. @returns whether a read takes more than `MAX_RATIO` times as long with the larger number of posts */
function report(subjects: readonly Subject[], samples: Samples): boolean {
  const [small, large] = subjects;
  if (!small || !large) return false;
  const slow: string[] = [];
  const rows = Object.keys(small.reads).map((read) => {
    const [few, many] = [small, large].map((subject) => samples.get(subject)?.get(read) ?? []) as [number[], number[]];
    const at = (share: number): number[] => [percentile(few, share), percentile(many, share)];
    const [few50 = 0, many50 = 0] = at(0.5);
    const [few95 = 0, many95 = 0] = at(0.95);
    if (many50 / few50 > MAX_RATIO) slow.push(read);
    return [
      read,
      ms(few50),
      ms(many50),
      (many50 / few50).toFixed(2),
      ms(few95),
      ms(many95),
      (many95 / few95).toFixed(2),
    ];
  });
  const [few, many] = [small.posts, large.posts].map((posts) => posts.toLocaleString('en'));
  print();
  for (const line of table([
    ['20 posts a page, general member', `p50 of ${few}`, `of ${many}`, 'ratio', `p95 of ${few}`, `of ${many}`, 'ratio'],
    ...rows,
  ]))
    print(line);
  if (slow.length > 0) print(`\nmore than ${MAX_RATIO} times as long: ${slow.join('; ')}`);
  return slow.length > 0;
}

/** Whether any measured read scanned all posts; small tables may be scanned. */
async function scannedPosts(subjects: readonly Subject[]): Promise<boolean> {
  const large = subjects.at(-1);
  if (!large) return false;
  // Stopping the API ends its connections, which flushes their counts.
  await large.service.stop();
  const { rows } = await large.client.query<{ relname: string; seq_scan: number; idx_scan: number }>(
    `select relname, seq_scan::int, idx_scan::int from pg_stat_user_tables where relname in ('posts', 'media', 'ratings', 'post_search', 'search_words') order by relname`,
  );
  print();
  for (const { relname, seq_scan, idx_scan } of rows)
    print(`${relname}: ${idx_scan} index scans, ${seq_scan} scans of the whole table`);
  return rows.some(({ seq_scan }) => seq_scan > 0);
}
