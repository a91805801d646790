import { DEFAULT_BODY_TIMEOUT_MS, type Pace, watchPace } from '@cred/service-kit';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Error codes of a stream whose peer has disconnected. */
const broken: ReadonlySet<string> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Limits the time of a short body; while the long string arrives, only its pace is limited. */
export function limitBodyTime(
  request: FastifyRequest,
  reply: FastifyReply,
  pace?: Pace,
): { short: () => void; long: () => void; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let watch: ReturnType<typeof watchPace> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    watch?.end();
  };
  return {
    short: () => {
      end();
      timer = setTimeout(() => void request.raw.destroy(), DEFAULT_BODY_TIMEOUT_MS).unref();
    },
    long: () => {
      end();
      watch = watchPace(request, reply, pace);
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

/** Whether a failure is only that the client disconnected, or was too slow, during the body. */
export function isClientAbort({ raw }: FastifyRequest, failure: unknown): boolean {
  if (raw.complete || !raw.destroyed || typeof failure !== 'object' || failure === null) return false;
  if ('statusCode' in failure) return Number(failure.statusCode) < 500;
  return 'code' in failure && broken.has(String(failure.code));
}
