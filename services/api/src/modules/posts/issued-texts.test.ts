import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalToken } from '@cred/service-kit';
import { HttpIssuedTexts, issuedTextsOf } from './issued-texts';

const SECRET = 'a secret of the tests, long enough';
const TOKEN = internalToken(SECRET, 'validation:issued');
const TEXT = 'Aspirin 75 mg – às 8h';
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A validation service on a loopback port. */
async function listen(response: RequestListener): Promise<number> {
  const server = createServer(response);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Responds like the real service: only a request with the token may read which texts were issued. */
const issuing =
  (...texts: string[]): RequestListener =>
  (request, response) => {
    const paths = texts.map((text) => `/issued/${createHash('sha256').update(text).digest('hex')}`);
    response.statusCode =
      request.headers.authorization !== `Bearer ${TOKEN}` ? 401 : paths.includes(request.url ?? '') ? 200 : 404;
    response.end('{}');
  };

const at = (port: number, secret = SECRET) =>
  issuedTextsOf({ HOST: '127.0.0.1', VALIDATION_PORT: port, INTERNAL_SECRET: secret });

describe('issued texts', () => {
  it('contains exactly the texts that the service issued', async () => {
    const texts = at(await listen(issuing(TEXT)));
    expect([await texts.has(TEXT), await texts.has(`${TEXT} `), await texts.has('')]).toEqual([true, false, false]);
  });

  it('uses VALIDATION_URL when the service is on another machine', async () => {
    const port = await listen(issuing(TEXT));
    const texts = issuedTextsOf({
      HOST: '127.0.0.1',
      VALIDATION_PORT: 1,
      VALIDATION_URL: `http://localhost:${port}`,
      INTERNAL_SECRET: SECRET,
    });
    expect(await texts.has(TEXT)).toBe(true);
  });

  it('contains no text with another secret, or without one', async () => {
    const port = await listen(issuing(TEXT));
    expect(await at(port, 'another secret, long enough as well').has(TEXT)).toBe(false);
    expect(
      await issuedTextsOf({ HOST: '127.0.0.1', VALIDATION_PORT: port, INTERNAL_SECRET: undefined }).has(TEXT),
    ).toBe(false);
  });

  it.each([201, 204, 302, 500])('contains no text when the service returns %i', async (status) => {
    const port = await listen((_request, response) => response.writeHead(status, { location: '/elsewhere' }).end());
    expect(await at(port).has(TEXT)).toBe(false);
  });

  it('contains no text when the service is down', async () => {
    const port = await listen(issuing(TEXT));
    const [server] = servers.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    expect(await at(port).has(TEXT)).toBe(false);
  });

  it('contains no text when the service does not respond in time', async () => {
    const closed = new Promise<void>((resolve) => {
      void listen((request) => request.once('close', resolve)).then(async (port) => {
        expect(await new HttpIssuedTexts(`http://127.0.0.1:${port}`, TOKEN, 50).has(TEXT)).toBe(false);
      });
    });
    await closed;
  });
});
