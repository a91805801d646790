import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './error-handler';
import { errors } from './errors';

/** The minimum pace of an upload (SRV-38). */
export interface Pace {
  /** The first milliseconds, in which an upload may be slower. */
  readonly graceMs: number;
  /** The period of the average, so that a short interruption of a fast network is no failure. */
  readonly windowMs: number;
  readonly minBytesPerSecond: number;
  /** The interval of the measurements. */
  readonly sampleMs: number;
}

/**
 * 4 KB/s is a third of the bandwidth of an old EDGE network, and far less than any hospital has; at this pace the time
 * limit of a request allows 2.4 MB. An upload at 12 KB/s may be interrupted for 20 seconds.
 */
export const UPLOAD_PACE: Pace = { graceMs: 10_000, windowMs: 30_000, minBytesPerSecond: 4_096, sampleMs: 1_000 };

/**
 * The maximum length of a rejected body that is read and discarded: more than the largest upload, so that a browser,
 * which reads no response while it sends, gets the error message.
 */
const MAX_DISCARDED_BYTES = 128 * 1024 * 1024;

/** Compares the average pace of the last `windowMs` with the minimum. */
export class PaceMeter {
  private readonly samples: { readonly ms: number; readonly bytes: number }[] = [];
  private totalMs = 0;
  private windowMs = 0;
  private bytes = 0;

  constructor(private readonly pace: Pace) {}

  /**
   * Adds a measurement, and returns whether the body is too slow.
   * @param ms the time in which the server waited for the client
   */
  add(ms: number, bytes: number): boolean {
    const { graceMs, windowMs, minBytesPerSecond } = this.pace;
    this.samples.push({ ms, bytes });
    this.totalMs += ms;
    this.windowMs += ms;
    this.bytes += bytes;
    for (let first = this.samples[0]; first && this.windowMs - first.ms >= windowMs; first = this.samples[0]) {
      this.samples.shift();
      this.windowMs -= first.ms;
      this.bytes -= first.bytes;
    }
    return this.totalMs >= graceMs && this.bytes < (minBytesPerSecond * this.windowMs) / 1_000;
  }
}

/**
 * Measures the pace of a body until it has arrived, and responds with 408 and closes the connection when it is too slow.
 * The handler then fails to read the body, and must return the reply if `reply.sent`.
 */
export function watchPace(request: FastifyRequest, reply: FastifyReply, pace: Pace = UPLOAD_PACE): { end: () => void } {
  return measure(request, pace, () => {
    const { raw } = request;
    if (reply.sent) return void raw.destroy();
    // After the response Node does not end the reading of the body, even when its connection is closed.
    raw.socket.once('close', () => raw.destroy(Object.assign(new Error('too slow'), { code: 'ECONNRESET' })));
    return void sendError(reply.header('connection', 'close'), errors.requestTimeout());
  });
}

/**
 * The body as a stream that may be destroyed when its content is rejected: the connection stays open for the response.
 * It fails when the client disconnects.
 */
export function bodyStream({ raw }: FastifyRequest): Readable {
  const body = new PassThrough();
  raw.once('error', (error) => body.destroy(error));
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('the client disconnected'));
  });
  return raw.pipe(body);
}

const discarding = new WeakSet<FastifyRequest['raw']>();

/**
 * Reads and discards the rest of a rejected body: an unread body blocks the next request on its connection, and closing
 * the connection loses the response for a browser that is still sending. A body that is too long or too slow closes the
 * connection.
 */
export function discardBody(request: FastifyRequest, pace: Pace = UPLOAD_PACE): void {
  const { raw } = request;
  if (raw.complete || raw.destroyed || discarding.has(raw)) return;
  discarding.add(raw);
  let size = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_DISCARDED_BYTES) raw.destroy();
  });
  // The client has disconnected; the response to it was sent before.
  raw.on('error', () => undefined);
  raw.resume();
  const watch = measure(request, pace, () => raw.destroy());
  raw.once('end', watch.end);
  raw.once('close', watch.end);
}

/** Discards the body of every request whose response is sent before the body was read (SRV-39). */
export function discardUnreadBodies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const { headers, raw } = request;
    const length = Number(headers['content-length'] ?? 0);
    if (raw.complete || (length === 0 && headers['transfer-encoding'] === undefined)) return;
    if (reply.getHeader('connection') === 'close') return;
    if (length > MAX_DISCARDED_BYTES) reply.header('connection', 'close');
    else discardBody(request);
  });
}

/** Calls `onSlow` at most once, until the body has arrived or `end` is called. */
function measure({ raw }: FastifyRequest, pace: Pace, onSlow: () => void): { end: () => void } {
  const { socket } = raw;
  // A request without a connection, as tests inject it.
  if (typeof socket.bytesRead !== 'number') return { end: () => undefined };
  const meter = new PaceMeter(pace);
  let [bytes, at] = [socket.bytesRead, performance.now()];
  const timer = setInterval(() => {
    const [before, from] = [bytes, at];
    [bytes, at] = [socket.bytesRead, performance.now()];
    if (raw.complete || raw.destroyed) return end();
    // Bytes that the server has not read yet mean that the client waits for the server.
    if (raw.readableLength > 0) return undefined;
    // A busy process measures late, and has not read what arrived in the meantime.
    if (!meter.add(Math.min(at - from, 2 * pace.sampleMs), bytes - before)) return undefined;
    end();
    return onSlow();
  }, pace.sampleMs).unref();
  const end = (): void => clearInterval(timer);
  return { end };
}
