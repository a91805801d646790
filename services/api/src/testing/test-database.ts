import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Executor, openDatabase } from '../database/connection';
import { migrate } from '../database/migrate';

export interface TestDatabase {
  readonly db: Executor;
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated database for one test file, on the server that the test run started. */
export async function createTestDatabase(options: { readonly migrated?: boolean } = {}): Promise<TestDatabase> {
  const admin = process.env['CRED_TEST_DATABASE_URL'];
  if (!admin) throw new Error('CRED_TEST_DATABASE_URL is missing: run these tests as the jest project "api"');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const source = (options.migrated ?? true) ? await migratedTemplate(admin) : 'template1';
  // Copied as files, which takes half the time of a copy through the log.
  await asAdmin(admin, (client) => client.query(`create database ${name} template ${source} strategy file_copy`));
  const url = databaseUrl(admin, name);
  const db = openDatabase(url, { size: 5 });
  return {
    db,
    url,
    drop: async () => {
      await db.destroy();
      await asAdmin(admin, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

const databaseUrl = (admin: string, name: string): string =>
  admin.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`);

/** Any number that nothing else locks on the server of the tests. */
const TEMPLATE_LOCK = 7_203_411;

/**
 * A migrated database without connections, made once for each state of the migrations: a copy of it takes a quarter of
 * the time of all migrations. Its name is known only when it is complete, so that a killed run leaves none half made.
 */
async function migratedTemplate(admin: string): Promise<string> {
  const template = `template_${createHash('sha256').update(migrationsSource()).digest('hex').slice(0, 16)}`;
  await asAdmin(admin, async (client) => {
    const exists = async () =>
      (await client.query('select from pg_database where datname = $1', [template])).rowCount === 1;
    if (await exists()) return;
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (await exists()) return;
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const db = openDatabase(databaseUrl(admin, unfinished), { size: 1 });
    await migrate(db);
    await db.destroy();
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
  return template;
}

function migrationsSource(): string {
  const folder = join(__dirname, '..', 'migrations');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
}

/** The advisory lock of a session ends with its connection. */
async function asAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
