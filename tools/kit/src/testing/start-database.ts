import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../postgres';
import { storeForTeardown } from './database-handle';

/** Before the database tests: starts an embedded PostgreSQL for them, unless CRED_TEST_DATABASE_URL names a server. */
export default async function startDatabase(): Promise<void> {
  if (process.env['CRED_TEST_DATABASE_URL']) return;
  const folder = mkdtempSync(join(tmpdir(), 'cred-test-'));
  // When root runs the tests, the server runs as another user, which needs access to the folder.
  chmodSync(folder, 0o711);
  const cluster = await startCluster({
    dataFolder: folder,
    logFile: join(folder, 'postgres.log'),
    durable: false,
    maxConnections: 200,
  });
  storeForTeardown({ cluster, folder });
  process.env['CRED_TEST_DATABASE_URL'] = cluster.adminUrl;
}
