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
  /** Buckets to narrow; the others are wide open. */
  readonly rates?: Partial<Record<BucketName, Bucket>>;
  readonly pressure?: Pressure;
  readonly live?: Partial<LiveOptions>;
  readonly uploads?: Partial<UploadLimits>;
  /** The moment at which the clock starts. */
  readonly at?: Date;
}

/** A member with a browser that is logged in. */
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
  /** Signs a new member up and logs them in. */
  member(overrides?: Partial<SignUpBody>): Promise<TestMember>;
  /** A further API on the same database, as another process is. */
  another(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

// Each of these tests may make a database or hash passwords, on machines with one busy core.
jest.setTimeout(60_000);

const WIDE: Bucket = { account: { max: 1e6, seconds: 60 }, address: { max: 1e6, seconds: 60 } };

/** An API with a database, a clock and a data folder of its own. Close it. */
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
  const wide = Object.fromEntries(Object.keys(buckets).map((name) => [name, WIDE])) as Buckets;
  const createProcess = (): Promise<FastifyInstance> =>
    createApp({
      settings,
      db: database.db,
      clock: clock.now,
      rates: { ...wide, ...options.rates },
      // Tests share their machine: only a test about pressure looks at it.
      pressure: options.pressure ?? {},
      ...(options.live ? { live: options.live } : {}),
      ...(options.uploads ? { uploads: options.uploads } : {}),
      strictAnswers: true,
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
        password: 'secret1',
        specialty: 'Medicine',
        ...overrides,
      };
      const { id, username } = await browser().ok('signUp', { body: account });
      const member = new TestMember(server, settings.PUBLIC_URL, id, username, account.password);
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
