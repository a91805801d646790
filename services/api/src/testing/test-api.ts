import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignUpBody } from '@cred/contract';
import { parseSettings, type Settings } from '@cred/deployment/settings';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import type { Executor } from '../database/connection';
import type { Pressure } from '../core/plugins';
import { type BucketName, type Buckets, buckets, type Bucket } from '../core/rate-limits';
import type { UploadLimits } from '../core/uploads';
import type { LiveOptions } from '../modules/live/live-options';
import { TestClient } from './test-client';
import { createTestClock, type TestClock } from './test-clock';
import { createTestDatabase } from './test-database';

export interface TestApiOptions {
  readonly settings?: Partial<Settings>;
  /** Buckets with lower limits; the others are practically unlimited. */
  readonly rates?: Partial<Record<BucketName, Bucket>>;
  readonly pressure?: Pressure;
  readonly live?: Partial<LiveOptions>;
  readonly uploads?: Partial<UploadLimits>;
  /** Waits for the delay of a login in a new browser; default: no delay. */
  readonly loginPause?: (ms: number) => Promise<unknown>;
  /** The start time of the clock. */
  readonly at?: Date;
}

/** A member with a browser that is signed in. */
export class TestMember extends TestClient {
  constructor(
    server: FastifyInstance,
    origin: string,
    readonly id: string,
    readonly username: string,
    readonly password: string,
  ) {
    super(server, origin);
  }
}

export interface TestApi {
  readonly server: FastifyInstance;
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: TestClock;
  /** Every log line, as written. */
  readonly logs: string[];
  /** A browser without a session. */
  readonly anonymous: TestClient;
  /** Another browser without a session. */
  browser(): TestClient;
  /** Signs up a new member and signs them in. */
  member(overrides?: Partial<SignUpBody>): Promise<TestMember>;
  /** Another API process on the same database. */
  another(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

// These tests create databases and hash passwords, on machines that may have one busy core.
jest.setTimeout(60_000);

const UNLIMITED: Bucket = { account: { max: 1e6, seconds: 60 }, address: { max: 1e6, seconds: 60 } };

/** Starts an API with a separate database, clock and data folder. Close it. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'cred-api-'));
  const settings = {
    ...parseSettings({
      CRED_DATA: folder,
      LOG_LEVEL: 'info',
      INTERNAL_SECRET: 'a secret of the tests, long enough',
      DATABASE_URL: database.url,
    }),
    ...options.settings,
  };
  const clock = createTestClock(options.at);
  const logs: string[] = [];
  const unlimited = Object.fromEntries(Object.keys(buckets).map((name) => [name, UNLIMITED])) as Buckets;
  const createProcess = (): Promise<FastifyInstance> =>
    createApp({
      settings,
      db: database.db,
      clock: clock.now,
      rates: { ...unlimited, ...options.rates },
      // Tests share their machine, so overload protection is off by default.
      pressure: options.pressure ?? {},
      ...(options.live ? { live: options.live } : {}),
      ...(options.uploads ? { uploads: options.uploads } : {}),
      loginPause: options.loginPause ?? (async () => undefined),
      strictResponses: true,
      log: { write: (line) => void logs.push(line) },
    });
  const server = await createProcess();
  const others: FastifyInstance[] = [];
  const browser = (): TestClient => new TestClient(server, settings.PUBLIC_URL);
  let count = 0;
  return {
    server,
    db: database.db,
    settings,
    clock,
    logs,
    anonymous: browser(),
    browser,
    member: async (overrides = {}) => {
      count += 1;
      const account = {
        fullName: `Member ${count}`,
        username: `member${count}`,
        email: `member${count}@cred.example`,
        password: 'cred-secret-1',
        specialty: 'Medicine',
        ...overrides,
      };
      const owner = browser();
      const { id, username } = await owner.ok('signUp', { body: account });
      // Confirmed as by the link in the mail, which is not sent.
      const confirmed = { email_confirmed_at: clock.now() };
      await database.db.updateTable('users').set(confirmed).where('id', '=', id).execute();
      await database.db.deleteFrom('email_confirmations').where('user_id', '=', id).execute();
      await database.db.deleteFrom('mails').where('user_id', '=', id).execute();
      const member = new TestMember(server, settings.PUBLIC_URL, id, username, account.password);
      // The browser of the sign-up, which is a known device of the account.
      for (const [name, value] of owner.cookies) member.cookies.set(name, value);
      await member.ok('login', { body: { username, password: account.password } });
      return member;
    },
    another: async () => {
      const other = await createProcess();
      others.push(other);
      return other;
    },
    close: async () => {
      await Promise.all([server, ...others].map((each) => each.close()));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
