import { rmSync } from 'node:fs';
import { takeForTeardown } from './database-handle';

/** After the database tests: stops the server that was started for them and removes its files. */
export default async function stopDatabase(): Promise<void> {
  const database = takeForTeardown();
  if (!database) return;
  delete process.env['CRED_TEST_DATABASE_URL'];
  await database.cluster.stop();
  rmSync(database.folder, { recursive: true, force: true });
}
