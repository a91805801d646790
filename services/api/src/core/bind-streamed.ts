import type { CallResponse, CallName, Calls } from '@cred/contract';
import { discardBody, errors } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api';
import { sendResponse, type CallContext, markBound, parseContext } from './bind';
import { isClientAbort, limitBodyTime } from './body-stream';
import { confirmViewer, toCallError, guard } from './guard';
import { JsonScanner } from './json-scanner';
import { namedScope } from './named-scope';
import type { Upload } from './uploads';
import { type Viewer, requireViewer } from './viewer';

/** Names of calls with a JSON body. */
type JsonCall = {
  [N in CallName]: Calls[N] extends { files: unknown } ? never : Calls[N] extends { body: unknown } ? N : never;
}[CallName];

/** Receives the content of the long string. */
export interface StringSink<Received> {
  /** Writes a chunk, which is valid only until the promise resolves. Chunks are written one at a time. */
  write(piece: Uint8Array): Promise<void>;
  /** Called after the last chunk. */
  end(): Promise<Received>;
  /** Discards everything after a failure; idempotent. */
  abort(): Promise<void>;
}

/** The handler of a call with one string that is too long for memory. `Received` is the result of its sink. */
export interface StreamedHandler<N extends JsonCall, Received> {
  /** The body's property that is streamed. The contract's schema validates an empty string in its place. */
  readonly member: string;
  /** The maximum length of that string in the JSON, in bytes. */
  readonly maxBytes: number;
  /** The error message for a longer string. */
  readonly tooLong: string;
  /**
   * Creates the sink when the string begins, after the checks of session and origin. `before` has the short strings
   * that precede it in the body, not yet validated. An error thrown here avoids the transfer of the rest.
   */
  readonly begin: (before: ReadonlyMap<string, string>, viewer: Viewer) => Promise<StringSink<Received>>;
  /** Releases the received result, such as a temporary file, whether the call succeeded or failed. */
  readonly release: (received: Received) => Promise<void>;
  readonly handle: (context: CallContext<N> & { readonly received: Received | undefined }) => Promise<CallResponse<N>>;
}

/** The body without the streamed string has the same size limit as every other JSON body. */
const REST_BYTES = 100 * 1024;

/** Binds a call whose JSON body may have one string too long for memory. */
export function bindStreamed<N extends JsonCall, Received>(
  api: Api,
  name: N,
  handler: StreamedHandler<N, Received>,
): void {
  const call = markBound(api, name);
  const bodyLimit = handler.maxBytes + REST_BYTES;
  // A separate scope, so that only this handler reads the body.
  const registerRoute = namedScope(name, async (scope) => {
    const parse = jsonParser(scope);
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null));
    scope.route({
      method: call.method,
      url: call.path,
      config: { hasOwnTimeout: true },
      onRequest: guard(api, { ...call, contentType: 'application/json', bodyLimit, tooLong: handler.tooLong }),
      handler: async (request, reply) => {
        const upload = api.uploads.begin(request);
        let received: Received | undefined;
        try {
          const body = await readBody(request, reply, handler, bodyLimit, upload);
          received = body.received;
          const sent = body.rest === '' ? undefined : await parse(request, body.rest);
          await confirmViewer(api, call.access, request, reply);
          return sendResponse(
            api,
            name,
            reply,
            await handler.handle({ ...parseContext<N>(api, call, request, reply, sent), received }),
          );
        } catch (failure) {
          // The response to a slow upload was sent before its connection was closed.
          if (reply.sent) return reply;
          discardBody(request);
          if (!isClientAbort(request, failure)) throw await toCallError(api, request, reply, failure);
          request.log.info('upload aborted by the client');
          // The connection is closed: no client receives this response.
          throw errors.malformedBody();
        } finally {
          if (received !== undefined) await logFailure(request, handler.release(received));
          upload.end();
        }
      },
    });
  });
  api.scope.register(registerRoute);
}

interface Body<Received> {
  readonly rest: string;
  readonly received: Received | undefined;
}

async function readBody<Received>(
  request: FastifyRequest,
  reply: FastifyReply,
  { member, tooLong, begin }: Pick<StreamedHandler<never, Received>, 'member' | 'tooLong' | 'begin'>,
  bodyLimit: number,
  upload: Upload,
): Promise<Body<Received>> {
  const scanner = new JsonScanner(member, REST_BYTES);
  const before = new Map<string, string>();
  const timeLimit = limitBodyTime(request, reply, upload.pace);
  let sink: StringSink<Received> | undefined;
  let received: { readonly it: Received } | undefined;
  let size = 0;
  try {
    timeLimit.short();
    // Keeps the socket open after the loop, so that a browser that is still sending receives the error response.
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bodyLimit) throw errors.payloadTooLarge(tooLong);
      for (const found of scanner.scan(chunk)) {
        if (found.kind === 'text') before.set(found.name, found.value);
        else if (found.kind === 'bytes') await sink?.write(found.bytes);
        else if (found.kind === 'begin') {
          sink = await begin(before, requireViewer(request));
          await upload.count();
          timeLimit.long();
        } else if (sink) {
          received = { it: await sink.end() };
          timeLimit.short();
        }
      }
    }
    return { rest: scanner.finish(), received: received?.it };
  } catch (failure) {
    if (sink) await logFailure(request, sink.abort());
    throw failure;
  } finally {
    timeLimit.end();
  }
}

type Parse = (request: FastifyRequest, text: string) => Promise<unknown>;

/** The JSON parser of all other bodies. */
function jsonParser(scope: Api['scope']): Parse {
  const parse = scope.getDefaultJsonParser('error', 'error');
  return (request, text) =>
    new Promise((resolve, reject) => {
      void parse(request, text, (failure, body) => (failure ? reject(failure) : resolve(body)));
    });
}

async function logFailure(request: FastifyRequest, task: Promise<void>): Promise<void> {
  try {
    await task;
  } catch (failure) {
    request.log.error({ err: failure }, 'a received file could not be removed');
  }
}
