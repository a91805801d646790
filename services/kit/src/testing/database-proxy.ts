import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a service and PostgreSQL, with which tests interrupt the connection. */
export interface DatabaseProxy {
  /** The address of the same database through the proxy. */
  readonly url: string;
  /** Stops forwarding in both directions, as if the database were frozen; connections stay open. */
  freeze(): void;
  /** Forwards the buffered bytes, and continues. */
  unfreeze(): void;
  /** Closes the connection whose client sends `text` next, after the database has responded and before the client gets it. */
  cutAfter(text: string): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of the database of a PostgreSQL URL, also of one with a Unix socket. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const pairs = new Set<{ client: Socket; database: Socket }>();
  let frozen = false;
  let awaited: string | undefined;
  const server = createServer((client) => {
    const database = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname);
    const pair = { client, database };
    pairs.add(pair);
    let cut = false;
    const end = (): void => {
      client.destroy();
      database.destroy();
      pairs.delete(pair);
    };
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
    client.on('data', (data) => {
      if (awaited !== undefined && data.includes(awaited)) {
        awaited = undefined;
        cut = true;
      }
      database.write(data);
    });
    // The response shows that the database has executed the statement; the client never gets it.
    database.on('data', (data) => (cut ? end() : client.write(data)));
    if (frozen) pause(pair);
  });
  const pause = ({ client, database }: { client: Socket; database: Socket }): void => {
    client.pause();
    database.pause();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      frozen = true;
      pairs.forEach(pause);
    },
    unfreeze() {
      frozen = false;
      for (const { client, database } of pairs) {
        client.resume();
        database.resume();
      }
    },
    cutAfter(text) {
      awaited = text;
    },
    async close() {
      for (const { client, database } of pairs) {
        client.destroy();
        database.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
