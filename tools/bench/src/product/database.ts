import { Client } from 'pg';
import { OperatorError } from '@cred/tool-kit/errors';
import { runningClusterUrl } from '@cred/tool-kit/postgres';

/** Connects to the product's embedded database as its owner. @throws OperatorError when it does not run */
export async function connect(data: string): Promise<Client> {
  const connectionString = runningClusterUrl(data);
  if (connectionString === undefined) throw new OperatorError('The embedded PostgreSQL does not run');
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000, statement_timeout: 60_000 });
  // The connection breaks when the server exits, which some scenarios kill.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
