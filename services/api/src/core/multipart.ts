import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type CallResponse, type CallDefinition, type CallFile, type CallName, type Calls } from '@cred/contract';
import { AppError, decodeUtf8, discardBody, errors, watchPace } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Api } from './api';
import { sendResponse, type CallContext, markBound, parseContext } from './bind';
import { isClientAbort } from './body-stream';
import { confirmViewer, toCallError, guard } from './guard';

type FormCall = { [N in CallName]: Calls[N] extends { files: unknown } ? N : never }[CallName];

/** A file while it arrives; readable once. Reading fails with 413 above the contract's limit for its field. */
export interface IncomingFile<Field extends string = string> {
  readonly field: Field;
  readonly filename: string;
  /** The media type that the client claims; not trusted. */
  readonly claimedType: string;
  readonly stream: Readable;
  /** Reads the whole file into memory; for small files only. */
  readonly bytes: () => Promise<Buffer>;
}

/** The handler of a call with files. `Received` is the result of `receive`. */
export interface FormHandler<N extends FormCall, Received> {
  /** Receives one file. Session and origin are checked by then, the fields are not. */
  readonly receive: (file: IncomingFile<CallFile<N>>, request: FastifyRequest) => Promise<Received>;
  /** Undoes `receive` when a later step fails. */
  readonly discard?: (received: Received) => Promise<void>;
  /** Releases the result of `receive`, such as a temporary file, whether the call succeeded or failed. */
  readonly release?: (received: Received) => Promise<void>;
  /** The error message for a second file, where a form may contain only one of its files. */
  readonly oneFile?: string;
  readonly handle: (context: FormContext<N, Received>) => Promise<CallResponse<N>>;
}

interface FormContext<N extends FormCall, Received> extends CallContext<N> {
  readonly files: Readonly<Partial<Record<CallFile<N>, Received>>>;
}

const FIELD_BYTES = 64 * 1024;
const FIELD_COUNT = 20;
/** Bytes allowed for boundaries and part headers. */
const OVERHEAD_BYTES = 64 * 1024;

/** Binds a call whose body is `multipart/form-data`. */
export function bindMultipart<N extends FormCall, Received>(
  api: Api,
  name: N,
  handler: FormHandler<N, Received>,
): void {
  const call = markBound(api, name);
  const allFiles = Object.values(call.files ?? {}).reduce((sum, file) => sum + file.maxBytes, 0);
  const bodyLimit = allFiles + FIELD_BYTES + OVERHEAD_BYTES;
  api.scope.route({
    method: call.method,
    url: call.path,
    onRequest: guard(api, {
      ...call,
      contentType: 'multipart/form-data',
      bodyLimit,
    }),
    handler: async (request, reply) => {
      const files = new Map<string, Received>();
      const upload = api.uploads.begin(request);
      const watch = watchPace(request, reply, upload.pace);
      try {
        const fields = await readForm(call, request, files, async (file) => {
          if (handler.oneFile !== undefined && files.size > 0)
            throw errors.validationFailed({ [file.field]: handler.oneFile });
          await upload.count();
          return handler.receive(file, request);
        });
        await confirmViewer(api, call.access, request, reply);
        const context = parseContext<N>(api, call, request, reply, fields);
        requireFiles(call, files);
        const body = await handler.handle({
          ...context,
          files: Object.fromEntries(files) as FormContext<N, Received>['files'],
        });
        return sendResponse(api, name, reply, body);
      } catch (failure) {
        if (!reply.sent) discardBody(request);
        await eachOf(files, handler.discard, request);
        // The response to a slow upload was sent before its connection was closed.
        if (reply.sent) return reply;
        if (!isClientAbort(request, failure)) throw await toCallError(api, request, reply, failure);
        request.log.info('upload aborted by the client');
        // The connection is closed: no client receives this response.
        throw errors.malformedBody();
      } finally {
        watch.end();
        await eachOf(files, handler.release, request);
        upload.end();
      }
    },
  });
}

async function readForm<Received>(
  call: CallDefinition,
  request: FastifyRequest,
  files: Map<string, Received>,
  receive: (file: IncomingFile<never>) => Promise<Received>,
): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  const allowed = new Map(Object.entries(call.files ?? {}));
  const largest = Math.max(...[...allowed.values()].map((file) => file.maxBytes));
  const parts = request.parts({
    // Each character is a byte, so that `decodeUtf8` gets what was sent.
    defCharset: 'latin1',
    limits: {
      fields: FIELD_COUNT,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      files: allowed.size,
      fileSize: largest + 1,
    },
  });
  try {
    for await (const part of parts) {
      if (fields.has(part.fieldname) || files.has(part.fieldname)) {
        throw errors.validationFailed({ [part.fieldname]: 'Sent more than once' });
      }
      if (part.type === 'field') {
        if (part.valueTruncated) throw errors.payloadTooLarge();
        // Forms encode every newline as CR LF; the member wrote a newline.
        fields.set(part.fieldname, decodeUtf8(Buffer.from(String(part.value), 'latin1')).replaceAll('\r\n', '\n'));
        continue;
      }
      // Browsers send this for an empty file field.
      if (part.filename === '') {
        part.file.resume();
        continue;
      }
      // The parser replaces invalid bytes in names, so a name with this character is refused too (SRV-41). The API client
      // sends none: only the extension of a name is used.
      if (part.filename?.includes('\ufffd'))
        throw errors.malformedBody('The name of the file has unreadable characters, please rename it');
      const limit = allowed.get(part.fieldname);
      if (!limit) throw errors.validationFailed({ [part.fieldname]: 'Unexpected file' });
      const stream = Readable.from(upTo(limit.maxBytes, part.file), { objectMode: false });
      const file: IncomingFile = {
        field: part.fieldname,
        // The library's type requires a name, but a part may have none.
        filename: (part.filename as string | undefined) ?? '',
        claimedType: part.mimetype,
        stream,
        bytes: () => buffer(stream),
      };
      files.set(part.fieldname, await receive(file as IncomingFile<never>));
      stream.resume();
    }
  } catch (failure) {
    throw toBodyError(failure);
  }
  return Object.fromEntries(fields);
}

async function* upTo(maxBytes: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes)
      throw errors.payloadTooLarge(`The file is too large: at most ${Math.floor(maxBytes / 1024 / 1024)} MB`);
    yield chunk;
  }
}

/** Errors of the multipart parser have no status: they mean a malformed body. */
function toBodyError(failure: unknown): unknown {
  if (failure instanceof AppError || !(failure instanceof Error) || 'statusCode' in failure) return failure;
  return /multipart|boundary|header|terminated early|premature/i.test(failure.message)
    ? errors.malformedBody()
    : failure;
}

function requireFiles(call: CallDefinition, files: ReadonlyMap<string, unknown>): void {
  const missing = Object.entries(call.files ?? {}).filter(([field, file]) => file.required && !files.has(field));
  if (missing.length > 0)
    throw errors.validationFailed(Object.fromEntries(missing.map(([field]) => [field, 'Please select a file.'])));
}

async function eachOf<Received>(
  files: ReadonlyMap<string, Received>,
  task: ((received: Received) => Promise<void>) | undefined,
  request: FastifyRequest,
): Promise<void> {
  for (const received of task ? files.values() : []) {
    try {
      await task?.(received);
    } catch (failure) {
      request.log.error({ err: failure }, 'a received file could not be removed');
    }
  }
}
