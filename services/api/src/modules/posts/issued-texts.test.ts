import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalToken } from '@cred/service-kit';
import { hashIssuedText, HttpIssuedTexts, type IssuedTexts, issuedTextsOf } from './issued-texts';

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
    response.end(JSON.stringify({ issued: true, references: [] }));
  };

const statusOf = async (texts: IssuedTexts, text: string) => (await texts.find(hashIssuedText(text))).status;

const at = (port: number, secret = SECRET) =>
  issuedTextsOf({ HOST: '127.0.0.1', VALIDATION_PORT: port, INTERNAL_SECRET: secret });

describe('issued texts', () => {
  it('contains exactly the texts that the service issued', async () => {
    const texts = at(await listen(issuing(TEXT)));
    expect([await statusOf(texts, TEXT), await statusOf(texts, `${TEXT} `), await statusOf(texts, '')]).toEqual([
      'issued',
      'not-issued',
      'not-issued',
    ]);
  });

  it('uses VALIDATION_URL when the service is on another machine', async () => {
    const port = await listen(issuing(TEXT));
    const texts = issuedTextsOf({
      HOST: '127.0.0.1',
      VALIDATION_PORT: 1,
      VALIDATION_URL: `http://localhost:${port}`,
      INTERNAL_SECRET: SECRET,
    });
    expect(await statusOf(texts, TEXT)).toBe('issued');
  });

  it('has no result with another secret, and has issued no text without one', async () => {
    const port = await listen(issuing(TEXT));
    expect(await statusOf(at(port, 'another secret, long enough as well'), TEXT)).toBe('unknown');
    expect(
      await statusOf(issuedTextsOf({ HOST: '127.0.0.1', VALIDATION_PORT: port, INTERNAL_SECRET: undefined }), TEXT),
    ).toBe('not-issued');
  });

  it.each([201, 204, 302, 500])('has no result when the service returns %i', async (status) => {
    const port = await listen((_request, response) => response.writeHead(status, { location: '/elsewhere' }).end());
    expect(await statusOf(at(port), TEXT)).toBe('unknown');
  });

  it('have the references of the response, which is validated and limited in size', async () => {
    const references = [{ pmid: '1', title: 'A trial', authors: ['Souza AB'], journal: 'Lancet', year: 2021 }];
    const answerOf = async (body: unknown) =>
      at(await listen((_request, response) => response.end(JSON.stringify(body)))).find(hashIssuedText(TEXT));
    expect(await answerOf({ issued: true, references })).toEqual({ status: 'issued', references });
    // A service of an earlier version.
    expect(await answerOf({ issued: true })).toEqual({ status: 'issued', references: [] });
    for (const body of [
      {},
      'issued',
      { issued: true, references: [{ ...references[0], pmid: '1; drop' }] },
      { issued: true, references: [{ ...references[0], title: 'a\u0000b' }] },
      { issued: true, references: Array.from({ length: 11 }, () => references[0]) },
      { issued: true, references, padding: 'x'.repeat(70_000) },
    ])
      expect(await answerOf(body)).toEqual({ status: 'unknown' });
  });

  it('has no result when the service is down', async () => {
    const port = await listen(issuing(TEXT));
    const [server] = servers.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    expect(await statusOf(at(port), TEXT)).toBe('unknown');
  });

  it('has no result when the service does not respond in time', async () => {
    const closed = new Promise<void>((resolve) => {
      void listen((request) => request.once('close', resolve)).then(async (port) => {
        expect(await statusOf(new HttpIssuedTexts(`http://127.0.0.1:${port}`, TOKEN, 50), TEXT)).toBe('unknown');
      });
    });
    await closed;
  });
});
