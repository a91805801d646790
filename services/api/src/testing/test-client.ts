import { text } from 'node:stream/consumers';
import {
  type CallResponse,
  type CallBodyInput,
  type CallDefinition,
  type CallFile,
  type CallName,
  type CallParamsInput,
  type CallQueryInput,
  calls,
  type ErrorEnvelope,
} from '@cred/contract';
import * as schemas from '@cred/contract/schemas';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface TestFile {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Everything is optional, so that tests can omit and break any part. */
export interface TestInput<N extends CallName> {
  readonly params?: CallParamsInput<N> | Readonly<Record<string, string>>;
  readonly query?: Partial<NonNullable<CallQueryInput<N>>> | Readonly<Record<string, string>>;
  readonly body?: CallBodyInput<N> | Readonly<Record<string, unknown>>;
  readonly files?: Partial<Record<CallFile<N>, TestFile>> | Readonly<Record<string, TestFile>>;
  /** Replaces a header or, with undefined, removes it. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: unknown;
}

export interface ErrorResponse extends ErrorEnvelope {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly retryAfter: number | null;
}

/** A browser at the configured page origin: it keeps cookies and sends its Origin. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly server: FastifyInstance,
    private readonly origin: string,
  ) {}

  async inject(
    options: InjectOptions & { readonly headers?: Readonly<Record<string, string | undefined>> },
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const merged = { origin: this.origin, ...(cookie ? { cookie } : {}), ...options.headers };
    const headers = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
    const response = await this.server.inject({ ...options, headers });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Makes a call of the contract and returns any response. */
  async call<N extends CallName>(name: N, input: TestInput<N> = {}): Promise<TestResponse> {
    const call: CallDefinition = calls[name];
    const params: Readonly<Record<string, unknown>> = input.params ?? {};
    const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
    const payload = call.files ? await toForm(input.body ?? {}, input.files ?? {}) : toJson(input.body);
    const response = await this.inject({
      method: call.method,
      url: `/api${path}`,
      query: Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)])),
      headers: { ...payload.headers, ...input.headers },
      ...(payload.payload === undefined ? {} : { payload: payload.payload }),
      ...(call.stream ? { payloadAsStream: true } : {}),
    });
    if (call.stream) return await closeStream(response);
    const body: unknown = String(response.headers['content-type']).startsWith('application/json')
      ? response.json()
      : response.body;
    return { status: response.statusCode, headers: response.headers, body };
  }

  /** Makes a call that must succeed; returns its body. */
  async ok<N extends CallName>(name: N, input: TestInput<N> = {}): Promise<CallResponse<N>> {
    const { status, body } = await this.call(name, input);
    if (status < 200 || status > 299) throw new Error(`${name} returned ${status}: ${JSON.stringify(body)}`);
    // The server has validated it against the contract, since tests run with strict responses.
    return body as CallResponse<N>;
  }

  /** Makes a call that must fail; returns its error envelope. */
  async errorOf<N extends CallName>(name: N, input: TestInput<N> = {}): Promise<ErrorResponse> {
    const { status, headers, body } = await this.call(name, input);
    if (status < 400) throw new Error(`${name} returned ${status} instead of an error`);
    const envelope = schemas.errorEnvelope.strict().parse(body);
    const retryAfter = headers['retry-after'] === undefined ? null : Number(headers['retry-after']);
    return { ...envelope, status, headers, retryAfter };
  }
}

/** Closes an open stream after its headers; reads an error response to its end. */
async function closeStream({ statusCode, headers, raw, stream }: LightMyRequestResponse): Promise<TestResponse> {
  if (statusCode !== 200) return { status: statusCode, headers, body: JSON.parse(await text(stream())) as unknown };
  raw.res.destroy();
  return { status: statusCode, headers, body: null };
}

interface Payload {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

const toJson = (body: unknown): Payload =>
  body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };

async function toForm(body: object, files: Readonly<Record<string, TestFile | undefined>>): Promise<Payload> {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value !== undefined) form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [key, file] of Object.entries(files)) {
    if (file) form.append(key, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.filename);
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
