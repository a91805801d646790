import { randomUUID } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { errors } from './errors';
import { installErrorHandlers, rawErrorResponse, sendError, toAppError } from './error-handler';
import { type LogDestination, logOptions } from './log';
import { logToStandardOutput } from './log-output';
import { installHealth } from './readiness';
import { discardUnreadBodies } from './request-body';
import { beginRequest } from './saved-work';
import { parseTrustProxy } from './trust-proxy';
import { requireUtf8 } from './utf8';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has its own timeout for slow senders, so its JSON may take longer to arrive. */
    readonly hasOwnTimeout?: boolean;
  }
}

export interface ServerOptions {
  /** The service's name in its log lines. */
  readonly name: string;
  readonly settings: Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY'>;
  /** The service's address for browsers, if it has one. */
  readonly publicUrl?: string;
  /** The size limit of a body in bytes, unless a route sets another. */
  readonly bodyLimit?: number;
  /** Milliseconds in which a JSON body must arrive; default: `DEFAULT_BODY_TIMEOUT_MS`. */
  readonly bodyTimeoutMs?: number;
  /**
   * Whether requests save anything in a database (`hasSaved`); default: true. To know that, Node 20 follows each promise of
   * each request, which takes processor time.
   */
  readonly savesWork?: boolean;
  /** Default: standard output. */
  readonly log?: LogDestination;
}

const DEFAULT_BODY_LIMIT = 100 * 1024;
/** Milliseconds in which a JSON body must arrive, unless set otherwise. */
export const DEFAULT_BODY_TIMEOUT_MS = 30_000;
/** One year. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';
// Uploads are slow; no request may take longer than this to arrive.
const REQUEST_TIMEOUT_MS = 10 * 60_000;
// A path parameter is an id, a name or a search term; percent-encoded, 100 characters take up to 1,200.
const MAX_PARAM_LENGTH = 1_200;

/**
 * A server with the common parts of all services: structured logs with request ids, the error envelope, health
 * endpoints, `nosniff`, and rejection of new requests while it closes.
 */
export function createServer({
  name,
  settings,
  publicUrl,
  bodyLimit,
  bodyTimeoutMs = DEFAULT_BODY_TIMEOUT_MS,
  savesWork = true,
  log,
}: ServerOptions): FastifyInstance {
  const server = Fastify({
    logger: logOptions(name, settings.LOG_LEVEL, log ?? logToStandardOutput()),
    bodyLimit: bodyLimit ?? DEFAULT_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: parseTrustProxy(settings.TRUST_PROXY),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Never taken from the client, so that log lines cannot be forged.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    frameworkErrors: (error, request, reply) => {
      sendError(reply.header('x-request-id', request.id), toAppError(error));
    },
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable) socket.end(rawErrorResponse());
      else socket.destroy();
    },
  });

  // After the body has been parsed: the code that follows runs in the events of the body, not of the request.
  if (savesWork) server.addHook('preValidation', (_request, _reply, done) => beginRequest(done));
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    // Over https only, since browsers ignore it over http (SRV-42).
    if (publicUrl?.startsWith('https:') || request.protocol === 'https')
      reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY);
    if (closing) {
      reply.header('connection', 'close');
      throw errors.overloaded();
    }
  });
  server.addHook('onRequest', async (request, reply) => limitBodyTime(request, reply, bodyTimeoutMs));
  // A response in flight must not leave a keep-alive connection open, which would delay the closing.
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  // The route's pattern instead of the URL: paths and queries can contain names and mail addresses.
  server.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions;
    request.log.info(
      {
        method: method ?? request.method,
        route: url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request completed',
    );
  });

  discardUnreadBodies(server);
  requireUtf8(server);
  installErrorHandlers(server);
  installHealth(server);
  return server;
}

/**
 * Closes a connection whose JSON or form does not arrive in time: a delayed body also delays the checks of its request.
 */
function limitBodyTime(
  { headers, raw, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  milliseconds: number,
): void {
  if (routeOptions.config?.hasOwnTimeout) return;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || !/^\s*application\/(json|x-www-form-urlencoded)/i.test(headers['content-type'] ?? '')) return;
  const timer = setTimeout(() => void raw.destroy(), milliseconds).unref();
  const stop = (): void => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
  reply.raw.once('close', stop);
}
