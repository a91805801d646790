import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Keyword } from '../../concepts/types';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestService {
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

/** A server on this machine that answers as an outside service would, with everything that came to it. */
export async function startService(
  answer: (asked: Asked, response: ServerResponse, count: number) => void,
): Promise<TestService> {
  const asked: Asked[] = [];
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://test'),
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      asked.push(one);
      answer(one, response, asked.length);
    });
  };
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
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

/** An address of this machine where nobody listens. */
export async function nobodysUrl(): Promise<string> {
  const service = await startService(() => undefined);
  await service.close();
  return service.url;
}

export const keyword = (term: string, synonyms: readonly string[] = [], mesh: string | null = null): Keyword => ({
  term,
  mesh,
  synonyms,
});

export const never: AbortSignal = new AbortController().signal;

/** A promise and what settles it; Node 20 has no `Promise.withResolvers`. */
export function promised<T = void>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
