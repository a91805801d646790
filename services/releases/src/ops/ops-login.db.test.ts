import { createHash } from 'node:crypto';
import pg from 'pg';
import { makeSecret, OpsBrowser } from '../testing/ops-browser';
import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
let browser: OpsBrowser;
/** A token of ops. */
let own: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  for (const area of ['feed', 'chat']) await goLive(area, 'a');
  own = await makeSecret(registry, 'own', 'ops');
});
afterAll(() => registry.close());
beforeEach(() => (browser = new OpsBrowser(registry.server)));

async function goLive(area: string, seed: string): Promise<void> {
  const build = makeBuild(area, seed);
  await registry.publish(build);
  await registry.request('POST', `/areas/${area}/promote`, { build: build.record.build, actor: 'test' });
}

async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: registry.databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(text);
  await client.end();
  return rows;
}

const where = (response: { readonly headers: Record<string, unknown> }): unknown => response.headers['location'];

describe('POST /ops/login', () => {
  it('continues with the second factor, with a cookie that scripts and other sites cannot use', async () => {
    const secret = await makeSecret(registry, 'ana', 'ops');
    const response = await browser.logIn(secret);
    expect([response.statusCode, where(response)]).toEqual([303, '/ops/second-factor']);
    expect(response.headers['set-cookie']).toMatch(
      /^cred_ops=[\w-]{43}; Path=\/ops; HttpOnly; SameSite=Strict; Max-Age=28800$/,
    );
    const done = await browser.setUp(secret);
    expect(done.response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^cred_ops=[\w-]{43}; Path=\/ops; HttpOnly; SameSite=Strict; Max-Age=28800$/),
      expect.stringMatching(
        /^cred_ops_device=[\w-]{16}\.\w+\.[\w-]{43}\.[\w-]{43}; Path=\/ops; HttpOnly; SameSite=Strict; Max-Age=31536000$/,
      ),
    ]);
    expect((await browser.get('/ops')).body).toContain('href="/ops/areas/feed"');
  });

  it('opens a session for a team’s token', async () => {
    await browser.signIn(await makeSecret(registry, 'ci-feed', 'deploy', 'feed'));
    expect((await browser.get('/ops')).body).toContain('(feed only)');
  });

  it('returns the same response for every token that opens no session', async () => {
    const ended = await makeSecret(registry, 'ended', 'ops');
    await registry.request('DELETE', '/tokens/ended');
    // The deployment's own secret belongs to no one who could have a second factor.
    const deployment = registry.authorization.authorization.replace('Bearer ', '');
    const tokens = ['x', 'cred_ops_x', ended, await makeSecret(registry, 'page-1', 'page'), deployment, ''];
    const responses = await Promise.all(tokens.map((token) => browser.logIn(token)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 401));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.headers['set-cookie']).toBeUndefined();
  });

  it('requires a name, and refuses the names that the registry itself uses', async () => {
    const token = await makeSecret(registry, 'names', 'ops');
    for (const name of ['', ' \u0000\n ', 'npm start', 'registry', 'x'.repeat(101)])
      expect((await browser.logIn(token, name)).statusCode).toBe(400);
  });

  it('redirects to the page that was requested, and to no other place', async () => {
    const redirect = await browser.get('/ops/areas/feed?hours=1');
    expect([redirect.statusCode, where(redirect)]).toEqual([
      303,
      `/ops/login?next=${encodeURIComponent('/ops/areas/feed?hours=1')}`,
    ]);
    expect((await browser.get(String(where(redirect)))).body).toContain('name="next" value="/ops/areas/feed?hours=1"');
    const next = '/ops/areas/feed?hours=1';
    expect(where(await browser.logIn(own, 'Ana', { next }))).toBe(
      `/ops/second-factor?next=${encodeURIComponent(next)}`,
    );
    await browser.setUp(own);
    expect(where(await browser.signIn(own, 'Ana', { next }))).toBe(next);
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/ops/../x',
      '/ops\\evil',
      'javascript:alert(1)',
      '/status',
      '/ops//evil',
    ]) {
      expect(where(await browser.logIn(own, 'Ana', { next }))).toBe('/ops/second-factor');
      expect(where(await browser.signIn(own, 'Ana', { next }))).toBe('/ops');
    }
  });

  it('limits attempts per address, and then refuses a valid token too', async () => {
    const server = await registry.another();
    const guesser = new OpsBrowser(server);
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await guesser.logIn(`guess ${attempt}`)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const late = await guesser.logIn(own);
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
    // The attempts of one address do not lock out another one.
    for (let attempt = 0; attempt < 120; attempt += 1) expect((await guesser.logIn('again')).statusCode).toBe(429);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const other = await server.inject({
      method: 'POST',
      url: '/ops/login',
      remoteAddress: '192.0.2.7',
      headers,
      payload: new URLSearchParams({ name: 'Ana', token: own }).toString(),
    });
    expect(other.statusCode).toBe(303);
  });

  it('accepts a valid token from any address after very many wrong ones from others', async () => {
    const server = await registry.another();
    const post = (token: string, remoteAddress: string) =>
      server.inject({
        method: 'POST',
        url: '/ops/login',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams({ name: 'Ana', token }).toString(),
      });
    for (let attempt = 0; attempt < 130; attempt += 1)
      expect((await post('guess', `198.51.100.${attempt}`)).statusCode).toBe(401);
    expect((await post(own, '192.0.2.7')).statusCode).toBe(303);
  });

  it('accepts a valid token from a known browser after too many wrong ones of its address', async () => {
    const server = await registry.another();
    const operator = new OpsBrowser(server);
    await operator.signIn(own);
    const guesser = new OpsBrowser(server);
    for (let attempt = 0; attempt < 10; attempt += 1) await guesser.logIn('guess');
    expect((await guesser.logIn(own)).statusCode).toBe(429);
    const { device } = operator;
    operator.device = device.replace(/.$/, device.endsWith('A') ? 'Q' : 'A');
    expect((await operator.logIn(own)).statusCode).toBe(429);
    operator.device = device;
    expect((await operator.logIn(own)).statusCode).toBe(303);
  });

  it('limits attempts of all addresses of an IPv6 network together', async () => {
    const server = await registry.another();
    const logInFrom = async (remoteAddress: string, token: string): Promise<number> => {
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/ops/login',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams({ name: 'Ana', token }).toString(),
      });
      return statusCode;
    };
    const statuses = [];
    for (let attempt = 1; attempt <= 12; attempt += 1)
      statuses.push(await logInFrom(`2001:db8:1:2::${attempt}`, `guess ${attempt}`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(await logInFrom('2001:db8:9::1', own)).toBe(303);
  });

  it('stores hashes only', async () => {
    await browser.logIn(own, 'Hash');
    const secret = browser.cookie.replace('cred_ops=', '');
    const [row] = await query<{ hash: Buffer }>("select * from releases.ops_sessions where actor = 'Hash'");
    expect(row?.hash).toEqual(createHash('sha256').update(secret).digest());
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

describe('a session of the ops page', () => {
  const isOpen = async () => (await browser.get('/ops')).statusCode === 200;

  it('ends at the first request after its token was revoked', async () => {
    await browser.signIn(await makeSecret(registry, 'short-lived', 'ops'));
    expect(await isOpen()).toBe(true);
    await registry.request('DELETE', '/tokens/short-lived');
    expect(await isOpen()).toBe(false);
  });

  it('ends when the deployment’s secret changes', async () => {
    await browser.signIn(own, 'Before');
    await query(`update releases.ops_sessions set token_hash = '\\x${'00'.repeat(32)}' where actor = 'Before'`);
    expect(await isOpen()).toBe(false);
  });

  it('ends when it expires', async () => {
    await browser.signIn(own, 'Late');
    await query("update releases.ops_sessions set expires_at = now() where actor = 'Late'");
    expect(await isOpen()).toBe(false);
    expect((await browser.get('/ops/now')).statusCode).toBe(401);
  });

  it('ends on the server too at the logout', async () => {
    await browser.signIn(own);
    const { cookie } = browser;
    expect(where(await browser.post('/ops/logout'))).toBe('/ops/login');
    browser.cookie = cookie;
    expect(await isOpen()).toBe(false);
  });

  it('does not authorize the registry’s calls, which need a token', async () => {
    await browser.signIn(own);
    for (const url of ['/status', '/table', '/tokens', '/areas/feed/history', '/reports?area=feed'])
      expect((await browser.get(url)).statusCode).toBe(401);
    expect((await browser.post('/areas/feed/rollback', { reason: 'x' })).statusCode).toBe(401);
  });

  it('is not opened by a bearer token', async () => {
    const response = await registry.request('GET', '/ops');
    expect([response.statusCode, where(response)]).toEqual([303, '/ops/login?next=%2Fops']);
  });

  it('continues after a link from another site, because the page reloads itself', async () => {
    await browser.signIn(own);
    const { cookie } = browser;
    browser.cookie = '';
    const first = await browser.get('/ops', { 'sec-fetch-site': 'cross-site' });
    expect([first.statusCode, first.headers['refresh'], first.body]).toEqual([200, '0', '']);
    browser.cookie = cookie;
    expect(await isOpen()).toBe(true);
  });
});

describe('a form of the ops page', () => {
  const attempts: readonly (readonly [string, Record<string, string>])[] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another port of this host', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
    ['another origin, without fetch metadata', { origin: 'https://evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['nowhere', {}],
  ];

  it.each(attempts)('is refused when it comes from %s, with any cookie', async (_from, headers) => {
    await browser.signIn(own);
    for (const url of ['/ops/areas/feed/rollback', '/ops/areas/feed/promote', '/ops/logout', '/ops/login']) {
      const response = await browser.post(url, { reason: 'x', revision: '1', name: 'Ana', token: own }, headers);
      expect([url, response.statusCode]).toEqual([url, 403]);
    }
    expect((await browser.get('/ops')).statusCode).toBe(200);
  });

  it('is accepted from the same origin without fetch metadata', async () => {
    expect(
      (
        await browser.post(
          '/ops/login',
          { name: 'Ana', token: own },
          { origin: 'https://ops.example:8443', host: 'OPS.example:8443' },
        )
      ).statusCode,
    ).toBe(303);
  });

  it('accepts only small form bodies', async () => {
    const post = (type: string, payload: string) =>
      registry.server.inject({
        method: 'POST',
        url: '/ops/login',
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
        payload,
      });
    expect((await post('application/json', JSON.stringify({ name: 'Ana', token: own }))).statusCode).toBe(415);
    expect((await post('text/plain', 'name=Ana')).statusCode).toBe(415);
    expect((await post('application/x-www-form-urlencoded', `name=${'x'.repeat(20_000)}`)).statusCode).toBe(413);
  });
});

describe('every response of the ops page', () => {
  it.each(['/ops', '/ops/login', '/ops/now', '/ops/none'])(
    'forbids frames, caching, indexing and third-party code: %s',
    async (url) => {
      const { headers } = await browser.get(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    },
  );

  it('has HSTS of one year when the deployment is under https, also behind a proxy that does not say so', async () => {
    const settings = { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined } as const;
    const server = await registry.another({ settings: { ...settings, PUBLIC_URL: 'https://cred.example' } });
    for (const url of ['/ops/login', '/status', '/health/live'])
      expect((await server.inject({ url })).headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      );
    expect((await browser.get('/ops/login')).headers['strict-transport-security']).toBeUndefined();
  });

  it('allows the page’s style and script by their hashes', async () => {
    await browser.signIn(own);
    const { body, headers } = await browser.get('/ops');
    for (const [tag, directive] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ] as const) {
      const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(body)?.[1] ?? '';
      expect(text.length).toBeGreaterThan(500);
      expect(headers['content-security-policy']).toContain(
        `${directive} 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    }
    expect(body).not.toMatch(/ style="| on[a-z]+="/);
  });
});
