import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureApi } from '../index';

export interface LoopbackServer {
  /** Handles the next requests; `body` is complete. */
  handle: (request: IncomingMessage, response: ServerResponse, body: string) => void;
  readonly url: string;
}

/**
 * Starts a server on the loopback interface for a test file and configures the client to use it as API and as
 * validation service.
 */
export function startLoopbackServer(): LoopbackServer {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => loopback.handle(request, response, body));
  });
  const loopback: LoopbackServer = {
    handle: (_, response) => response.writeHead(501).end(),
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    configureApi({ apiUrl: loopback.url, validationUrl: loopback.url });
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return loopback;
}
