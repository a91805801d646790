import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';

/** A response of the API to a page's read. */
export interface ApiResponse {
  readonly status: number;
  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  /** The body; null when `accepts` refused one of its parts. Each response is read or discarded. */
  read(accepts: AcceptPart): Promise<Buffer | null>;
  discard(): void;
}

/** Whether a body may have a further part of this number of bytes. */
type AcceptPart = (bytes: number) => boolean;

const MAX_IDLE_CONNECTIONS = 64;
/** An unused connection is closed sooner than the API closes it, in ms. */
const IDLE_MS = 5_000;

/** Ends the requests of a page that are open after its time. A signal would take more processor time for each request. */
export class Deadline {
  private readonly open = new Set<ClientRequest>();
  private isOver = false;

  /** @param ms from now */
  constructor(ms: number) {
    setTimeout(() => {
      this.isOver = true;
      for (const request of this.open) end(request);
    }, ms).unref();
  }

  add(request: ClientRequest): void {
    if (this.isOver) end(request);
    this.open.add(request);
    // Its connection may serve another request then.
    request.once('close', () => this.open.delete(request));
  }
}

const end = (request: ClientRequest): void => void request.destroy(new Error('the API does not answer in time'));

/**
 * Reads from the API over connections that stay open. `fetch` takes more than twice the processor time for the same, and asks
 * for compression, which the API and this server would pay for (decision record 0044).
 */
export class ApiReader {
  private readonly agent: http.Agent;
  private readonly get: typeof http.get;

  /** @param url of the API */
  constructor(private readonly url: string) {
    const { Agent, get } = url.startsWith('https:') ? https : http;
    this.get = get;
    this.agent = new Agent({ keepAlive: true, maxFreeSockets: MAX_IDLE_CONNECTIONS, timeout: IDLE_MS });
  }

  /** @param address below the API's `/api` @throws Error when there is no response before the deadline */
  async request(address: string, headers: Readonly<Record<string, string>>, deadline: Deadline): Promise<ApiResponse> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = this.get(`${this.url}/api${address}`, { agent: this.agent, headers }, resolve);
      deadline.add(request.on('error', reject));
    });
    return {
      status: response.statusCode ?? 0,
      header: (name) => response.headersDistinct[name]?.join(', '),
      read: (accepts) => read(response, accepts),
      discard: () => void response.on('error', () => undefined).resume(),
    };
  }

  /** Closes the connections. */
  close(): void {
    this.agent.destroy();
  }
}

/** @throws Error when the connection ends before the body */
function read(response: IncomingMessage, accepts: AcceptPart): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    response
      .on('data', (part: Buffer) => {
        parts.push(part);
        if (accepts(part.length)) return;
        resolve(null);
        response.destroy();
      })
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('error', reject)
      .on('close', () => reject(new Error('the API closed the connection')));
  });
}
