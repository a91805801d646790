import type { Cluster } from '../postgres';

export interface TestDatabase {
  readonly cluster: Cluster;
  readonly folder: string;
}

/** Jest loads its setup and teardown separately; they share only the process's globals. */
const key = Symbol.for('cred.test-database');

export function storeForTeardown(database: TestDatabase): void {
  Reflect.set(globalThis, key, database);
}

export function takeForTeardown(): TestDatabase | undefined {
  const database = Reflect.get(globalThis, key) as TestDatabase | undefined;
  Reflect.deleteProperty(globalThis, key);
  return database;
}
