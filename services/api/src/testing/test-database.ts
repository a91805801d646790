import { randomBytes } from 'node:crypto';
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
  await asAdmin(admin, `create database ${name}`);
  const url = admin.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`);
  const db = openDatabase(url, { size: 5 });
  if (options.migrated ?? true) await migrate(db);
  return {
    db,
    url,
    drop: async () => {
      await db.destroy();
      await asAdmin(admin, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
