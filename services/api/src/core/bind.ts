import {
  type CallAnswer,
  type CallBody,
  type CallDefinition,
  type CallName,
  type CallParams,
  type CallQuery,
  type Calls,
  calls,
} from '@cred/contract';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Api } from './api';
import type { Executor } from '../database/connection';
import { confirmViewer, failureFor, guard } from './guard';
import { checkAnswer, parseInput } from './parse';
import { type FormAnswer, goOn, isPlainForm, takePlainForms } from './plain-form';
import type { BucketName } from './rate-limits';
import { type Viewer, viewerOf } from './viewer';

/** Names of calls without files; those with files are bound by `bindMultipart`. */
type PlainCall = { [N in CallName]: Calls[N] extends { files: unknown } ? never : N }[CallName];

/** What a handler gets: everything parsed, the viewer known. */
export interface CallContext<N extends CallName> {
  readonly params: CallParams<N>;
  readonly query: CallQuery<N>;
  readonly body: CallBody<N>;
  readonly viewer: Calls[N]['access'] extends 'public' ? Viewer | null : Viewer;
  readonly db: Executor;
  readonly api: Api;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler gives that has sent its answer itself, such as a 304. */
export const alreadySent = Symbol('already sent');

/** Gives the body of the success answer. */
export type Handler<N extends CallName> = (context: CallContext<N>) => Promise<CallAnswer<N> | typeof alreadySent>;

export interface BindOptions {
  /** Absent: `write` for unsafe methods, otherwise `read`. */
  readonly bucket?: BucketName;
  /** Bytes; absent: the server's default. */
  readonly bodyLimit?: number;
  /** Exactly for calls that the contract lets plain forms make. */
  readonly form?: FormAnswer;
}

/** Binds a call of the contract to the handler that answers it. */
export function bind<N extends PlainCall>(api: Api, name: N, handler: Handler<N>, options: BindOptions = {}): void {
  const call: CallDefinition = claim(api, name);
  const { form } = options;
  if (Boolean(call.form) !== Boolean(form))
    throw new Error(`The contract and the binding of ${name} disagree on plain forms`);
  const route: RouteOptions = {
    method: call.method,
    url: call.path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    onRequest: guard(api, {
      ...call,
      bucket: options.bucket,
      contentType: call.body ? 'application/json' : null,
      form: call.form,
      bodyLimit: options.bodyLimit ?? api.scope.initialConfig.bodyLimit,
    }),
    handler: async (request, reply) => {
      if (call.method !== 'GET' && call.access !== 'public') await confirmViewer(api, call.access, request, reply);
      try {
        const body = await handler(contextOf<N>(api, call, request, reply, request.body));
        return form && isPlainForm(request) ? goOn(reply, form.done) : answer(api, name, reply, body);
      } catch (failure) {
        throw await failureFor(api, request, reply, failure);
      }
    },
  };
  if (!form) api.scope.route(route);
  // A scope of its own: no other call reads such bodies.
  else {
    api.scope.register(async (scope) => {
      takePlainForms(scope, form);
      scope.route(route);
    });
  }
}

/** Throws when the contract has a call of this host that no module answers. */
export function requireAllBound({ bound }: Api): void {
  const missing = (Object.keys(calls) as CallName[]).filter((name) => calls[name].host === 'api' && !bound.has(name));
  if (missing.length > 0) throw new Error(`No module answers these calls of the contract: ${missing.join(', ')}`);
}

/** Marks a call as bound. */
export function claim(api: Api, name: CallName): CallDefinition {
  if (api.bound.has(name)) throw new Error(`The call ${name} is bound twice`);
  api.bound.add(name);
  return calls[name];
}

/** Parses a request into its handler's context. */
export function contextOf<N extends CallName>(
  api: Api,
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: unknown,
): CallContext<N> {
  const [params, query, body] = parseInput([
    { schema: call.params, value: request.params },
    { schema: call.query, value: request.query },
    { schema: call.body, value: sent },
  ]);
  // The one place where the table's schemas and its types meet; the compiler cannot follow.
  return { params, query, body, viewer: viewerOf(request), db: api.db, api, request, reply } as CallContext<N>;
}

/** Sends a handler's answer with the call's success status. */
export function answer(api: Api, name: CallName, reply: FastifyReply, body: unknown): FastifyReply {
  if (body === alreadySent) return reply;
  const call: CallDefinition = calls[name];
  const [status, schema] = call.answers[201] ? [201, call.answers[201]] : [200, call.answers[200]];
  if (api.strictAnswers && schema) checkAnswer(name, schema, body);
  return reply.code(status).send(body);
}
