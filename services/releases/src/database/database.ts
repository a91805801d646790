import { openPool, type PoolOptions } from '@cred/service-kit/postgres';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { migrations } from './migrations';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** Opens a pool. `onLost` is called for connections that broke; the pool replaces them. */
export const openDatabase = (url: string, options: Partial<Omit<PoolOptions, 'url' | 'types'>> = {}): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool({ url, name: 'cred-releases', ...options }) }) });

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
