import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { OutsideFailure } from './outside-failure';

const CONNECT_TIMEOUT_MS = 3_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_RETRY_AFTER_MS = 60_000;

export interface OutsideRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** Bytes of the answer; a longer one is refused. */
  readonly limit: number;
}

export interface OutsideResponse {
  readonly status: number;
  /** Without parameters, in lower case. */
  readonly type: string;
  readonly text: string;
  readonly retryAfterMs: number | undefined;
}

/**
 * Asks the services that the deployment's settings name, and no others: a redirect is a failure. A few
 * connections each, answers of bounded size, no compression (so that no bomb fits), no cookies.
 */
export class OutsideHttp {
  private readonly agent: Agent;

  /** @param lookup absent: the system's; tests watch with their own */
  constructor({ connections = 4, lookup }: { readonly connections?: number; readonly lookup?: LookupFunction } = {}) {
    this.agent = new Agent({
      connections,
      pipelining: 1,
      maxHeaderSize: MAX_HEADER_BYTES,
      connect: { timeout: CONNECT_TIMEOUT_MS, ...(lookup ? { lookup } : {}) },
    });
  }

  /** @throws OutsideFailure for everything but an answer, whatever its status */
  async send(
    url: string,
    { method = 'GET', headers = {}, body, signal, limit }: OutsideRequest,
  ): Promise<OutsideResponse> {
    try {
      const answer = await request(url, {
        dispatcher: this.agent,
        method,
        headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Cred/1.0', ...headers },
        ...(body === undefined ? {} : { body }),
        signal,
      });
      return await this.read(answer, limit);
    } catch (failure) {
      if (failure instanceof OutsideFailure) throw failure;
      throw new OutsideFailure(signal.aborted ? 'time' : 'unreachable');
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async read({ statusCode, headers, body }: Dispatcher.ResponseData, limit: number): Promise<OutsideResponse> {
    // Destroying a body that is left unread is no fault.
    body.on('error', () => undefined);
    const encoding = headerValue(headers['content-encoding']).toLowerCase();
    const refusal =
      statusCode >= 300 && statusCode < 400
        ? 'redirect'
        : encoding !== '' && encoding !== 'identity'
          ? 'malformed'
          : undefined;
    if (refusal) {
      body.destroy();
      throw new OutsideFailure(refusal, { status: statusCode });
    }
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of body as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > limit) {
        body.destroy();
        throw new OutsideFailure('too-large', { status: statusCode });
      }
      parts.push(part);
    }
    return {
      status: statusCode,
      type: headerValue(headers['content-type']).split(';')[0]?.trim().toLowerCase() ?? '',
      text: Buffer.concat(parts).toString('utf8'),
      retryAfterMs: parseRetryAfter(headerValue(headers['retry-after'])),
    };
  }
}

/** The failure that a status other than 200 stands for. */
export const statusFailure = ({ status, retryAfterMs }: OutsideResponse): OutsideFailure =>
  new OutsideFailure(status === 429 ? 'rate' : 'status', {
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });

/** The JSON of an answer; what the parser has to say quotes the text, so it is not passed on. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new OutsideFailure('malformed');
  }
}

const headerValue = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Seconds or a date, as milliseconds from now; never more than a minute. */
function parseRetryAfter(value: string): number | undefined {
  if (value === '') return undefined;
  const milliseconds = /^\d{1,9}(\.\d{1,3})?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(milliseconds) ? Math.min(Math.max(0, milliseconds), MAX_RETRY_AFTER_MS) : undefined;
}
