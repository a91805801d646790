import { setMaxListeners } from 'node:events';
import { calls, limits, type CallResponse } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { createServer, errors, type LogDestination, type Rate, RateWindows } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IssuedRegister } from './issued/issued-log';
import { registerIssued } from './issued/issued-route';
import { type Check, checkTimes } from './pipeline/check-post';
import { createCheckQueue, type ConcurrencyLimits } from './pipeline/check-queue';

export interface ValidationServerOptions {
  readonly settings: Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY' | 'PUBLIC_URL'>;
  readonly check: Check;
  readonly issued: IssuedRegister;
  readonly log?: LogDestination;
  /** The rate per address; high, because all users of a hospital may share one address. */
  readonly rate?: Rate;
  /** How many texts are checked concurrently, and how many may wait. */
  readonly concurrency?: ConcurrencyLimits;
  /** The bearer token of the API; without one, `/issued` always returns 401. */
  readonly token?: string;
}

const RATE: Rate = { max: 600, seconds: 60 };
/** High, because a check mostly waits for other services. */
const CONCURRENCY: ConcurrencyLimits = { running: 16, waiting: 64 };

/** Fits the longest text with every character escaped, and the JSON around it. */
const BODY_MAX_BYTES = limits.validation.textMax * 6 + 1_024;

/** Creates the server; it does not listen yet. */
export function createValidationServer({
  settings,
  check,
  issued,
  log,
  rate = RATE,
  concurrency = CONCURRENCY,
  token,
}: ValidationServerOptions): FastifyInstance {
  const server = createServer({ name: 'validation', settings, bodyLimit: BODY_MAX_BYTES, ...(log ? { log } : {}) });
  const { path, body } = calls.validatePost;
  const windows = new RateWindows();
  const runLimited = createCheckQueue(concurrency);
  registerIssued(server, { token, issued });
  // JSON only: form content types need no preflight, so any site could send them.
  server.removeContentTypeParser('text/plain');

  server.options(path, async (request, reply) => {
    if (request.headers.origin !== settings.PUBLIC_URL) throw errors.originNotAllowed();
    return allow(reply)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });

  server.post(
    path,
    {
      onRequest: async (request, reply) => {
        // Set on every response, so that the page can read errors too.
        if (request.headers.origin === settings.PUBLIC_URL) allow(reply);
        else throw errors.originNotAllowed();
        windows.take(request.ip, rate);
      },
    },
    async (request, reply): Promise<CallResponse<'validatePost'>> => {
      const { text } = parse(request.body);
      reply.header('cache-control', 'no-store');
      const signal = abortOnDisconnect(reply);
      const { result, logFields } = await runLimited(checkTimes.totalMs, signal, (leftMs) =>
        check(text, signal, leftMs),
      );
      // Before the response: the member may post the text immediately.
      if (result.error === null) await issued.add(result.formalizado);
      request.log.info(logFields, 'checked');
      return result;
    },
  );

  const parse = (given: unknown): { text: string } => {
    if (given === undefined) throw errors.unsupportedMediaType();
    const parsed = body.safeParse(given);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    if (issue?.code === 'too_big') throw errors.payloadTooLarge(issue.message);
    throw errors.validationFailed({ [issue?.path.join('.') || 'body']: issue?.message ?? 'is not valid' });
  };

  const allow = (reply: FastifyReply): FastifyReply =>
    reply
      .header('access-control-allow-origin', settings.PUBLIC_URL)
      .header('access-control-expose-headers', 'retry-after, x-request-id')
      .header('vary', 'origin');
  return server;
}

/** Aborts when the client disconnects before the response was written. */
function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  // Each step of a check adds a listener.
  setMaxListeners(50, disconnected.signal);
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) disconnected.abort(errors.overloaded());
  });
  return disconnected.signal;
}
