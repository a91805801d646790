import { type DatabaseProxy, startDatabaseProxy } from '@cred/service-kit/testing/database-proxy';
import { eventually } from '@cred/service-kit/testing/eventually';
import type { FastifyInstance } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { FileBuildStore } from './builds/file-build-store';
import { createRegistry } from './registry';
import { PREVIEW_KEY, startTestRegistry, type TestRegistry } from './testing/test-registry';

/** The registry under test reaches the database of `stored` through a proxy, with short timeouts. */
let stored: TestRegistry;
let proxy: DatabaseProxy;
let registry: FastifyInstance;

beforeEach(async () => {
  stored = await startTestRegistry();
  proxy = await startDatabaseProxy(stored.databaseUrl);
  registry = await createRegistry({
    databaseUrl: proxy.url,
    store: new FileBuildStore(stored.folder),
    token: 'a token for tests',
    previewKey: PREVIEW_KEY,
    secondFactorKey: 'a key for tests',
    pool: { timeouts: { connectMs: 300, answerMs: 300 } },
    settings: { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined },
  });
});
afterEach(async () => {
  await registry.close();
  await proxy.close();
  await stored.close();
});

const status = async (url: string): Promise<{ code: number; retryAfter: unknown }> => {
  const { statusCode, headers } = await registry.inject({ url, headers: stored.authorization });
  return { code: statusCode, retryAfter: headers['retry-after'] };
};
const TABLE = '/table';

describe('a registry whose database fails', () => {
  it('returns 503 while the database does not respond, and works when it does', async () => {
    expect((await status(TABLE)).code).toBe(200);
    proxy.freeze();
    const answers = await Promise.all([TABLE, TABLE, TABLE].map(status));
    expect(answers).toEqual(answers.map(() => ({ code: 503, retryAfter: expect.any(String) })));
    proxy.unfreeze();
    await eventually(async () => (await status(TABLE)).code === 200);
  });

  it('survives the end of its connections while requests use them', async () => {
    const admin = new pg.Client({ connectionString: stored.databaseUrl });
    await admin.connect();
    const codes = new Set<number>();
    let reading = true;
    let count = 0;
    const readers = [1, 2, 3, 4].map(async () => {
      while (reading) {
        codes.add((await status(TABLE)).code);
        count += 1;
        await setImmediate();
      }
    });
    for (let round = 1; round <= 8; round += 1) {
      const before = count;
      await eventually(() => count > before + 8);
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'cred-releases%'`,
      );
    }
    reading = false;
    await Promise.all(readers);
    expect([...codes].filter((code) => code !== 200 && code !== 503)).toEqual([]);
    await eventually(async () => (await status(TABLE)).code === 200);
    await admin.end();
  });
});
