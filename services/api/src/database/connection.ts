import { type DatabasePool, openPool, type PoolOptions } from '@cred/service-kit/postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { withPreparedReads } from './prepared-reads';
import type { DatabaseSchema } from './schema';

/** The database or a transaction on it: the first argument of every repository function. */
export type Executor = Kysely<DatabaseSchema>;

const INT8 = 20;
const NUMERIC = 1700;

type DatabaseOptions = Partial<Pick<PoolOptions, 'name' | 'size' | 'timeouts' | 'onLost'>>;

/** Opens a connection pool (SRV-50). Close it with `destroy()`. */
export const openDatabase = (url: string, options: DatabaseOptions = {}): Executor =>
  executorOn(openDatabasePool(url, options));

/** The pool of `openDatabase`. */
export function openDatabasePool(url: string, options: DatabaseOptions): DatabasePool {
  const types = new pg.TypeOverrides();
  // pg returns both as strings; counts and averages fit a number.
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  return openPool({ url, name: 'cred-api', types, ...options });
}

export const executorOn = (pool: DatabasePool): Executor =>
  new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool: withPreparedReads(pool) }) });

/** Rejects when the database does not respond. */
export async function pingDatabase(db: Executor): Promise<void> {
  await sql`select 1`.execute(db);
}

const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/** Retries a transaction that the database rolled back because of a deadlock. */
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

/** Whether a statement failed because a referenced row does not exist. */
export const isForeignKeyViolation = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === '23503';

/** The name of the violated unique constraint, or null for any other failure. */
export function violatedUniqueConstraint(failure: unknown): string | null {
  if (!(failure instanceof Error) || !('code' in failure) || failure.code !== '23505') return null;
  return 'constraint' in failure && typeof failure.constraint === 'string' ? failure.constraint : null;
}
