import { type DatabaseProxy, startDatabaseProxy } from '@cred/service-kit/testing/database-proxy';
import { createServer } from '@cred/service-kit';
import { eventually } from '@cred/service-kit/testing/eventually';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from './app';
import { type Executor, openDatabase } from './database/connection';
import { startTestApi, type TestApi, type TestMember } from './testing/test-api';
import { TestClient } from './testing/test-client';

/** The API under test reaches the same database as `api` through a proxy, with short timeouts. */
let api: TestApi;
let member: TestMember;
let proxy: DatabaseProxy;
let db: Executor;
let server: FastifyInstance;
let client: TestClient;

beforeEach(async () => {
  api = await startTestApi();
  member = await api.member();
  proxy = await startDatabaseProxy(api.settings.DATABASE_URL ?? '');
  db = openDatabase(proxy.url, { size: 4, name: 'under-test', timeouts: { connectMs: 300, answerMs: 300 } });
  server = await createApp({
    settings: api.settings,
    db,
    clock: api.clock.now,
    pressure: {},
    log: { write: () => undefined },
  });
  client = new TestClient(server, api.settings.PUBLIC_URL);
  for (const [name, value] of member.cookies) client.cookies.set(name, value);
});
afterEach(async () => {
  await server.close();
  await proxy.close();
  await db.destroy();
  await api.close();
});

const post = (text: string) =>
  client.call('createPost', { body: { userId: member.id, text, audience: '["general"]' } });
const texts = async (): Promise<string[]> =>
  (await api.db.selectFrom('posts').select('text').orderBy('text').execute()).map(({ text }) => text);
const MAY_BE_SAVED = {
  status: 503,
  body: { code: 'overloaded', message: expect.stringContaining('may have been saved') },
};
const UNAVAILABLE = { status: 503, body: { code: 'overloaded' }, headers: { 'retry-after': expect.any(String) } };

describe('a database connection that breaks', () => {
  it('costs the requests in flight a 503, and loses no acknowledged post', async () => {
    const acknowledged: string[] = [];
    const repeatable: string[] = [];
    const statuses = new Set<number>();
    let writing = true;
    const writers = [0, 1, 2, 3, 4, 5].map(async (writer) => {
      for (let number = 0; writing; number += 1) {
        const text = `post ${writer} ${number}`;
        const response = await post(text);
        statuses.add(response.status);
        if (response.status < 300) acknowledged.push(text);
        else expect(response).toMatchObject({ status: 503, body: { code: 'overloaded' } });
        if (response.headers['retry-after'] !== undefined) repeatable.push(text);
      }
    });
    for (let round = 1; round <= 8; round += 1) {
      const before = acknowledged.length;
      await eventually(() => acknowledged.length > before + 3);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'under-test'`.execute(api.db);
    }
    writing = false;
    await Promise.all(writers);
    expect([...statuses].toSorted()).toEqual([201, 503]);
    const stored = await texts();
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(repeatable.length).toBeGreaterThan(0);
    expect(stored.filter((text) => repeatable.includes(text))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    expect((await post('afterwards')).status).toBe(201);
  });

  it('never counts a commit without a response as done, and says that it may be', async () => {
    proxy.cutAfter('commit');
    const response = await post('outcome unknown');
    expect(response).toMatchObject(MAY_BE_SAVED);
    expect(response.headers).not.toHaveProperty('retry-after');
    await eventually(async () => (await texts()).includes('outcome unknown'));
  });
});

describe('a request that fails in the database', () => {
  /** Fails in the database, after it has saved something in a transaction if `saves`. */
  async function fail(saves: boolean) {
    const other = createServer({ name: 'test', settings: api.settings, log: { write: () => undefined } });
    other.post('/', async () => {
      if (saves) await db.transaction().execute((trx) => sql`create table saved_by_test ()`.execute(trx));
      proxy.freeze();
      await sql`select 1`.execute(db);
    });
    const { statusCode, headers, json } = await other.inject({ method: 'POST', url: '/', payload: { a: 1 } });
    await other.close();
    return { status: statusCode, headers, body: json<unknown>() };
  }

  it('asks for a repetition only if it has not saved anything', async () => {
    expect(await fail(false)).toMatchObject(UNAVAILABLE);
    proxy.unfreeze();
    const response = await fail(true);
    expect(response).toMatchObject(MAY_BE_SAVED);
    expect(response.headers).not.toHaveProperty('retry-after');
  });
});

describe('a full disk of the database', () => {
  it('costs a post a 507 in plain words, and nothing that was stored', async () => {
    expect((await post('before')).status).toBe(201);
    // The error that PostgreSQL raises when it cannot extend a table.
    await sql`create function fail_full() returns trigger language plpgsql as $$ begin
      raise 'could not extend file' using errcode = 'disk_full'; end $$`.execute(api.db);
    await sql`create trigger full_disk before insert on posts execute function fail_full()`.execute(api.db);
    expect(await post('no space')).toMatchObject({
      status: 507,
      headers: { 'retry-after': '60' },
      body: {
        code: 'insufficient_storage',
        message: 'There is no space left to store this, please try again later',
      },
    });
    await sql`drop trigger full_disk on posts`.execute(api.db);
    expect((await post('later')).status).toBe(201);
    expect(await texts()).toEqual(['before', 'later']);
  });
});

describe('a database that stops responding', () => {
  it('costs requests a 503 within the timeouts, and is used again when it responds', async () => {
    expect((await post('before')).status).toBe(201);
    proxy.freeze();
    // More requests than connections: some wait for the database, others for a connection.
    const responses = await Promise.all(Array.from({ length: 8 }, () => client.call('getFeed')));
    for (const response of responses) expect(response).toMatchObject(UNAVAILABLE);
    expect((await client.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    expect((await client.inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(503);
    proxy.unfreeze();
    await eventually(async () => (await post('after')).status === 201);
  });
});
