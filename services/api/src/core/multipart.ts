import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type CallAnswer, type CallDefinition, type CallFile, type CallName, type Calls } from '@cred/contract';
import { AppError, errors } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Api } from './api';
import { answer, type CallContext, claim, contextOf } from './bind';
import { drain, isBrokenOff, watchSilence } from './body-stream';
import { confirmViewer, failureFor, guard } from './guard';

type FormCall = { [N in CallName]: Calls[N] extends { files: unknown } ? N : never }[CallName];

/** A file as it arrives; read it once. Reading fails with 413 beyond the contract's limit for its field. */
export interface IncomingFile<Field extends string = string> {
  readonly field: Field;
  readonly filename: string;
  /** What the sender says; look at the bytes to know. */
  readonly claimedType: string;
  readonly stream: Readable;
  /** The whole file in memory; for kinds that are small. */
  readonly bytes: () => Promise<Buffer>;
}

/** How a call with files is answered. `Kept` is whatever `receive` makes of a file. */
export interface FormHandler<N extends FormCall, Kept> {
  /** Takes one file's bytes in. The session and the origin are checked already, the fields not yet. */
  readonly receive: (file: IncomingFile<CallFile<N>>, request: FastifyRequest) => Promise<Kept>;
  /** Undoes `receive`, when anything after it fails: nothing half-written stays. */
  readonly discard?: (kept: Kept) => Promise<void>;
  /** Lets go of what `receive` holds for the call only, such as a temporary file, whatever came of the call. */
  readonly release?: (kept: Kept) => Promise<void>;
  /** The sentence for a second file, where a form may carry only one of its files. */
  readonly oneFile?: string;
  readonly handle: (context: FormContext<N, Kept>) => Promise<CallAnswer<N>>;
}

export interface FormContext<N extends FormCall, Kept> extends CallContext<N> {
  readonly files: Readonly<Partial<Record<CallFile<N>, Kept>>>;
}

const FIELD_BYTES = 64 * 1024;
const FIELD_COUNT = 20;
/** Boundaries and part headers. */
const OVERHEAD_BYTES = 64 * 1024;

/** Binds a call whose body is `multipart/form-data`. */
export function bindMultipart<N extends FormCall, Kept>(api: Api, name: N, handler: FormHandler<N, Kept>): void {
  const call = claim(api, name);
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
      const files = new Map<string, Kept>();
      const upload = api.uploads.begin(request);
      try {
        const fields = await readForm(call, request, files, async (file) => {
          if (handler.oneFile !== undefined && files.size > 0)
            throw errors.validationFailed({ [file.field]: handler.oneFile });
          await upload.count();
          return handler.receive(file, request);
        });
        await confirmViewer(api, call.access, request, reply);
        const context = contextOf<N>(api, call, request, reply, fields);
        requireFiles(call, files);
        const body = await handler.handle({
          ...context,
          files: Object.fromEntries(files) as FormContext<N, Kept>['files'],
        });
        return answer(api, name, reply, body);
      } catch (failure) {
        drain(request, bodyLimit);
        await eachOf(files, handler.discard, request);
        if (!isBrokenOff(request, failure)) throw await failureFor(api, request, reply, failure);
        request.log.info('upload broken off by the client');
        // For nobody: the connection is gone.
        throw errors.malformedBody();
      } finally {
        await eachOf(files, handler.release, request);
        upload.end();
      }
    },
  });
}

async function readForm<Kept>(
  call: CallDefinition,
  request: FastifyRequest,
  files: Map<string, Kept>,
  receive: (file: IncomingFile<never>) => Promise<Kept>,
): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  const allowed = new Map(Object.entries(call.files ?? {}));
  const largest = Math.max(...[...allowed.values()].map((file) => file.maxBytes));
  const parts = request.parts({
    limits: {
      fields: FIELD_COUNT,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      files: allowed.size,
      fileSize: largest + 1,
    },
  });
  const silence = watchSilence(request);
  silence.begin();
  try {
    for await (const part of parts) {
      if (fields.has(part.fieldname) || files.has(part.fieldname)) {
        throw errors.validationFailed({ [part.fieldname]: 'Sent more than once' });
      }
      if (part.type === 'field') {
        if (part.valueTruncated) throw errors.payloadTooLarge();
        // Forms send every newline as CR LF; what the member wrote was a newline.
        fields.set(part.fieldname, String(part.value).replaceAll('\r\n', '\n'));
        continue;
      }
      // What a browser sends for a file field that was left empty.
      if (part.filename === '') {
        part.file.resume();
        continue;
      }
      const limit = allowed.get(part.fieldname);
      if (!limit) throw errors.validationFailed({ [part.fieldname]: 'Unexpected file' });
      const stream = Readable.from(upTo(limit.maxBytes, part.file, silence.end), { objectMode: false });
      const file: IncomingFile = {
        field: part.fieldname,
        // Its type says a name is there; a part without one has none.
        filename: (part.filename as string | undefined) ?? '',
        claimedType: part.mimetype,
        stream,
        bytes: () => buffer(stream),
      };
      files.set(part.fieldname, await receive(file as IncomingFile<never>));
      silence.begin();
      stream.resume();
    }
  } catch (failure) {
    throw readable(failure);
  } finally {
    silence.end();
  }
  return Object.fromEntries(fields);
}

async function* upTo(maxBytes: number, source: AsyncIterable<Buffer>, atEnd: () => void): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes)
      throw errors.payloadTooLarge(`The file is too large: at most ${Math.floor(maxBytes / 1024 / 1024)} MB`);
    yield chunk;
  }
  atEnd();
}

/** The parser's own complaints carry no status: they are about bytes that make no form. */
function readable(failure: unknown): unknown {
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

async function eachOf<Kept>(
  files: ReadonlyMap<string, Kept>,
  task: ((kept: Kept) => Promise<void>) | undefined,
  request: FastifyRequest,
): Promise<void> {
  for (const kept of task ? files.values() : []) {
    try {
      await task?.(kept);
    } catch (failure) {
      request.log.error({ err: failure }, 'a received file could not be removed');
    }
  }
}
