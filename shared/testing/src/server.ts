import {
  calls,
  type CallResponse,
  type CallDefinition,
  type CallName,
  type CallParams,
  type ErrorEnvelope,
} from '@cred/contract';
import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The origins of the services in component tests. */
export const origins = {
  api: 'http://api.test',
  validation: 'http://validation.test',
  page: 'http://localhost',
} as const;

const bases: Record<CallDefinition['host'], string> = {
  api: `${origins.api}/api`,
  page: origins.page,
  validation: origins.validation,
};

/** The request that a handler responds to. */
export interface CallContext<N extends CallName> {
  readonly params: CallParams<N> extends undefined ? Record<string, string> : Record<keyof CallParams<N>, string>;
  readonly query: URLSearchParams;
  /** The JSON body, or the form's fields including files. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly request: Request;
}

type Reply<N extends CallName> =
  | CallResponse<N>
  | ((context: CallContext<N>) => CallResponse<N> | Promise<CallResponse<N>>);

interface ResponseOptions<N extends CallName> {
  readonly status?: number;
  /** The next page's cursor, for lists; of a function, undefined at the end. */
  readonly next?: string | ((context: CallContext<N>) => string | undefined);
}

/** A handler that responds to one call of the contract. For `server.use(...)`. */
export const respond = <N extends CallName>(
  name: N,
  reply: Reply<N>,
  { status, next }: ResponseOptions<N> = {},
): HttpHandler =>
  handle(name, async (context: CallContext<N>) => {
    const body =
      typeof reply === 'function'
        ? await (reply as (context: CallContext<N>) => CallResponse<N> | Promise<CallResponse<N>>)(context)
        : reply;
    const cursor = typeof next === 'function' ? next(context) : next;
    const link: Record<string, string> = cursor
      ? { Link: `<${bases.api}${calls[name].path}?cursor=${encodeURIComponent(cursor)}>; rel="next"` }
      : {};
    return HttpResponse.json(body as DefaultBodyType, {
      status: status ?? (200 in calls[name].responses ? 200 : 201),
      headers: link,
    });
  });

/** A handler that responds with a file. `filename`: its name in the response's header. */
export const respondWithFile = <N extends CallName>(
  name: N,
  reply: (context: CallContext<N>) => BodyInit,
  { type = 'application/octet-stream', filename }: { readonly type?: string; readonly filename?: string } = {},
): HttpHandler =>
  handle(name, (context: CallContext<N>) => {
    const disposition: Record<string, string> = filename
      ? { 'content-disposition': `attachment; filename="${filename}"` }
      : {};
    return new HttpResponse(reply(context), { headers: { 'content-type': type, ...disposition } });
  });

/** A handler that responds with the error envelope. `retryAfter` in seconds. */
export const respondWithError = <N extends CallName>(
  name: N,
  {
    status,
    retryAfter,
    ...fault
  }: { readonly status: number; readonly retryAfter?: number } & Pick<ErrorEnvelope, 'code' | 'message'> & {
      readonly fields?: Record<string, string>;
    },
): HttpHandler => {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return handle(name, () => HttpResponse.json({ ...fault, error: fault.message }, { status, headers }));
};

/** The words of a test's server in bodies that are not this build's envelope: the member reads them too. */
const WORDS = 'The ward is closed';
export const otherErrorBodies = [
  ['a message only', { message: WORDS }, WORDS],
  ['an error only', { error: WORDS }, WORDS],
  ['a code of a newer service', { code: 'brand_new', message: WORDS, error: WORDS }, WORDS],
] as const;

/** A handler that responds with an error of any body. */
export const respondWithErrorBody = (name: CallName, status: number, body: DefaultBodyType): HttpHandler =>
  handle(name, () => HttpResponse.json(body, { status }));

/** A handler that breaks the connection of one call. */
export const dropConnection = (name: CallName): HttpHandler => handle(name, () => HttpResponse.error());

/** A handler that never responds, so that the call stays pending. */
export const hang = (name: CallName): HttpHandler => handle(name, () => new Promise<never>(() => undefined));

type Resolver<N extends CallName> = (context: CallContext<N>) => Response | Promise<Response>;

function handle<N extends CallName>(name: N, resolve: Resolver<N>): HttpHandler {
  const call: CallDefinition = calls[name];
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`${bases[call.host]}${call.path}`, async ({ request, params }) => {
    const url = new URL(request.url);
    // '/user/:username' must not match '/user/suggest'.
    if (call.path.includes(':') && isStaticPath(call, url.pathname)) return undefined;
    return resolve({
      params: params as CallContext<N>['params'],
      query: url.searchParams,
      body: await readBody(request.clone()),
      request,
    });
  });
}

const isStaticPath = (call: CallDefinition, pathname: string): boolean =>
  Object.values<CallDefinition>(calls).some(
    (other) =>
      other.method === call.method &&
      other.host === call.host &&
      pathname === new URL(bases[other.host] + other.path).pathname,
  );

async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return (await request.json()) as Record<string, unknown>;
  if (type.includes('multipart')) return Object.fromEntries(await request.formData());
  return {};
}

/**
 * The mock of all services. A request without a handler fails the test. By default there are handlers only for what
 * every page requests: the event stream sends nothing, and there are no bookmarks.
 */
export const server = setupServer(hang('openEvents'), respond('getSavedPostIds', { postIds: [] }));
