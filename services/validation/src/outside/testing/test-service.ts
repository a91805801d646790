import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestService {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  close(): Promise<void>;
}

/** A local server that replaces an outside service and records the requests. */
export async function startService(
  respond: (received: ReceivedRequest, response: ServerResponse, count: number) => void,
): Promise<TestService> {
  const requests: ReceivedRequest[] = [];
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const received = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://test'),
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      requests.push(received);
      respond(received, response, requests.length);
    });
  };
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export const sendJson = (
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** A local URL without a listener. */
export async function unusedUrl(): Promise<string> {
  const service = await startService(() => undefined);
  await service.close();
  return service.url;
}

export const neverAborted: AbortSignal = new AbortController().signal;

/** A promise with its `resolve`; Node 20 has no `Promise.withResolvers`. */
export function createDeferred<T = void>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
