import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server, Socket } from 'node:net';
import type { ResolveHost } from '../link-previews/resolve';

/** A server on this machine with a log of its requests. */
export interface TestSite {
  readonly port: number;
  /** The requested paths in order. */
  readonly requestedPaths: string[];
  readonly headers: IncomingHttpHeaders[];
  connections: number;
  close(): Promise<void>;
}

export async function startSite(listener: RequestListener): Promise<TestSite> {
  const server = createServer((request, response) => {
    site.requestedPaths.push(request.url ?? '');
    site.headers.push(request.headers);
    listener(request, response);
  });
  const site = await listening(server);
  return site;
}

/** A server on a bare socket. */
export const startRawSite = (handle: (socket: Socket) => void): Promise<TestSite> =>
  listening(createSocketServer(handle));

/** Listens on every address of the machine and only counts connections. */
export const startSpy = (): Promise<TestSite> =>
  listening(
    createSocketServer((socket) => socket.destroy()),
    '::',
  );

async function listening(server: Server, host = '127.0.0.1'): Promise<TestSite> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    site.connections += 1;
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  const site: TestSite = {
    port: (server.address() as AddressInfo).port,
    requestedPaths: [],
    headers: [],
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return site;
}

/** Connects without restrictions, to prove that the spy counts it. */
export const connectTo = (port: number, host = '127.0.0.1'): Promise<void> =>
  new Promise((resolve, reject) => {
    connect(port, host)
      .once('close', () => resolve())
      .once('error', reject)
      .resume();
  });

/** A resolver for tests: a name's results in order, the last one repeatedly. */
export class TestNames {
  readonly lookups: string[] = [];
  constructor(private readonly names: Record<string, readonly (readonly string[])[]> = {}) {}

  set(name: string, ...results: readonly (readonly string[])[]): void {
    this.names[name] = results;
  }

  readonly resolve: ResolveHost = async (name) => {
    const results = this.names[name];
    if (!results) throw new Error('no such name');
    const lookup = this.lookups.filter((each) => each === name).length;
    this.lookups.push(name);
    return results[Math.min(lookup, results.length - 1)] ?? [];
  };
}

/** Spies on every connection attempt of this process. */
export const watchConnections = (): jest.SpyInstance => jest.spyOn(Socket.prototype, 'connect');
