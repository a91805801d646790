import { DEFAULT_BODY_TIMEOUT_MS } from '@cred/service-kit';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A request that sends nothing for this long is destroyed, so that it occupies no upload slot and no file. */
const IDLE_TIMEOUT_MS = 60_000;

/** Error codes of a stream whose peer has disconnected. */
const broken: ReadonlySet<string> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Destroys a request that is idle, but only between `begin` and `end`, while the server waits for the client. */
export function watchIdle({ raw }: FastifyRequest): { begin: () => void; end: () => void } {
  const destroy = (): void => void raw.destroy();
  return {
    begin: () => void raw.socket.setTimeout?.(IDLE_TIMEOUT_MS, destroy),
    end: () => void raw.socket.setTimeout?.(0, destroy),
  };
}

/** Limits the time of a short body; while the long string arrives, only an idle connection ends the request. */
export function limitBodyTime(request: FastifyRequest): { short: () => void; long: () => void; end: () => void } {
  const idleTimeout = watchIdle(request);
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(timer);
    idleTimeout.end();
  };
  return {
    short: () => {
      end();
      timer = setTimeout(() => void request.raw.destroy(), DEFAULT_BODY_TIMEOUT_MS).unref();
    },
    long: () => {
      end();
      idleTimeout.begin();
    },
    end,
  };
}

/**
 * Destroys the connections of incomplete bodies when the server closes, which would otherwise wait for them for
 * minutes. No handler has run for such a request, so the client may retry it on another server.
 */
export function destroyOpenBodiesOnClose(scope: FastifyInstance): void {
  const arriving = new Set<IncomingMessage>();
  scope.addHook('onRequest', async ({ raw }) => {
    if (raw.complete) return;
    arriving.add(raw);
    const forget = (): void => void arriving.delete(raw);
    raw.once('end', forget);
    raw.once('close', forget);
  });
  scope.addHook('preClose', async () => {
    for (const raw of arriving) if (!raw.complete) raw.destroy();
  });
}

/**
 * Reads and discards the rest of a rejected body: an unread body blocks the next request on its connection, and closing
 * the connection loses the response for a browser that is still sending.
 */
export function drainBody({ raw }: FastifyRequest, maxBytes: number): void {
  if (raw.complete || raw.destroyed) return;
  let size = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) raw.destroy();
  });
  raw.resume();
}

/** Whether a failure is only that the client disconnected, or became idle, during the body. */
export function isClientAbort({ raw }: FastifyRequest, failure: unknown): boolean {
  if (raw.complete || !raw.destroyed || typeof failure !== 'object' || failure === null) return false;
  if ('statusCode' in failure) return Number(failure.statusCode) < 500;
  return 'code' in failure && broken.has(String(failure.code));
}
