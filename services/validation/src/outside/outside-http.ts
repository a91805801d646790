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
  /** Maximum bytes of the response; a longer one is rejected. */
  readonly maxBytes: number;
}

export interface OutsideResponse {
  readonly status: number;
  /** The media type without parameters, in lower case. */
  readonly type: string;
  readonly text: string;
  readonly retryAfterMs: number | undefined;
}

/**
 * Sends HTTP requests, only to the services in the deployment's settings: a redirect is a failure. Limits the
 * connections and the size of responses; accepts no compression, which prevents decompression bombs, and no cookies.
 */
export class OutsideHttp {
  private readonly agent: Agent;

  /** @param lookup resolves host names; default: the system's resolver. Tests use it to observe lookups */
  constructor({ connections = 4, lookup }: { readonly connections?: number; readonly lookup?: LookupFunction } = {}) {
    this.agent = new Agent({
      connections,
      pipelining: 1,
      maxHeaderSize: MAX_HEADER_BYTES,
      connect: { timeout: CONNECT_TIMEOUT_MS, ...(lookup ? { lookup } : {}) },
    });
  }

  /** @throws OutsideFailure for everything except a response of any status */
  async send(
    url: string,
    { method = 'GET', headers = {}, body, signal, maxBytes }: OutsideRequest,
  ): Promise<OutsideResponse> {
    try {
      const response = await request(url, {
        dispatcher: this.agent,
        method,
        headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Cred/1.0', ...headers },
        ...(body === undefined ? {} : { body }),
        signal,
      });
      return await this.read(response, maxBytes);
    } catch (failure) {
      if (failure instanceof OutsideFailure) throw failure;
      throw new OutsideFailure(signal.aborted ? 'time' : 'unreachable');
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async read(
    { statusCode, headers, body }: Dispatcher.ResponseData,
    maxBytes: number,
  ): Promise<OutsideResponse> {
    // Destroying an unread body may emit an error.
    body.on('error', () => undefined);
    const encoding = headerValue(headers['content-encoding']).toLowerCase();
    const reason =
      statusCode >= 300 && statusCode < 400
        ? 'redirect'
        : encoding !== '' && encoding !== 'identity'
          ? 'malformed'
          : undefined;
    if (reason) {
      body.destroy();
      throw new OutsideFailure(reason, { status: statusCode });
    }
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of body as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > maxBytes) {
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

/** The failure for a status other than 200. */
export const statusFailure = ({ status, retryAfterMs }: OutsideResponse): OutsideFailure =>
  new OutsideFailure(status === 429 ? 'rate' : 'status', {
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });

/** Parses JSON without passing on the parser's error, which quotes the text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new OutsideFailure('malformed');
  }
}

const headerValue = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Seconds or a date, as milliseconds from now; at most a minute. */
function parseRetryAfter(value: string): number | undefined {
  if (value === '') return undefined;
  const milliseconds = /^\d{1,9}(\.\d{1,3})?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(milliseconds) ? Math.min(Math.max(0, milliseconds), MAX_RETRY_AFTER_MS) : undefined;
}
