import { randomUUID } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { errors } from './errors';
import { installErrorHandlers, rawRefusal, sendError, toAppError } from './error-handler';
import { type LogDestination, logOptions } from './log';
import { installHealth } from './readiness';
import { parseTrustProxy } from './trust-proxy';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its JSON may take longer to arrive than others': the route itself gives up a sender who is too slow. */
    readonly watchesPace?: boolean;
  }
}

export interface ServerOptions {
  /** The service's name in its log lines. */
  readonly name: string;
  readonly settings: Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY'>;
  /** Bytes of a body, where a route sets nothing else. */
  readonly bodyLimit?: number;
  /** Milliseconds in which a JSON body must have arrived; absent: half a minute. */
  readonly bodyMs?: number;
  /** Absent: standard output. */
  readonly log?: LogDestination;
}

const DEFAULT_BODY_LIMIT = 100 * 1024;
/** Milliseconds in which a JSON body must have arrived, where nothing else is set. */
export const DEFAULT_BODY_MS = 30_000;
// Uploads take their time; nothing takes longer than this to arrive.
const REQUEST_MS = 10 * 60_000;
// A path parameter is an id, a name or a search term; percent-encoded, 100 characters take up to 1,200.
const MAX_PARAM_LENGTH = 1_200;

/**
 * A server with everything that all services share: structured logs with request ids, the error envelope,
 * health endpoints, `nosniff`, and a refusal of new requests while it closes.
 */
export function createServer({
  name,
  settings,
  bodyLimit,
  bodyMs = DEFAULT_BODY_MS,
  log,
}: ServerOptions): FastifyInstance {
  const server = Fastify({
    logger: logOptions(name, settings.LOG_LEVEL, log),
    bodyLimit: bodyLimit ?? DEFAULT_BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    trustProxy: parseTrustProxy(settings.TRUST_PROXY),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Made here and never taken from the client, so that a log line cannot be forged.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    frameworkErrors: (error, request, reply) => {
      sendError(reply.header('x-request-id', request.id), toAppError(error));
    },
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable) socket.end(rawRefusal());
      else socket.destroy();
    },
  });

  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (closing) {
      reply.header('connection', 'close');
      throw errors.overloaded();
    }
  });
  server.addHook('onRequest', async (request, reply) => giveUpSlowBody(request, reply, bodyMs));
  // An answer that was under way must not leave a kept-alive connection that holds up the closing.
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  // The route's pattern, not the address: paths and queries can carry names and mail addresses.
  server.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions;
    request.log.info(
      {
        method: method ?? request.method,
        route: url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  installErrorHandlers(server);
  installHealth(server);
  return server;
}

/** Ends a connection whose JSON or form does not arrive: a body that is held back holds the request's checks back with it. */
function giveUpSlowBody(
  { headers, raw, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  milliseconds: number,
): void {
  if (routeOptions.config?.watchesPace) return;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || !/^\s*application\/(json|x-www-form-urlencoded)/i.test(headers['content-type'] ?? '')) return;
  const timer = setTimeout(() => void raw.destroy(), milliseconds).unref();
  const stop = (): void => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
  reply.raw.once('close', stop);
}
