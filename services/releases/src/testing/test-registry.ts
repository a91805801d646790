import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildRecord } from '@cred/contract';
import type { LogDestination, Pace } from '@cred/service-kit';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import type { BuildStore } from '../builds/build-store';
import { FileBuildStore } from '../builds/file-build-store';
import { migrate, openDatabase } from '../database/database';
import { createRegistry, type RegistryOptions } from '../registry';

const TOKEN = 'a token for tests';
export const PREVIEW_KEY = 'a key for tests';
// Each of these tests creates a database, possibly on one busy core.
jest.setTimeout(60_000);

/** The time of authenticator apps, which tests advance instead of waiting. */
export const testClock = {
  offsetMs: 0,
  now: (): number => Date.now() + testClock.offsetMs,
  advance(milliseconds: number): void {
    testClock.offsetMs += milliseconds;
  },
};

const settings = { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined } as const;

/** A registry with its own database and folder. */
export interface TestRegistry {
  readonly server: FastifyInstance;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly authorization: { readonly authorization: string };
  /** Listens on a free port and resolves to the address. */
  listen(): Promise<string>;
  /** Sends a request with the token, unless `headers` override it. */
  request(
    method: InjectOptions['method'],
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** A second process on the same database and folder. */
  another(options?: Partial<RegistryOptions>): Promise<FastifyInstance>;
  publish(build: TestBuild): Promise<void>;
  close(): Promise<void>;
}

export interface TestBuild {
  readonly record: BuildRecord;
  readonly contents: Readonly<Record<string, Buffer>>;
}

/**
 * @param makeStore default: files in the folder
 * @param uploadPace default: that of production
 * @param log receives the registry's log, at the level `info` and above
 */
export async function startTestRegistry(
  makeStore: (folder: string) => BuildStore = (folder) => new FileBuildStore(folder),
  log?: LogDestination,
  uploadPace?: Pace,
): Promise<TestRegistry> {
  const admin = new URL(process.env['CRED_TEST_DATABASE_URL'] ?? '');
  const name = `releases_${randomUUID().replaceAll('-', '')}`;
  await run(admin.href, `create database ${name}`);
  const own = new URL(admin);
  own.pathname = `/${name}`;
  const db = openDatabase(own.href);
  await migrate(db);
  await db.destroy();

  const folder = await mkdtemp(join(tmpdir(), 'cred-releases-'));
  const open = (options: Partial<RegistryOptions> = {}) =>
    createRegistry({
      databaseUrl: own.href,
      store: makeStore(folder),
      token: TOKEN,
      previewKey: PREVIEW_KEY,
      secondFactorKey: 'a second key for tests',
      now: testClock.now,
      settings: log ? { ...settings, LOG_LEVEL: 'info' } : settings,
      ...(log ? { log } : {}),
      ...(uploadPace ? { uploadPace } : {}),
      ...options,
    });
  const servers = [await open()];
  const server = servers[0] as FastifyInstance;
  const request: TestRegistry['request'] = (method, url, body, headers) =>
    server.inject({
      ...(method ? { method } : {}),
      url,
      headers: { ...(body === undefined ? {} : contentType(body)), authorization: `Bearer ${TOKEN}`, ...headers },
      ...(body === undefined ? {} : { payload: body as Buffer }),
    });

  return {
    server,
    folder,
    databaseUrl: own.href,
    authorization: { authorization: `Bearer ${TOKEN}` },
    listen: () => server.listen({ host: '127.0.0.1', port: 0 }),
    request,
    async another(options) {
      const next = await open(options);
      servers.push(next);
      return next;
    },
    async publish({ record, contents }) {
      const base = `/builds/${record.area}/${record.build}`;
      await request('POST', '/builds', { record });
      for (const [file, content] of Object.entries(contents)) await request('PUT', `${base}/${file}`, content);
      const done = await request('POST', `${base}/complete`);
      if (done.statusCode !== 200) throw new Error(done.body);
    },
    async close() {
      await Promise.all(servers.map((each) => each.close()));
      await run(admin.href, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A build with a file for the server too. */
export function withServerFile({ record, contents }: TestBuild): TestBuild {
  const file = 'server.0123456789ab.cjs';
  const content = Buffer.from(`exports.remote = ${JSON.stringify(record.build)};`);
  return {
    record: { ...record, server: { file, integrity: integrityOf(content), bytes: content.length } },
    contents: { ...contents, [file]: content },
  };
}

/** A build with an entry and a chunk, whose contents and id come from `seed`. */
export function makeBuild(area: string, seed: string): TestBuild {
  const contents = {
    'entry.js': Buffer.from(`window.area = ${JSON.stringify(`${area} ${seed}`)};`),
    'page.js': Buffer.from(`/* ${seed} */`.repeat(50)),
  };
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [
      name,
      { integrity: integrityOf(content), bytes: content.length },
    ]),
  );
  const build = createHash('sha256')
    .update(area + seed)
    .digest('hex')
    .slice(0, 16);
  return {
    contents,
    record: {
      area,
      build,
      contractVersion: '1.0.0',
      entry: 'entry.js',
      global: `cred_${area}_${build}`,
      preload: ['entry.js', 'page.js'],
      shared: {},
      files,
    },
  };
}

const integrityOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
export const compressed = (content: Buffer): Buffer => brotliCompressSync(content);

const contentType = (body: unknown): Record<string, string> => ({
  'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
});

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
