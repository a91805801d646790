import { isDeepStrictEqual } from 'node:util';
import {
  type CallResponse,
  type CallBody,
  type CallDefinition,
  type CallName,
  type CallParams,
  type CallQuery,
  type Calls,
  calls,
} from '@cred/contract';
import { errors, validationMessages } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod';
import type { Api } from './api';
import type { Executor } from '../database/connection';
import { confirmViewer, toCallError, guard } from './guard';
import { logAuthentication } from './log-authentication';
import { namedScope } from './named-scope';
import { type FormRedirects, redirectToPage, isPlainForm, acceptPlainForms } from './plain-form';
import type { BucketName } from './rate-limits';
import { type Viewer, viewerOf } from './viewer';

/** Names of calls without files; those with files are bound by `bindMultipart`. */
type PlainCall = { [N in CallName]: Calls[N] extends { files: unknown } ? never : N }[CallName];

/** The validated request and the viewer. */
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

/** Returned by a handler that has sent its response itself, such as a 304. */
export const responseSent = Symbol('already sent');

/** Returns the body of the success response. */
export type Handler<N extends CallName> = (context: CallContext<N>) => Promise<CallResponse<N> | typeof responseSent>;

export interface BindOptions {
  /** Default: `write` for unsafe methods, otherwise `read`. */
  readonly bucket?: BucketName;
  /** Bytes. Default: the server's limit. */
  readonly bodyLimit?: number;
  /** Required exactly for the calls whose contract allows plain forms. */
  readonly form?: FormRedirects;
}

/** Binds a call of the contract to its handler. */
export function bind<N extends PlainCall>(api: Api, name: N, handler: Handler<N>, options: BindOptions = {}): void {
  const call: CallDefinition = markBound(api, name);
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
        const body = await handler(parseContext<N>(api, call, request, reply, request.body));
        logAuthentication(name, request, { response: body });
        return form && isPlainForm(request) ? redirectToPage(reply, form.done) : sendResponse(api, name, reply, body);
      } catch (failure) {
        logAuthentication(name, request, { failure });
        throw await toCallError(api, request, reply, failure);
      }
    },
  };
  if (!form) api.scope.route(route);
  // A separate scope, so that no other call accepts form bodies.
  else {
    api.scope.register(
      namedScope(name, async (scope) => {
        acceptPlainForms(scope, form);
        scope.route(route);
      }),
    );
  }
}

/** @throws Error when the contract has a call of this host that no module binds */
export function requireAllCallsBound({ boundCalls }: Api): void {
  const missing = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].host === 'api' && !boundCalls.has(name),
  );
  if (missing.length > 0) throw new Error(`No module binds these calls of the contract: ${missing.join(', ')}`);
}

/**
 * Marks a call as bound.
 * @throws Error for a call that is bound twice
 */
export function markBound(api: Api, name: CallName): CallDefinition {
  if (api.boundCalls.has(name)) throw new Error(`The call ${name} is bound twice`);
  api.boundCalls.add(name);
  return calls[name];
}

/** Validates a request and returns its handler's context. */
export function parseContext<N extends CallName>(
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
  // The compiler cannot relate the schemas of the table of calls to its types; this is the only cast.
  return { params, query, body, viewer: viewerOf(request), db: api.db, api, request, reply } as CallContext<N>;
}

/**
 * Validates all parts of a request together.
 * @throws AppError 400 `validation_failed` with the first error of each field
 */
export function parseInput(
  parts: readonly { readonly schema: z.ZodType | undefined; readonly value: unknown }[],
): unknown[] {
  const fields: Record<string, string> = {};
  const parsed = parts.map(({ schema, value }) => {
    if (!schema) return undefined;
    // An absent body is validated as an empty one, so that the errors name the missing fields.
    const result = schema.safeParse(value ?? {}, { error: validationMessages });
    if (result.success) return result.data;
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    return undefined;
  });
  if (Object.keys(fields).length > 0) throw errors.validationFailed(fields);
  return parsed;
}

/** Sends a handler's response with the call's success status. */
export function sendResponse(api: Api, name: CallName, reply: FastifyReply, body: unknown): FastifyReply {
  if (body === responseSent) return reply;
  const call: CallDefinition = calls[name];
  const [status, schema] = call.responses[201] ? [201, call.responses[201]] : [200, call.responses[200]];
  if (api.strictResponses && schema) checkResponse(name, schema, body);
  return reply.code(status).send(body);
}

/** @throws Error for a response that differs from the contract, even by an additional field */
function checkResponse(name: string, schema: z.ZodType, response: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(response));
  const result = schema.safeParse(sent);
  if (!result.success) throw new Error(`The response of ${name} violates the contract: ${result.error.message}`);
  if (!isDeepStrictEqual(result.data, sent))
    throw new Error(`The response of ${name} has fields that the contract does not have`);
}
