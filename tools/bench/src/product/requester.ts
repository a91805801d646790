import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

const HOST = '127.0.0.1';

/** A request as a page sends it. */
export interface Sending {
  readonly method?: string;
  readonly path: string;
  readonly cookie?: string | undefined;
  /** The network address that the trusted proxy reports. */
  readonly address?: string | undefined;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** A body of any other type. */
  readonly form?: { readonly type: string; readonly bytes: Buffer };
  /** Instead of the page's own. */
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly agent?: Agent;
}

export interface Outcome {
  /** 0: the connection failed or nothing arrived in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** From the start to the response's last byte, in ms. */
  readonly tookMs: number;
  /** `performance.now()` at the start. */
  readonly began: number;
}

const TIMEOUT_MS = 60_000;

/** Sends requests to one service of the product like browsers behind a proxy; never rejects. */
export class Requester {
  private readonly shared = new Agent({ keepAlive: true, maxSockets: 512 });

  /** @param origin the page's origin */
  constructor(
    readonly port: number,
    readonly origin: string,
  ) {}

  send(sending: Sending): Promise<Outcome> {
    const { method = 'GET', path, json, form, timeoutMs = TIMEOUT_MS, agent = this.shared } = sending;
    const payload = json === undefined ? form?.bytes : Buffer.from(JSON.stringify(json));
    const type = json === undefined ? form?.type : 'application/json';
    const headers = {
      origin: sending.origin ?? this.origin,
      ...(sending.cookie ? { cookie: sending.cookie } : {}),
      ...(sending.address ? { 'x-forwarded-for': sending.address } : {}),
      ...(payload && type ? { 'content-type': type, 'content-length': String(payload.length) } : {}),
      ...sending.headers,
    };
    const began = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, more: Partial<Outcome> = {}): void => {
        clearTimeout(late);
        resolve({ status, headers: {}, body: '', tookMs: performance.now() - began, began, ...more });
      };
      const sent = request({ host: HOST, port: this.port, method, path, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => end(0));
        response.on('end', () => {
          const body = decode(Buffer.concat(parts), response);
          if (body === null) end(0);
          else end(response.statusCode ?? 0, { headers: response.headers, body });
        });
      });
      const late = setTimeout(() => sent.destroy(new Error('nothing arrived in time')), timeoutMs);
      sent.on('error', () => end(0));
      sent.end(payload);
    });
  }

  close(): void {
    this.shared.destroy();
  }
}

/** The text of a body, which is compressed when the request accepts brotli; null when it is damaged. */
function decode(body: Buffer, { headers }: IncomingMessage): string | null {
  if (headers['content-encoding'] !== 'br') return body.toString();
  try {
    return brotliDecompressSync(body).toString();
  } catch {
    return null;
  }
}

/** The cookies that a response sets, for the next request. */
export const cookiesOf = ({ headers }: Pick<Outcome, 'headers'>): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');

/** A `multipart/form-data` body: text fields, then at most one file. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  file?: { readonly field: string; readonly type: string; readonly bytes: Buffer },
): { readonly type: string; readonly bytes: Buffer } {
  const boundary = 'cred-bench-7f3a9c';
  const head = (disposition: string, type = ''): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type && `content-type: ${type}\r\n`}\r\n`;
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(`name="${name}"`)}${value}\r\n`),
  );
  if (file)
    parts.push(
      Buffer.from(head(`name="${file.field}"; filename="file.${file.type.split('/')[1]}"`, file.type)),
      file.bytes,
      Buffer.from('\r\n'),
    );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
