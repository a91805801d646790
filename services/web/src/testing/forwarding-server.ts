import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ForwardingLimits } from '../api-forwarding/api-forwarder';
import { startTestPageServer, type TestPageServer } from './test-page-server';

export const ORIGIN = 'http://localhost:3000';

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A page server that forwards to an API of the test, both on real sockets. */
export class ForwardingServer {
  /** The requests that reached the API. */
  requests: IncomingMessage[] = [];
  /** How the API answers; each test sets its own. */
  answer: Answer = () => undefined;

  private constructor(
    private readonly api: Server,
    readonly page: TestPageServer,
  ) {
    api.on('request', (incoming: IncomingMessage, response: ServerResponse) => {
      this.requests.push(incoming);
      void this.answer(incoming, response);
    });
  }

  /** @param url of the API, if it is not that of the test */
  static async start(limits: Partial<ForwardingLimits> = {}, url?: string): Promise<ForwardingServer> {
    const api = createServer().listen(0, '127.0.0.1');
    await once(api, 'listening');
    const page = await startTestPageServer(
      { PUBLIC_URL: ORIGIN, API_PUBLIC_URL: ORIGIN },
      undefined,
      {},
      {},
      {
        url: url ?? `http://127.0.0.1:${portOf(api)}`,
        forwarding: limits,
      },
    );
    await page.server.listen({ host: '127.0.0.1', port: 0 });
    return new ForwardingServer(api, page);
  }

  /** The host and port of the API. */
  get apiHost(): string {
    return `127.0.0.1:${portOf(this.api)}`;
  }

  /** Opens a request to the page server on a new connection; the path is sent as it is written. */
  open(path: string, options: RequestOptions = {}): ReturnType<typeof request> {
    return request({ port: portOf(this.page.server.server), host: '127.0.0.1', agent: false, path, ...options });
  }

  /** Sends a whole request and reads the whole response. */
  async send(path: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
    const response = await responseOf(this.open(path, options).end(body));
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  connect(): Socket {
    return connect(portOf(this.page.server.server), '127.0.0.1');
  }

  async close(): Promise<void> {
    await this.page.close();
    this.api.closeAllConnections();
    this.api.close();
  }
}

export const responseOf = async (sent: ReturnType<typeof request>): Promise<IncomingMessage> =>
  ((await once(sent, 'response')) as [IncomingMessage])[0];
