import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { newId } from '../core/ids';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { withPreparedReads } from './prepared-reads';
import type { DatabaseSchema } from './schema';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** One connection only: statements belong to connections. */
async function withConnection(
  maxStatements: number,
  test: (db: Kysely<DatabaseSchema>, names: () => Promise<string[]>) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const db = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: withPreparedReads(pool, maxStatements) }),
  });
  const names = async () => {
    // Past the wrapper, so that this statement is not counted.
    const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements order by name');
    return rows.map(({ name }) => name);
  };
  try {
    await test(db, names);
  } finally {
    await db.destroy();
  }
}

const usernameOf = (db: Kysely<DatabaseSchema>, username: string) =>
  db.selectFrom('users').select('username').where('username', '=', username).execute();

describe('withPreparedReads', () => {
  it('prepares a read once for all its values', () =>
    withConnection(10, async (db, names) => {
      for (let n = 0; n < 8; n += 1) expect(await usernameOf(db, `unknown${n}`)).toEqual([]);
      expect(await names()).toEqual(['read_1']);
    }));

  it('does not prepare writes, and works in transactions that fail', () =>
    withConnection(10, async (db, names) => {
      await db.deleteFrom('users').where('username', '=', 'unknown').execute();
      await sql`with ended as (delete from sessions where id = ${newId()} returning id) select id from ended`.execute(
        db,
      );
      await expect(
        db.transaction().execute(async (trx) => {
          await sql`select 1 / ${0}::int`.execute(trx);
        }),
      ).rejects.toThrow('division by zero');
      expect(await usernameOf(db, 'unknown')).toEqual([]);
      await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toThrow('division by zero');
      expect(await names()).toEqual(['read_1', 'read_2']);
    }));

  it('prepares no more shapes than allowed, and runs the others unprepared', () =>
    withConnection(3, async (db, names) => {
      for (let length = 1; length <= 6; length += 1) {
        const list = Array.from({ length }, (_, n) => `unknown${n}`);
        expect(await db.selectFrom('users').select('id').where('username', 'in', list).execute()).toEqual([]);
      }
      expect(await names()).toHaveLength(3);
    }));
});
