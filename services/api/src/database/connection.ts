import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseSchema } from './schema';

/** The database, or a transaction on it: what every repository function takes first. */
export type Executor = Kysely<DatabaseSchema>;

const INT8 = 20;
const NUMERIC = 1700;
const POOL_SIZE = 10;

/** Opens a pool. Close it with `destroy()`. */
export function openDatabase(connectionString: string, poolSize: number = POOL_SIZE): Executor {
  const types = new pg.TypeOverrides();
  // pg gives both as strings; counts and averages fit a number.
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A statement that runs this long is a fault; it must not hold a connection for ever.
    statement_timeout: 15_000,
    application_name: 'cred-api',
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
}

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Executor): Promise<void> {
  await sql`select 1`.execute(db);
}

const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/** Does a transaction again that the database ended since another one held what it needed; then nothing was changed. */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (failure) {
      const deadlock = failure instanceof Error && 'code' in failure && failure.code === DEADLOCK;
      if (!deadlock || attempt >= ATTEMPTS) throw failure;
    }
  }
}

/** Whether a statement failed because a row that it refers to is not there. */
export const brokeForeignKey = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === '23503';

/** The name of the unique constraint that a statement broke, or null for any other failure. */
export function brokenUniqueConstraint(failure: unknown): string | null {
  if (!(failure instanceof Error) || !('code' in failure) || failure.code !== '23505') return null;
  return 'constraint' in failure && typeof failure.constraint === 'string' ? failure.constraint : null;
}
