import { DEFAULT_BODY_TIMEOUT_MS } from '@cred/service-kit';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body whose sender says nothing for so long is given up, so that it holds no place and no file. */
const SILENCE_MS = 60_000;

/** What a stream says whose other end is gone. */
const broken: ReadonlySet<string> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Ends a request whose sender falls silent, but only while it is the sender who is waited for. */
export function watchSilence({ raw }: FastifyRequest): { begin: () => void; end: () => void } {
  const giveUp = (): void => void raw.destroy();
  return {
    begin: () => void raw.socket.setTimeout?.(SILENCE_MS, giveUp),
    end: () => void raw.socket.setTimeout?.(0, giveUp),
  };
}

/** A short body has as long as any other; while the long string comes, its sender only must not fall silent. */
export function watchPace(request: FastifyRequest): { short: () => void; long: () => void; end: () => void } {
  const silence = watchSilence(request);
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(timer);
    silence.end();
  };
  return {
    short: () => {
      end();
      timer = setTimeout(() => void request.raw.destroy(), DEFAULT_BODY_TIMEOUT_MS).unref();
    },
    long: () => {
      end();
      silence.begin();
    },
    end,
  };
}

/**
 * Ends the connections whose bodies are still arriving when the server closes: it would wait for them, for minutes.
 * Nothing was done for such a request yet, so its sender may try again, elsewhere.
 */
export function endBodiesAtClose(scope: FastifyInstance): void {
  const arriving = new Set<IncomingMessage>();
  scope.addHook('onRequest', async ({ raw }) => {
    if (raw.complete) return;
    arriving.add(raw);
    const leave = (): void => void arriving.delete(raw);
    raw.once('end', leave);
    raw.once('close', leave);
  });
  scope.addHook('preClose', async () => {
    for (const raw of arriving) if (!raw.complete) raw.destroy();
  });
}

/**
 * Reads the rest of a refused body and forgets it: one that nobody reads would block the next request on
 * its connection, and closing instead would lose the answer of a browser that still sends.
 */
export function drain({ raw }: FastifyRequest, maxBytes: number): void {
  if (raw.complete || raw.destroyed) return;
  let size = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) raw.destroy();
  });
  raw.resume();
}

/** Whether what failed is only that the sender went away, or fell silent, in the middle of the body. */
export function isBrokenOff({ raw }: FastifyRequest, failure: unknown): boolean {
  if (raw.complete || !raw.destroyed || typeof failure !== 'object' || failure === null) return false;
  if ('statusCode' in failure) return Number(failure.statusCode) < 500;
  return 'code' in failure && broken.has(String(failure.code));
}
