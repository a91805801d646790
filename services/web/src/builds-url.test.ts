import { pageHeaders, startTestPageServer, type TestPageServer } from './testing/test-page-server';

const cdn = 'https://cdn.cred.example';
let page: TestPageServer;
beforeAll(async () => {
  page = await startTestPageServer({ BUILDS_PUBLIC_URL: cdn }, (registry) => registry.add('feed', 'one'));
  await page.waitForTable(({ feed }) => feed !== undefined);
});
afterAll(() => page.close());

const member = { ...pageHeaders, cookie: 'cred_session=x' };

describe('with BUILDS_PUBLIC_URL', () => {
  it('makes browsers load every build of the shell and of areas from there', async () => {
    const { body, headers } = await page.get('/', member);
    const { feed } = (await page.get('/releases.json')).json().areas;
    expect(feed.base).toBe(`${cdn}/builds/feed/${feed.build}/`);
    const fetched = [...body.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url]) => url);
    expect(fetched).toEqual([
      ...['main', 'app', 'federation'].map((name) => `${cdn}/shell/${page.shell.build}/${name}.js`),
      `${feed.base}entry.js`,
    ]);
    expect(JSON.parse(/id="cred-page">(.*)<\/script>/.exec(body)?.[1] ?? '{}').releases.areas.feed.base).toBe(
      feed.base,
    );
    expect(headers['content-security-policy']).toContain(
      `connect-src 'self' http://localhost:4000 http://localhost:4100 ${cdn};`,
    );
  });

  it('still serves their files itself, to the CDN and to pages of any origin', async () => {
    for (const url of [
      `/shell/${page.shell.build}/main.js`,
      new URL((await page.get('/releases.json')).json().areas.feed.base).pathname + 'entry.js',
    ]) {
      const { statusCode, headers } = await page.get(url, {});
      expect([statusCode, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
        200,
        '*',
        'cross-origin',
      ]);
    }
  });

  it("stores the registry's table on disk, so that the setting may change while the registry is down", async () => {
    page.registry.down = true;
    await page.restart();
    const { feed } = (await page.get('/releases.json')).json().areas;
    expect(feed.base).toBe(`${cdn}/builds/feed/${feed.build}/`);
  });
});

describe('without BUILDS_PUBLIC_URL', () => {
  it('serves builds from the page’s own origin, and other files for the page only', async () => {
    const own = await startTestPageServer({}, (registry) => registry.add('feed', 'one'));
    await own.waitForTable(({ feed }) => feed !== undefined);
    const { headers } = await own.get('/favicon.svg');
    expect((await own.get('/releases.json')).json().areas.feed.base).toMatch(/^\/builds\/feed\//);
    expect([headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
      undefined,
      'same-origin',
    ]);
    await own.close();
  });
});
