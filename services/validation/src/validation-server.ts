import { setMaxListeners } from 'node:events';
import { calls, limits, type CallResponse } from '@cred/contract';
import { apiAddress, type Settings } from '@cred/deployment/settings';
import {
  createServer,
  errors,
  installSecurityHeaders,
  type LogDestination,
  MemberCheck,
  NetworkRates,
  networkOf,
  type Rate,
} from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IssuedRegister } from './issued/issued-log';
import { type Notices, type Papers, registerInternal } from './issued/issued-route';
import { type Check, checkTimes } from './pipeline/check-post';
import { measureCost } from './pipeline/check-cost';
import { CheckQueue, type QueueLimits } from './pipeline/check-queue';
import { type TimeBudget, TimeBudgets } from './pipeline/time-budgets';

export type ValidationServerSettings = Pick<
  Settings,
  | 'LOG_LEVEL'
  | 'TRUST_PROXY'
  | 'PUBLIC_URL'
  | 'VALIDATION_PUBLIC_URL'
  | 'VALIDATION_ACCESS'
  | 'API_URL'
  | 'API_PUBLIC_URL'
  | 'HOST'
  | 'API_PORT'
>;

export interface ValidationServerOptions {
  readonly settings: ValidationServerSettings;
  readonly check: Check;
  readonly issued: IssuedRegister;
  readonly notices: Notices;
  readonly papers: Papers;
  readonly log?: LogDestination;
  /** The rate per network; high, because all users of a hospital may share one. */
  readonly rate?: Rate;
  /** How many texts are checked concurrently, and how many may wait. */
  readonly queue?: QueueLimits;
  /** The processor time of a member's checks. */
  readonly budget?: TimeBudget;
  /** Sends requests to the API; replaced in tests. */
  readonly fetch?: typeof fetch;
  /** The bearer token of the API; without one, `/issued` always returns 401. */
  readonly token?: string;
}

const RATE: Rate = { max: 600, seconds: 60 };
/** High, because a check mostly waits for other services. */
const QUEUE = { running: 16, waiting: 64 };
/** A member checks one text after the other; two run, so that one that waits for a model does not block the next. */
const MEMBER_QUEUE: QueueLimits = { ...QUEUE, runningPerKey: 2, waitingPerKey: 8 };
/** An address may belong to a hospital. */
const NETWORK_QUEUE: QueueLimits = { ...QUEUE, runningPerKey: 8, waitingPerKey: 32 };
/** A check of an ordinary post takes about 10 ms, one of the longest text up to 100 ms. */
const MEMBER_BUDGET: TimeBudget = { capacityMs: 3_000, perMinuteMs: 3_000 };
const NETWORK_BUDGET: TimeBudget = { capacityMs: 30_000, perMinuteMs: 30_000 };
/** Short, so that a member who logs out cannot check texts for long. */
const SESSION_TTL_MS = 10_000;

/** Fits the longest text with every character escaped, and the JSON around it. */
const BODY_MAX_BYTES = limits.validation.textMax * 6 + 1_024;

/** Creates the server; it does not listen yet. */
export function createValidationServer({
  settings,
  check,
  issued,
  notices,
  papers,
  log,
  rate = RATE,
  queue,
  budget,
  token,
  fetch,
}: ValidationServerOptions): FastifyInstance {
  const server = createServer({
    name: 'validation',
    settings,
    publicUrl: settings.VALIDATION_PUBLIC_URL,
    bodyLimit: BODY_MAX_BYTES,
    ...(log ? { log } : {}),
  });
  installSecurityHeaders(server);
  const { path, body } = calls.validatePost;
  const rates = new NetworkRates();
  const isOpen = settings.VALIDATION_ACCESS === 'open';
  const checks = new CheckQueue(queue ?? (isOpen ? NETWORK_QUEUE : MEMBER_QUEUE));
  const budgets = new TimeBudgets(budget ?? (isOpen ? NETWORK_BUDGET : MEMBER_BUDGET));
  const members = new MemberCheck({
    apiUrl: apiAddress(settings),
    ttlMs: SESSION_TTL_MS,
    ...(fetch ? { fetch } : {}),
    onFailure: (failure) => server.log.warn({ err: failure }, 'the API cannot verify a session'),
  });
  /** Whose queue and budget a request uses. */
  const keys = new WeakMap<FastifyRequest, string>();
  registerInternal(server, { token, issued, notices, papers });
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
        rates.take('check', request.ip, rate);
        // Before the body is read. The session is asked with a short memory, so that a flood does not reach the API.
        keys.set(
          request,
          isOpen
            ? `network:${networkOf(request.ip)}`
            : `member:${await members.memberOf(request.headers.cookie, { recent: true })}`,
        );
      },
    },
    async (request, reply): Promise<CallResponse<'validatePost'>> => {
      const { text } = parse(request.body);
      reply.header('cache-control', 'no-store');
      const signal = abortOnDisconnect(reply);
      const key = keys.get(request) ?? '';
      budgets.require(key);
      const { result, logFields } = await checks.run({ key, milliseconds: checkTimes.totalMs, signal }, (leftMs) => {
        // Again: the member's other checks may have used the budget while this one waited.
        budgets.require(key);
        return measureCost(
          () => check(text, signal, leftMs),
          (ms) => budgets.spend(key, ms),
          budgets.usedMs(key),
        );
      });
      // Before the response: the member may post the text immediately.
      if (result.error === null) await issued.add(result.formalizado, result.referencias);
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
      .header('access-control-allow-credentials', 'true')
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
