import type { RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { type GuardOptions, GuardedFetch, type FetchLimits } from './guarded-fetch';
import type { RefusalReason } from './fetch-refused-error';
import { parseTarget } from './target';
import { startRawSite, startSite, TestNames, type TestSite } from '../testing/test-sites';

const LIMIT = 64 * 1024;
const html: FetchLimits = { types: ['text/html', 'application/xhtml+xml'], maxBytes: LIMIT, allowTruncated: true };
const names = new TestNames({ 'site.test': [['127.0.0.1']], 'alias.test': [['127.0.0.1']] });
const sites: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const closeAfterTest = async (starting: Promise<TestSite>): Promise<TestSite> => {
  const site = await starting;
  sites.push(site);
  return site;
};
const serving = (listener: RequestListener) => closeAfterTest(startSite(listener));
const serve = (body: string | Buffer, headers: Record<string, string | string[]> = {}) =>
  serving((_request, response) => void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body));

function fetchFrom(
  { port }: { readonly port: number },
  path = '/',
  limits: Partial<FetchLimits> = {},
  options: GuardOptions = {},
) {
  const testHosts = { hosts: ['site.test', 'alias.test'], ports: [port] };
  const target = parseTarget(`http://site.test:${port}${path}`, testHosts);
  if (!target) throw new Error('the test requests an invalid address');
  return new GuardedFetch({ resolve: names.resolve, testHosts, ...options }).get(target, { ...html, ...limits });
}
const refusal = (fetching: Promise<unknown>): Promise<RefusalReason | undefined> =>
  fetching.then(
    () => undefined,
    (failure: { reason?: RefusalReason }) => failure.reason,
  );

describe('a guarded request', () => {
  it('sends its user agent and nothing about the member', async () => {
    const site = await serve('<title>x</title>', { 'set-cookie': 'a=b' });
    await fetchFrom(site, '/?q=1#part');
    await fetchFrom(site);
    for (const headers of site.headers) {
      expect(headers).toEqual({
        host: `site.test:${site.port}`,
        connection: 'keep-alive',
        'user-agent': 'CredLinkPreview/1.0',
        accept: 'text/html, application/xhtml+xml',
        'accept-encoding': 'gzip, deflate, br',
      });
    }
    expect(site.requestedPaths).toEqual(['/?q=1', '/']);
  });

  it('opens a new connection each time', async () => {
    const site = await serve('<title>x</title>');
    for (let each = 0; each < 3; each += 1) await fetchFrom(site);
    expect(site.connections).toBe(3);
  });

  it('sends the server’s name in TLS independent of the address', async () => {
    let sentMessage: string | undefined;
    const server = createTlsServer({
      SNICallback: (name, done) => {
        sentMessage = name;
        done(new Error('no certificate'));
      },
    });
    server.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const testHosts = { hosts: ['site.test'], ports: [port] };
    const target = new URL(`https://site.test:${port}/`);
    expect(await refusal(new GuardedFetch({ resolve: names.resolve, testHosts }).get(target, html))).toBe('connection');
    expect(sentMessage).toBe('site.test');
    await new Promise((resolve) => server.close(resolve));
  });

  it('connects to the checked address even if the name has another address afterwards', async () => {
    const changingNames = new TestNames({ 'changing.example': [['8.8.8.8', '2001:4860:4860::8888'], ['127.0.0.1']] });
    const lookupResults: unknown[] = [];
    const connect = jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (
      this: Socket,
      ...args: unknown[]
    ) {
      const [options] = args[0] as [
        { lookup: (name: string, options: { all: boolean }, done: (...result: unknown[]) => void) => void },
      ];
      options.lookup('changing.example', { all: true }, (_failure, addresses) => lookupResults.push(addresses));
      options.lookup('changing.example', { all: false }, (_failure, address, family) =>
        lookupResults.push([address, family]),
      );
      process.nextTick(() => this.destroy(new Error('there is no network in this test')));
      return this;
    });
    const reason = await refusal(
      new GuardedFetch({ resolve: changingNames.resolve }).get(new URL('http://changing.example/'), html),
    );
    connect.mockRestore();
    expect(reason).toBe('connection');
    expect(lookupResults).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2001:4860:4860::8888', family: 6 },
      ],
      ['8.8.8.8', 4],
    ]);
    expect(changingNames.lookups).toEqual(['changing.example']);
  });
});

describe('a redirect', () => {
  const chain = (hops: number, location: (hop: number) => string, status = 302) =>
    serving((request, response) => {
      const hop = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
      if (hop < hops) response.writeHead(status, { location: location(hop + 1) }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('end');
    });

  it.each([301, 302, 303, 307, 308])('with %d is followed three times', async (status) => {
    const site = await chain(3, (hop) => `/${hop}`, status);
    expect((await fetchFrom(site)).url.pathname).toBe('/3');
    expect(site.connections).toBe(4);
  });

  it('is not followed a fourth time', async () => {
    const site = await chain(4, (hop) => `/${hop}`);
    expect(await refusal(fetchFrom(site))).toBe('redirects');
    expect(site.connections).toBe(4);
  });

  it('in a loop is refused', async () => {
    const site = await chain(1, () => '/');
    const circle = await serving((_request, response) => void response.writeHead(302, { location: '/' }).end());
    expect(await refusal(fetchFrom(site))).toBe('redirects');
    expect(await refusal(fetchFrom(circle))).toBe('redirects');
    expect(circle.connections).toBe(4);
  });

  it('may be relative, without scheme, to another host and with a fragment', async () => {
    const site = await serving((request, response) => {
      const [location] =
        { '/a/b': ['c?x=ü'], '/a/c?x=%C3%BC': [`//alias.test:${site.port}/d#e`] }[request.url ?? ''] ?? [];
      if (location) response.writeHead(302, { location: encodeURI(location) }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('end');
    });
    expect((await fetchFrom(site, '/a/b')).url.href).toBe(`http://alias.test:${site.port}/d`);
    expect(site.headers.at(-1)).not.toHaveProperty('referer');
  });

  it.each([[{}], [{ location: '' }], [{ location: 'http://[' }], [{ location: 'http://site.test:1/' }]])(
    'with the headers %j is refused',
    async (headers) => {
      const site = await serving(
        (_request, response) => void response.writeHead(302, headers as Record<string, string>).end(),
      );
      expect(await refusal(fetchFrom(site))).toBe('redirect');
      expect(site.connections).toBe(1);
    },
  );
});

describe('a body', () => {
  const text = `<title>Résumé</title>${'x'.repeat(1_000)}`;
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('in %s is read (case %#)', async (encoding, body) => {
    const { bytes, truncated } = await fetchFrom(await serve(body, { 'content-encoding': encoding }));
    expect([bytes.toString(), truncated]).toEqual([text, false]);
  });

  const zeros = Buffer.alloc(64 * 1024 * 1024);
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  it.each([
    ['gzip', gzipSync(zeros, { level: 1 })],
    ['br', brotliCompressSync(zeros, fast)],
    ['deflate', deflateSync(zeros, { level: 1 })],
  ])(
    'in %s that decompresses to 64 MB is truncated at the limit, or refused when it must be complete',
    async (encoding, bomb) => {
      const site = await serve(bomb, { 'content-encoding': encoding });
      const { bytes, truncated } = await fetchFrom(site);
      expect([bytes.length, truncated]).toEqual([LIMIT, true]);
      expect(await refusal(fetchFrom(site, '/', { allowTruncated: false }))).toBe('too-large');
    },
  );

  it('without end is truncated at the limit', async () => {
    let sent = 0;
    const site = await serving((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = (): void => {
        while (!response.destroyed && response.write(zeros.subarray(0, 16 * 1024))) sent += 1;
      };
      response.on('drain', more);
      more();
    });
    expect((await fetchFrom(site)).bytes).toHaveLength(LIMIT);
    // Only what the socket buffers hold was sent in excess.
    expect(sent * 16 * 1024).toBeLessThan(zeros.length);
  });

  it('of exactly the limit is complete', async () => {
    expect(await fetchFrom(await serve(zeros.subarray(0, LIMIT)), '/', { allowTruncated: false })).toMatchObject({
      truncated: false,
    });
    expect(await refusal(fetchFrom(await serve(zeros.subarray(0, LIMIT + 1)), '/', { allowTruncated: false }))).toBe(
      'too-large',
    );
  });

  it.each([['zstd'], ['gzip, gzip'], ['gzip, br'], ['compress'], ['unknown']])('in %s is refused', async (encoding) => {
    expect(await refusal(fetchFrom(await serve(gzipSync(gzipSync(text)), { 'content-encoding': encoding })))).toBe(
      'content-encoding',
    );
  });

  it('with two encodings in two headers is refused', async () => {
    expect(
      await refusal(fetchFrom(await serve(gzipSync(gzipSync(text)), { 'content-encoding': ['gzip', 'gzip'] }))),
    ).toBe('content-encoding');
  });

  it.each([
    ['gzip', Buffer.from(text)],
    ['gzip', gzipSync(text).subarray(0, 40)],
    ['br', Buffer.from('\x00nonsense')],
    ['deflate', Buffer.from('nonsense')],
  ])('that is not valid %s is refused (case %#)', async (encoding, body) => {
    expect(await refusal(fetchFrom(await serve(body, { 'content-encoding': encoding })))).toBe('body');
  });

  it.each([['deflate'], ['gzip'], ['identity']])('may be empty in %s', async (encoding) => {
    expect([undefined, 'body']).toContain(await refusal(fetchFrom(await serve('', { 'content-encoding': encoding }))));
  });
});

describe('a response', () => {
  it.each([
    ['text/html', undefined],
    ['TEXT/HTML; charset=utf-8', undefined],
    ['application/xhtml+xml', undefined],
    ['text/plain', 'content-type'],
    ['application/json', 'content-type'],
    ['text/html2', 'content-type'],
    ['image/svg+xml', 'content-type'],
    ['application/pdf', 'content-type'],
    ['application/octet-stream', 'content-type'],
    ['text/xml', 'content-type'],
    ['', 'content-type'],
    ['; text/html', 'content-type'],
  ])('of the type %j is accepted or refused by its type', async (type, reason) => {
    expect(await refusal(fetchFrom(await serve('<title>x</title>', { 'content-type': type })))).toBe(reason);
  });

  it('without a type is refused', async () => {
    const site = await serving((_request, response) => void response.writeHead(200).end('<title>x</title>'));
    expect(await refusal(fetchFrom(site))).toBe('content-type');
  });

  it.each([100, 201, 204, 206, 304, 400, 401, 403, 404, 410, 429, 500, 503, 999])(
    'with the status %d is refused',
    async (status) => {
      const site = await closeAfterTest(
        startRawSite((socket) =>
          socket.end(
            `HTTP/1.1 ${status} Some\r\nContent-Type: text/html\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc`,
          ),
        ),
      );
      expect(['status', 'connection']).toContain(await refusal(fetchFrom(site)));
    },
  );

  const manyHeaders = Array.from({ length: 3_000 }, (_, index) => `X-Header-${index}: ${'v'.repeat(20)}\r\n`).join('');
  it.each([
    ['HTTP/0.9', '<title>x</title>'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['binary data', '\x00\x01\x02\xff\xfe\r\n\r\n'],
    ['an unknown version', 'HTTP/9.9 200 OK\r\n\r\n'],
    ['an invalid status', 'HTTP/1.1 2x0 OK\r\n\r\n'],
    ['too many headers', `HTTP/1.1 200 OK\r\n${manyHeaders}\r\n`],
    ['one huge header', `HTTP/1.1 200 OK\r\nX: ${'v'.repeat(200_000)}\r\n\r\n`],
    ['a header without a name', 'HTTP/1.1 200 OK\r\n: x\r\n\r\n'],
    [
      'two Content-Length headers',
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'Content-Length and Transfer-Encoding',
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no bytes', ''],
    [
      'a body shorter than its Content-Length',
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\nabc',
    ],
    ['invalid chunks', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])('of %s is refused', async (_kind, bytes) => {
    const site = await closeAfterTest(startRawSite((socket) => socket.once('data', () => socket.end(bytes, 'latin1'))));
    expect(['connection', 'body']).toContain(await refusal(fetchFrom(site)));
  });

  it('that is interrupted is refused', async () => {
    const atOnce = await closeAfterTest(startRawSite((socket) => socket.resetAndDestroy()));
    const later = await closeAfterTest(
      startRawSite((socket) =>
        socket.once('data', () =>
          socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\n\r\nabc', () =>
            socket.resetAndDestroy(),
          ),
        ),
      ),
    );
    expect(await refusal(fetchFrom(atOnce))).toBe('connection');
    expect(await refusal(fetchFrom(later))).toBe('body');
  });

  it('of a closed port is refused', async () => {
    const site = await startSite(() => undefined);
    await site.close();
    expect(await refusal(fetchFrom(site))).toBe('connection');
  });
});

describe('the time limit', () => {
  const shortTimeout = { timeoutMs: 150 };
  const writeSlowly = (response: { write(text: string): unknown; destroyed: boolean }) => {
    const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('x')), 5);
  };

  it('ends a name look-up that gets no response', async () => {
    const never = new GuardedFetch({ resolve: () => new Promise(() => undefined), ...shortTimeout });
    expect(await refusal(never.get(new URL('http://slow.example/'), html))).toBe('time');
  });

  it('ends a connection attempt that gets no response', async () => {
    const opened: Socket[] = [];
    const connect = jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
      opened.push(this);
      return this;
    });
    const reason = await refusal(
      new GuardedFetch({ resolve: async () => ['8.8.8.8'], ...shortTimeout }).get(
        new URL('https://silent.example/'),
        html,
      ),
    );
    connect.mockRestore();
    expect(reason).toBe('time');
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it.each<[string, RequestListener]>([
    ['headers that never arrive', () => undefined],
    ['a slow body', (_request, response) => writeSlowly(response.writeHead(200, { 'content-type': 'text/html' }))],
    [
      'a slow compressed body',
      (_request, response) => {
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .write(gzipSync('x').subarray(0, 10));
      },
    ],
    [
      'a raw deflate body that never starts',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'deflate' }).flushHeaders(),
    ],
    [
      'endless early hints',
      (_request, response) => {
        const timer = setInterval(
          () => (response.destroyed ? clearInterval(timer) : response.writeEarlyHints({ link: '</x>; rel=preload' })),
          5,
        );
      },
    ],
  ])('ends %s, and the connection with it', async (_kind, listener) => {
    let closed: Promise<unknown> | undefined;
    const site = await serving((request, response) => {
      closed = new Promise((resolve) => request.socket.once('close', resolve));
      listener(request, response);
    });
    expect(await refusal(fetchFrom(site, '/', {}, shortTimeout))).toBe('time');
    await closed;
  });

  it('is shared by all redirects', async () => {
    const site = await serving((request, response) => {
      if (request.url === '/2') return;
      response.writeHead(302, { location: request.url === '/' ? '/1' : '/2' }).end();
    });
    expect(await refusal(fetchFrom(site, '/', {}, shortTimeout))).toBe('time');
    expect(site.requestedPaths).toEqual(['/', '/1', '/2']);
  });

  it('aborts when the service closes', async () => {
    const site = await serving(() => guard.close());
    const testHosts = { hosts: ['site.test'], ports: [site.port] };
    const guard = new GuardedFetch({ resolve: names.resolve, testHosts });
    expect(await refusal(guard.get(new URL(`http://site.test:${site.port}/`), html))).toBe('time');
  });
});
