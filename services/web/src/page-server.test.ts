import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '@cred/service-kit/testing/eventually';
import { pageHeaders, startTestPageServer, writeShell, type TestPageServer } from './testing/test-page-server';

let page: TestPageServer;
beforeAll(async () => {
  page = await startTestPageServer({}, (registry) => registry.add('feed', 'one'));
  await page.waitForTable(({ feed }) => feed !== undefined);
});
afterAll(() => page.close());

const live = async () => (await page.get('/releases.json')).json().areas.feed as { build: string; base: string };

describe('GET of a page', () => {
  it.each([
    '/',
    '/bookmark',
    '/your-chat/dr.house/42',
    '/profile/a_b.c',
    '/auth/login',
    '/no/such/page',
    '/settings/theme?from=menu',
  ])('returns the HTML for %s, so that any deep link works on reload', async (url) => {
    const response = await page.get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<div id="root"></div>');
  });

  it.each([
    '/builds',
    '/builds/feed',
    '/shell/x',
    '/api',
    '/api/auth/me',
    '/builds/..%2f..%2fpackage.json',
    '/%62uilds/feed/x',
    '/health/none',
  ])('returns 404 without HTML for %s', async (url) => {
    const response = await page.get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  });

  it.each(['script', 'image', 'style', 'empty'])('returns no HTML to a request for a %s', async (destination) => {
    expect((await page.get('/some.js', { accept: '*/*', 'sec-fetch-dest': destination })).statusCode).toBe(404);
  });

  it('is never cached and has the strict headers', async () => {
    const { headers } = await page.get('/');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'accept-encoding, accept',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('allows images from the page server, which serves link previews, and of the API', async () => {
    expect((await page.get('/')).headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: http://localhost:4000;",
    );
  });

  it('has a new nonce each time, which matches its policy', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await page.get('/');
        const nonce = /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
        expect(body).toContain(
          `<script defer nonce="${nonce}" src="/shell/${page.shell.build}/main.js" integrity="${page.shell.files['main.js']?.integrity}" crossorigin="anonymous">`,
        );
        expect(body.replaceAll(`nonce="${nonce}"`, '')).not.toContain('nonce=');
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('contains the service URLs and the release table', async () => {
    const { body } = await page.get('/');
    const config = JSON.parse(/id="cred-page">(.*)<\/script>/.exec(body)?.[1] ?? 'null');
    expect(config).toEqual({
      apiUrl: 'http://localhost:4000',
      validationUrl: 'http://localhost:4100',
      hasSession: true,
      releases: (await page.get('/releases.json')).json(),
    });
  });

  it('contains an error text for when the shell’s script does not load, and a script with the nonce that shows it', async () => {
    const { body } = await page.get('/');
    expect(body).toMatch(/<script nonce="[^"]+">addEventListener\('error',/);
    expect(body).toMatch(/<template id="lost">.*Cred could not be loaded.*<a href="">Try again<\/a>.*<\/template>/);
  });

  it('is compressed for browsers that accept brotli', async () => {
    const response = await page.get('/', { ...pageHeaders, 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<div id="root">');
  });

  it('preloads the files that the path needs', async () => {
    const preloads = async (url: string, headers = {}) =>
      [
        ...(await page.get(url, { ...pageHeaders, ...headers })).body.matchAll(
          /rel="preload" as="(\w+)" href="([^"]+)"/g,
        ),
      ].map(([, , href]) => href);
    const shell = `/shell/${page.shell.build}`;
    const member = { cookie: 'a=b; cred_session=x' };
    expect(await preloads('/auth/login')).toEqual([`${shell}/auth.js`]);
    expect(await preloads('/', member)).toEqual([
      `${shell}/app.js`,
      `${shell}/federation.js`,
      `${(await live()).base}entry.js`,
    ]);
    expect(await preloads('/Bookmark/', member)).toContain(`${(await live()).base}entry.js`);
    expect(await preloads('/profile/ana', member)).toEqual([`${shell}/app.js`, `${shell}/federation.js`]);
  });

  it.each(['127.0.0.1:3000', '[::1]:3000'])('redirects %s to the host name of the cookies', async (host) => {
    const response = await page.get('/profile/ana?x=1', { ...pageHeaders, host });
    expect([response.statusCode, response.headers.location]).toEqual([302, 'http://localhost:3000/profile/ana?x=1']);
  });

  it('leaves host names of other machines and files unchanged', async () => {
    expect((await page.get('/', { ...pageHeaders, host: 'cred.test' })).statusCode).toBe(200);
    expect((await page.get('/releases.json', { host: '127.0.0.1:3000' })).statusCode).toBe(200);
  });
});

describe('GET of a build’s file', () => {
  it('is immutable and served as compressed at build time', async () => {
    const { base } = await live();
    for (const url of [`${base}entry.js`, `/shell/${page.shell.build}/app.js`]) {
      const [plain, small] = [await page.get(url, {}), await page.get(url, { 'accept-encoding': 'br' })];
      for (const { headers } of [plain, small]) {
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': 'text/javascript; charset=utf-8',
          vary: 'accept-encoding',
          'x-content-type-options': 'nosniff',
        });
      }
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(small.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload);
    }
  });

  it('is logged as one request', async () => {
    page.log.length = 0;
    await page.get(`/shell/${page.shell.build}/main.js`, {});
    await new Promise(setImmediate);
    expect(page.log.filter(({ level }) => level > 30)).toEqual([]);
  });

  it('has no body in the response to HEAD', async () => {
    const response = await page.server.inject({ method: 'HEAD', url: `/shell/${page.shell.build}/main.js` });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(Number(response.headers['content-length'])).toBe(page.shell.files['main.js']?.bytes);
  });

  it('is never read from outside its folder', async () => {
    await writeFile(join(page.shellFolder, 'secret.js'), 'secret');
    const { build } = page.shell;
    const attempts = [
      `/shell/${build}/..%2fsecret.js`,
      `/shell/${build}/%2e%2e%2fsecret.js`,
      `/shell/..%2f/secret.js`,
      `/shell/${build}/..\\secret.js`,
      '/builds/..%2f..%2fetc/0123456789abcdef/passwd',
      `/builds/feed/${build}/..%2f..%2ftable.json`,
      `/shell/${build}/.hidden`,
      `/shell/%00/secret.js`,
      `/shell/${build}/../secret.js`,
    ];
    const address = new URL(await page.server.listen({ host: '127.0.0.1', port: 0 }));
    for (const path of attempts) {
      // Over a bare socket: HTTP clients normalise such paths.
      const response = await new Promise<string>((resolve, reject) => {
        let text = '';
        const socket = connect(Number(address.port), '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        );
        socket
          .on('data', (chunk) => (text += chunk.toString()))
          .on('end', () => resolve(text))
          .on('error', reject);
      });
      expect(response).toMatch(/^HTTP\/1.1 40[04] /);
      expect(response).not.toContain('secret\r\n');
    }
  });
});

describe('GET /releases.json', () => {
  it('returns 304 for its own ETag', async () => {
    const first = await page.get('/releases.json');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await page.get('/releases.json', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a static file', () => {
  it.each([
    ['/robots.txt', 'Disallow: /'],
    ['/favicon.svg', '<svg'],
    ['/manifest.webmanifest', '"name":"Cred"'],
  ])('has %s', async (url, part) => {
    expect((await page.get(url, {})).body).toContain(part);
  });
});

describe('GET /.well-known/security.txt', () => {
  const contacts = 'mailto:security@cred.test,https://cred.test/report';
  const get = async (settings: { SECURITY_CONTACT?: string; SECURITY_EXPIRES?: string }) => {
    const own = await startTestPageServer({ PUBLIC_URL: 'https://cred.test', ...settings });
    const response = await own.get('/.well-known/security.txt', { host: 'cred.test' });
    await own.close();
    return response;
  };

  it('names the contacts and their expiry', async () => {
    const response = await get({ SECURITY_CONTACT: contacts, SECURITY_EXPIRES: '2999-06-30T02:00:00+02:00' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(response.body.split('\n')).toEqual([
      'Contact: mailto:security@cred.test',
      'Contact: https://cred.test/report',
      'Expires: 2999-06-30T00:00:00.000Z',
      'Preferred-Languages: en, pt',
      'Canonical: https://cred.test/.well-known/security.txt',
      '',
    ]);
  });

  it.each([
    ['no contact is set', {}],
    ['it has expired', { SECURITY_CONTACT: contacts, SECURITY_EXPIRES: '2020-01-01T00:00:00Z' }],
  ])('returns 404 when %s', async (_when, settings) => {
    const response = await get(settings);
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });
});

describe('the shell', () => {
  it('switches to a new build of the shell, and shows a notice while there is none', async () => {
    const own = await startTestPageServer();
    try {
      await writeFile(join(own.shellFolder, 'current.json'), '{');
      await own.restart();
      const response = await own.get('/');
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
      expect(response.body).toContain('Cred is not ready yet');
      await writeShell(own.shellFolder, '0000000000000002');
      await eventually(async () => (await own.get('/')).statusCode === 200);
      expect((await own.get('/')).body).toContain('/shell/0000000000000002/main.js');
    } finally {
      await own.close();
    }
  });

  it('is available to concurrent requests right after the start', async () => {
    await page.restart();
    const responses = await Promise.all(['/', '/bookmark', '/settings'].map((url) => page.get(url)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('is sent with HSTS of one year over https', async () => {
    const own = await startTestPageServer({ PUBLIC_URL: 'https://cred.test' });
    for (const url of ['/', '/releases.json', '/health/live'])
      expect((await own.get(url)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await own.close();
  });
});
