import type { CallAnswer, CallName, Calls } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Api } from './api';
import { answer, type CallContext, claim, contextOf } from './bind';
import { drain, isBrokenOff, watchPace } from './body-stream';
import { confirmViewer, failureFor, guard } from './guard';
import { JsonScanner } from './json-scanner';
import type { Upload } from './uploads';
import { type Viewer, requireViewer } from './viewer';

/** Names of calls with a JSON body. */
type JsonCall = {
  [N in CallName]: Calls[N] extends { files: unknown } ? never : Calls[N] extends { body: unknown } ? N : never;
}[CallName];

/** Where the long string's characters go. */
export interface StringSink<Kept> {
  /** Takes a piece, which is only good during the call; the next one comes when it has resolved. */
  write(piece: Uint8Array): Promise<void>;
  /** All has come. */
  end(): Promise<Kept>;
  /** Something failed: nothing of it stays. A repeat is harmless. */
  abort(): Promise<void>;
}

/** How a call is answered that has one string too long for memory. `Kept` is what the sink makes of it. */
export interface StreamedHandler<N extends JsonCall, Kept> {
  /** The member of the body that is streamed. The contract's schema sees an empty string in its place. */
  readonly member: string;
  /** Bytes of that string's JSON. */
  readonly maxBytes: number;
  /** The sentence for more. */
  readonly tooLong: string;
  /**
   * Makes the sink, when the string begins. The session and the origin are checked already; what else has come by then
   * are the body's short strings before it, not yet checked. Refusing here spares everybody the rest.
   */
  readonly begin: (before: ReadonlyMap<string, string>, viewer: Viewer) => Promise<StringSink<Kept>>;
  /** Lets go of what was kept, such as a temporary file, whatever came of the call. */
  readonly release: (kept: Kept) => Promise<void>;
  readonly handle: (context: CallContext<N> & { readonly kept: Kept | undefined }) => Promise<CallAnswer<N>>;
}

/** All of a body but the long string: as much as any other JSON may have. */
const REST_BYTES = 100 * 1024;

/** Binds a call whose JSON body may have one string too long for memory; without it, the call is as any other. */
export function bindStreamed<N extends JsonCall, Kept>(api: Api, name: N, handler: StreamedHandler<N, Kept>): void {
  const call = claim(api, name);
  const bodyLimit = handler.maxBytes + REST_BYTES;
  // A scope of its own, whose bodies nobody reads but the handler.
  api.scope.register(async (scope) => {
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
        let kept: Kept | undefined;
        try {
          const body = await readBody(request, handler, bodyLimit, upload);
          kept = body.kept;
          const sent = body.rest === '' ? undefined : await parse(request, body.rest);
          await confirmViewer(api, call.access, request, reply);
          return answer(
            api,
            name,
            reply,
            await handler.handle({ ...contextOf<N>(api, call, request, reply, sent), kept }),
          );
        } catch (failure) {
          drain(request, bodyLimit);
          if (!isBrokenOff(request, failure)) throw await failureFor(api, request, reply, failure);
          request.log.info('upload broken off by the client');
          // For nobody: the connection is gone.
          throw errors.malformedBody();
        } finally {
          if (kept !== undefined) await quietly(request, handler.release(kept));
          upload.end();
        }
      },
    });
  });
}

interface Body<Kept> {
  readonly rest: string;
  readonly kept: Kept | undefined;
}

async function readBody<Kept>(
  request: FastifyRequest,
  { member, tooLong, begin }: Pick<StreamedHandler<never, Kept>, 'member' | 'tooLong' | 'begin'>,
  bodyLimit: number,
  upload: Upload,
): Promise<Body<Kept>> {
  const scanner = new JsonScanner(member, REST_BYTES);
  const before = new Map<string, string>();
  const pace = watchPace(request);
  let sink: StringSink<Kept> | undefined;
  let kept: { readonly it: Kept } | undefined;
  let size = 0;
  try {
    pace.short();
    // Not destroyed at the end of the loop: a refusal has to reach a browser that still sends.
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bodyLimit) throw errors.payloadTooLarge(tooLong);
      for (const found of scanner.scan(chunk)) {
        if (found.kind === 'text') before.set(found.name, found.value);
        else if (found.kind === 'bytes') await sink?.write(found.bytes);
        else if (found.kind === 'begin') {
          sink = await begin(before, requireViewer(request));
          await upload.count();
          pace.long();
        } else if (sink) {
          kept = { it: await sink.end() };
          pace.short();
        }
      }
    }
    return { rest: scanner.finish(), kept: kept?.it };
  } catch (failure) {
    if (sink) await quietly(request, sink.abort());
    throw failure;
  } finally {
    pace.end();
  }
}

type Parse = (request: FastifyRequest, text: string) => Promise<unknown>;

/** The parser of all other bodies. */
function jsonParser(scope: Api['scope']): Parse {
  const parse = scope.getDefaultJsonParser('error', 'error');
  return (request, text) =>
    new Promise((resolve, reject) => {
      void parse(request, text, (failure, body) => (failure ? reject(failure) : resolve(body)));
    });
}

async function quietly(request: FastifyRequest, task: Promise<void>): Promise<void> {
  try {
    await task;
  } catch (failure) {
    request.log.error({ err: failure }, 'a received file could not be removed');
  }
}
