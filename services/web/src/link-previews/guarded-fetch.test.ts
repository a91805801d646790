import type { RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { fetchFrom, html, names, refusal, serve, serving } from '../testing/guarded-fetch';
import { TestNames } from '../testing/test-sites';
import { GuardedFetch } from './guarded-fetch';

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
