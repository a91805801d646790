import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrations } from './migrations';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** Opens a pool. `onLost` is called for idle connections that broke; the pool replaces them. */
export function openDatabase(url: string, onLost: (error: Error) => void = () => undefined): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, application_name: 'cred-releases' });
  pool.on('error', onLost);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Migrates the schema `releases`. Several processes may run it at the same time. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: 'releases',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
