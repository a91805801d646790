import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server, Socket } from 'node:net';
import type { ResolveHost } from '../link-previews/resolve';

/** A server on this machine, with what came to it. */
export interface TestSite {
  readonly port: number;
  /** The paths asked for, in order. */
  readonly asked: string[];
  readonly headers: IncomingHttpHeaders[];
  connections: number;
  close(): Promise<void>;
}

export async function startSite(listener: RequestListener): Promise<TestSite> {
  const server = createServer((request, response) => {
    site.asked.push(request.url ?? '');
    site.headers.push(request.headers);
    listener(request, response);
  });
  const site = await listening(server);
  return site;
}

/** A server that speaks no protocol but what the test gives it. */
export const startRawSite = (talk: (socket: Socket) => void): Promise<TestSite> => listening(createSocketServer(talk));

/** Listens on every address of the machine, and only counts. */
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
    asked: [],
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

/** Connects like anybody could, to show that a spy would notice. */
export const knock = (port: number, host = '127.0.0.1'): Promise<void> =>
  new Promise((resolve, reject) => {
    connect(port, host)
      .once('close', () => resolve())
      .once('error', reject)
      .resume();
  });

/** Name servers of the test's own: a name's answers in turn, the last one for ever. */
export class TestNames {
  readonly asked: string[] = [];
  constructor(private readonly names: Record<string, readonly (readonly string[])[]> = {}) {}

  set(name: string, ...answers: readonly (readonly string[])[]): void {
    this.names[name] = answers;
  }

  readonly resolve: ResolveHost = async (name) => {
    const answers = this.names[name];
    if (!answers) throw new Error('no such name');
    const turn = this.asked.filter((each) => each === name).length;
    this.asked.push(name);
    return answers[Math.min(turn, answers.length - 1)] ?? [];
  };
}

/** Every connection that this process tries to open, made or not. */
export const watchConnections = (): jest.SpyInstance => jest.spyOn(Socket.prototype, 'connect');
