import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { PAGE_CLIENT_HEADER } from '@cred/deployment/page-client';
import { discardBody, errors } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeaders, forwardedPath, returnedHeaders } from './forwarded-request';
import { type Occupant, Places } from './places';

/** The API as the page server reaches it. */
export interface ApiAccess {
  /** Its address for this server. */
  readonly url: string;
  /** Proves to the API that a request comes from the page server. */
  readonly token: string;
}

/** Durations in milliseconds, and the most requests in flight. */
export interface ForwardingLimits {
  /** For a connection to open, and for an unused one to stay open; shorter than the API keeps it. */
  readonly connectMs: number;
  /** Without a byte in either direction, from the request to the start of the response: for reads. */
  readonly readMs: number;
  /** The same for changes: an upload may be stored elsewhere before the API answers. */
  readonly changeMs: number;
  /** Between two parts of a response while the client reads; an event stream has a heartbeat every 15 s. */
  readonly silenceMs: number;
  /** Without a byte from or to the client, such as a video that is paused. */
  readonly clientMs: number;
  /** Requests in flight, without open event streams, which the API limits by member and by process. */
  readonly maxInFlight: number;
  /** After this time without the minimum pace a client loses its place when there are no others. */
  readonly slowMs: number;
}

export const forwardingLimits: ForwardingLimits = {
  connectMs: 5_000,
  readMs: 30_000,
  changeMs: 120_000,
  silenceMs: 60_000,
  clientMs: 5 * 60_000,
  maxInFlight: 2_000,
  slowMs: 2_000,
};

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const MAX_IDLE_CONNECTIONS = 64;
/** Detects the client of an event stream that disconnected without notice. */
const KEEP_ALIVE_MS = 30_000;

/**
 * Forwards requests to the API and streams both bodies (FED-21). Nothing is stored or cached: the client's connection is
 * the pace of the API's, each ends with the other, and the framing of each is made by Node from what it parsed on the
 * other.
 */
export class ApiForwarder {
  private readonly agent: http.Agent;
  private readonly target: ReturnType<typeof urlToHttpOptions>;
  private readonly basePath: string;
  private readonly places: Places;
  /** The responses with an open event stream. */
  private readonly streams = new Set<ServerResponse>();
  private isClosing = false;

  constructor(
    private readonly api: ApiAccess,
    private readonly limits: ForwardingLimits,
  ) {
    const url = new URL(api.url);
    this.target = urlToHttpOptions(url);
    this.basePath = url.pathname.replace(/\/+$/, '');
    const { Agent } = url.protocol === 'https:' ? https : http;
    this.agent = new Agent({ keepAlive: true, maxFreeSockets: MAX_IDLE_CONNECTIONS, timeout: limits.connectMs });
    this.places = new Places(limits.maxInFlight, limits.slowMs);
  }

  /**
   * Answers a request with the API's response.
   * @throws AppError 404 for a path that is not the API's, 429 and 503 above the limits, and 503 when the API does not
   *   answer
   */
  async forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = forwardedPath(request.raw.url ?? '');
    // No browser sends the header: a request that has it was forwarded before, because API_URL names a page server.
    if (path === null || request.headers[PAGE_CLIENT_HEADER] !== undefined) throw errors.notFound();
    const client = reply.raw;
    const { raw } = request;
    const { socket } = raw;
    const leave = this.takePlace(request, {
      // Bytes that are not read yet mean that the client waits for the server.
      isWaiting: () => (!raw.complete && raw.readableLength === 0) || client.writableNeedDrain,
      bytes: () => socket.bytesRead + socket.bytesWritten,
      end: () => {
        if (client.headersSent) client.destroy();
        else upstream.destroy(new Error('the client is too slow while there are no places'));
      },
    });
    client.once('close', leave);
    client.setTimeout(this.limits.clientMs, () => client.destroy());
    const upstream = this.send(request, path);
    let isConnected = false;
    upstream.once('socket', (socket) => {
      if (!socket.connecting) isConnected = true;
      else socket.once('connect', () => (isConnected = true));
    });
    client.once('close', () => {
      upstream.destroy();
      // The API answered before it read the whole body, and keeps the connection for the next request (SRV-39).
      if (client.writableFinished && reply.getHeader('connection') !== 'close') discardBody(request);
    });
    let answer: IncomingMessage;
    try {
      answer = await answerOf(upstream);
    } catch (cause) {
      if (client.destroyed) return reply.hijack();
      throw failureOf(request, isConnected, cause);
    }
    this.limitSilence(upstream, client);
    reply.code(answer.statusCode ?? 502).headers(returnedHeaders(answer.headers));
    if (this.isClosing) reply.header('connection', 'close');
    if (/^text\/event-stream\b/i.test(answer.headers['content-type'] ?? '')) {
      leave();
      request.raw.socket.setKeepAlive(true, KEEP_ALIVE_MS);
      this.streams.add(client);
      client.once('close', () => this.streams.delete(client));
    }
    reply.hijack();
    client.writeHead(reply.statusCode, reply.getHeaders() as http.OutgoingHttpHeaders);
    // An event stream may have no event for a while.
    client.flushHeaders();
    // A broken connection on either side closes the other one: a client must not take a part for the whole.
    pipeline(answer, client, () => undefined);
    return reply;
  }

  /** Ends the event streams, whose clients reconnect to another page server or to the next process. */
  endStreams(): void {
    this.isClosing = true;
    for (const client of this.streams) client.end();
  }

  /** Closes the unused connections. */
  close(): void {
    this.agent.destroy();
  }

  private takePlace(request: FastifyRequest, occupant: Occupant): () => void {
    try {
      return this.places.take(request.ip, occupant);
    } catch (rejected) {
      request.log.warn({ err: rejected }, 'a call is rejected: too many are in flight');
      throw rejected;
    }
  }

  private send(request: FastifyRequest, path: string): ClientRequest {
    const { readMs, changeMs } = this.limits;
    const headers = forwardedHeaders(request.method, request.headers);
    const { request: open } = this.target.protocol === 'https:' ? https : http;
    const upstream = open({
      ...this.target,
      path: this.basePath + path,
      method: request.method,
      agent: this.agent,
      headers: { ...headers, authorization: `Bearer ${this.api.token}`, [PAGE_CLIENT_HEADER]: request.ip },
    });
    upstream.setTimeout(SAFE_METHODS.includes(request.method) ? readMs : changeMs);
    // Also after the response, when the API closes its connection instead of reading the rest of a body.
    upstream.on('error', () => request.raw.unpipe(upstream));
    // At once, so that the API's limits of slow bodies begin now.
    upstream.flushHeaders();
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
      request.raw.pipe(upstream);
    else upstream.end();
    return upstream;
  }

  /** While the client does not read, the API is not the one that is silent. */
  private limitSilence(upstream: ClientRequest, client: ServerResponse): void {
    const { silenceMs } = this.limits;
    upstream.removeAllListeners('timeout').on('timeout', () => {
      if (client.writableNeedDrain) upstream.setTimeout(silenceMs);
      else upstream.destroy(new Error('the API stopped sending'));
    });
    upstream.setTimeout(silenceMs);
  }
}

/** The API's response, when its headers have arrived. */
function answerOf(upstream: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    upstream.once('response', (response) => {
      if ((response.statusCode ?? 0) >= 200) resolve(response);
      else upstream.destroy(new Error(`the API answered ${response.statusCode}`));
    });
    // A connection that changes its protocol would carry anything.
    upstream.once('upgrade', () => upstream.destroy(new Error('the API changed the protocol')));
    upstream.once('error', reject);
    upstream.once('close', () => reject(new Error('the API closed the connection')));
    upstream.once('timeout', () => upstream.destroy(new Error('the API does not answer')));
  });
}

/**
 * `Retry-After` promises that nothing was saved (SRV-50), which is unknown when the API may have got the whole change.
 */
function failureOf({ method, raw }: FastifyRequest, isConnected: boolean, cause: unknown): Error {
  const mayBeSaved = isConnected && raw.complete && !SAFE_METHODS.includes(method);
  return mayBeSaved ? errors.outcomeUnknown(cause) : errors.overloaded(undefined, cause);
}
