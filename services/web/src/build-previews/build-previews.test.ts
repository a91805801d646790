import type { BuildRecord, PageConfig, ReleaseTable } from '@cred/contract';
import { SHOWN_BUILDS_HEADER, TAB_ID_HEADER } from '@cred/contract/tabs';
import { eventually } from '@cred/service-kit/testing/eventually';
import type { LightMyRequestResponse } from 'fastify';
import { pageHeaders, startTestPageServer, type TestPageServer } from '../testing/test-page-server';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-21T15:00:00Z');
let page: TestPageServer;
let now: number;
let live: BuildRecord;
let tested: BuildRecord;
let token: string;
let signed = 0;
beforeAll(async () => {
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  page = await startTestPageServer({}, (registry) => {
    live = registry.add('feed', 'one');
    registry.add('chat', 'one');
    tested = registry.add('feed', 'two', { live: false });
  });
  await page.waitForTable(({ feed, chat }) => feed !== undefined && chat !== undefined);
});
// Each test has a new, unexpired link and a running registry.
beforeEach(() => {
  now = START;
  page.registry.down = false;
  token = page.registry.sign(tested, new Date(now + HOUR), String((signed += 1)).padStart(43, '0'));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await page.close();
});

const cookie = (value = token, area = 'feed') => ({ cookie: `cred_session=x; cred_preview_${area}=${value}` });
const setCookies = ({ headers }: LightMyRequestResponse): string[] => [headers['set-cookie'] ?? []].flat();
const tableFor = async (headers: Record<string, string> = {}) => {
  const response = await page.get('/releases.json', headers);
  return { response, table: response.json() as ReleaseTable & { previews?: unknown } };
};
const configOf = (response: LightMyRequestResponse) =>
  JSON.parse(/id="cred-page">(.*)<\/script>/.exec(response.body)?.[1] ?? 'null') as PageConfig;
const buildOf = async (headers: Record<string, string>) => (await tableFor(headers)).table.areas['feed']?.build;
/** A token with a signature that is not the registry's. */
const forged = () => `feed.${tested.build}.${Math.floor((now + HOUR) / 1_000).toString(36)}.${'B'.repeat(43)}`;

describe('GET /preview/:token', () => {
  it('sets a cookie until the link’s end, sends no referrer, and redirects to the area’s first page', async () => {
    const response = await page.get(`/preview/${token}`);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
    expect(setCookies(response)).toEqual([`cred_preview_feed=${token}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax`]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const chat = page.registry.sign(page.registry.add('chat', 'two', { live: false }), new Date(now + HOUR));
    expect((await page.get(`/preview/${chat}`)).headers.location).toBe('/your-chat');
    const profile = page.registry.sign(page.registry.add('profile', 'two', { live: false }), new Date(now + HOUR));
    expect((await page.get(`/preview/${profile}`)).headers.location).toBe('/');
  });

  it('sets a __Host- cookie over https, which no other host of the domain can set', async () => {
    const own = await startTestPageServer({ PUBLIC_URL: 'https://cred.test' });
    const build = own.registry.add('feed', 'two', { live: false });
    const link = own.registry.sign(build, new Date(now + HOUR));
    const response = await own.get(`/preview/${link}`, { ...pageHeaders, host: 'cred.test' });
    expect(setCookies(response)).toEqual([
      `__Host-cred_preview_feed=${link}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`,
    ]);
    const withoutPrefix = await own.get('/releases.json', { cookie: `cred_preview_feed=${link}` });
    expect(withoutPrefix.json().areas).toEqual({});
    expect(
      (await own.get('/releases.json', { cookie: `__Host-cred_preview_feed=${link}` })).json().areas.feed.build,
    ).toBe(build.build);
    await own.close();
  });

  it('shows a notice for an invalid link and sets no cookie', async () => {
    const over = page.registry.sign(tested, new Date(now - 1_000));
    for (const wrong of [
      forged(),
      over,
      'nothing',
      `${token}x`,
      encodeURIComponent('https://elsewhere.test/entry.js'),
      'end',
    ]) {
      const response = await page.get(`/preview/${wrong}`);
      expect([response.statusCode, setCookies(response)]).toEqual([404, []]);
      expect(response.body).toContain('This preview link does not work');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('serves pages only: no image or frame of another site sets the cookie', async () => {
    for (const destination of ['image', 'iframe', 'script', 'empty']) {
      const response = await page.get(`/preview/${token}`, { ...pageHeaders, 'sec-fetch-dest': destination });
      expect([response.statusCode, setCookies(response)]).toEqual([404, []]);
    }
  });

  it('shows a notice when the registry or the build’s files are unavailable, instead of another build', async () => {
    const altered = page.registry.add('feed', 'altered', { live: false });
    page.registry.tamper(altered, 'entry.js', Buffer.from('document.title = "owned"'));
    const response = await page.get(`/preview/${page.registry.sign(altered, new Date(now + HOUR))}`);
    expect([response.statusCode, setCookies(response), response.headers['retry-after']]).toEqual([503, [], '5']);
    expect(response.body).toContain('nothing else is shown in its place');
    expect((await page.get(`/builds/feed/${altered.build}/entry.js`, {})).statusCode).toBe(404);
    page.registry.down = true;
    expect((await page.get(`/preview/${token}`)).statusCode).toBe(503);
  });

  it('limits registry requests for tokens by address', async () => {
    const own = await startTestPageServer({}, () => undefined, {}, { rate: { max: 3, seconds: 60 } });
    const wrong = (seed: string) => forged().slice(0, -1) + seed;
    const statuses = [];
    // Several tabs share one request.
    const tabs = await Promise.all(['C', 'C', 'C', 'C'].map((seed) => own.get(`/preview/${wrong(seed)}`)));
    expect(tabs.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    for (const seed of ['C', 'D', 'E', 'F']) statuses.push((await own.get(`/preview/${wrong(seed)}`)).statusCode);
    // An invalid token is cached; a malformed or expired one is not sent to the registry.
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await own.get('/preview/nothing')).statusCode).toBe(404);
    expect(own.registry.tokens).toEqual([wrong('C'), wrong('D'), wrong('E')]);
    // Requests without the cookie are not limited.
    expect((await own.get('/')).statusCode).toBe(200);
    await own.close();
  });
});

describe('a browser with a preview', () => {
  it('gets its build in the page’s table, in the preloads and in /releases.json, each marked as a preview', async () => {
    const preview = { area: 'feed', build: tested.build, expires: new Date(now + HOUR).toISOString() };
    const response = await page.get('/', { ...pageHeaders, ...cookie() });
    const config = configOf(response);
    expect(config.previews).toEqual([preview]);
    expect(config.releases.areas['feed']).toMatchObject({
      build: tested.build,
      previous: null,
      fallback: null,
      trial: null,
    });
    expect(response.body).toContain(`rel="preload" as="script" href="/builds/feed/${tested.build}/entry.js"`);
    expect(response.body).not.toContain(`/builds/feed/${live.build}/`);
    const { table } = await tableFor(cookie());
    expect(table).toEqual({ ...config.releases, previews: [preview] });
    expect((await page.get(`/builds/feed/${tested.build}/entry.js`, {})).rawPayload).toEqual(
      page.registry.content(tested),
    );
  });

  it('leaves all other areas and all other browsers unchanged', async () => {
    const before = await tableFor();
    const { table } = await tableFor(cookie());
    expect(table.areas['chat']).toEqual(before.table.areas['chat']);
    const after = await tableFor();
    expect([after.table, after.response.headers.etag]).toEqual([before.table, before.response.headers.etag]);
    expect(configOf(await page.get('/'))).not.toHaveProperty('previews');
  });

  it('gets responses that are not cached, with their own ETags', async () => {
    const plain = (await tableFor()).response;
    const own = (await tableFor(cookie())).response;
    expect(own.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie' });
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie' });
    expect(own.headers.etag).not.toBe(plain.headers.etag);
    expect((await tableFor({ ...cookie(), 'if-none-match': String(plain.headers.etag) })).response.statusCode).toBe(
      200,
    );
    expect(
      (await page.get('/releases.json', { ...cookie(), 'if-none-match': String(own.headers.etag) })).statusCode,
    ).toBe(304);
    expect((await page.get('/', { ...pageHeaders, ...cookie() })).headers['cache-control']).toBe('no-store');
  });

  it('is not counted among the open tabs, because it does not move to the live build', async () => {
    const tab = { [TAB_ID_HEADER]: 'a'.repeat(16), [SHOWN_BUILDS_HEADER]: `feed=${tested.build}` };
    const other = { [TAB_ID_HEADER]: 'b'.repeat(16), [SHOWN_BUILDS_HEADER]: `feed=${live.build}` };
    await tableFor({ ...cookie(), ...tab });
    await tableFor(other);
    const reportedGroups = () => page.registry.tabs.at(-1)?.groups ?? [];
    await eventually(() => reportedGroups().length > 0);
    expect(reportedGroups().map(({ shown, tabs }) => [shown, tabs.length])).toEqual([[{ feed: live.build }, 1]]);
  });

  it('keeps the preview when the area is promoted or rolled back, and gets new builds of the other areas', async () => {
    await tableFor(cookie());
    const chat = page.registry.add('chat', 'three');
    live = page.registry.add('feed', 'three');
    await page.waitForTable((areas) => areas['chat']?.build === chat.build && areas['feed']?.build === live.build);
    const { table } = await tableFor(cookie());
    expect([table.areas['feed']?.build, table.areas['chat']?.build]).toEqual([tested.build, chat.build]);
  });

  it('gets the live build after the link expired, and its cookie is removed', async () => {
    expect(await buildOf(cookie())).toBe(tested.build);
    now += HOUR;
    const { response, table } = await tableFor(cookie());
    expect(table.areas['feed']?.build).toBe(live.build);
    expect(table).not.toHaveProperty('previews');
    expect(setCookies(response)).toEqual(['cred_preview_feed=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
  });

  it('gets a notice with a button to leave the preview while its token cannot be checked', async () => {
    page.registry.down = true;
    const response = await page.get('/your-chat', { ...pageHeaders, ...cookie() });
    expect([response.statusCode, response.headers['retry-after'], setCookies(response)]).toEqual([503, '5', []]);
    expect(response.body).toContain('action="/preview/end"');
    expect(response.body).not.toContain('/shell/');
    // An open tab does not change its table.
    expect((await page.get('/releases.json', cookie())).statusCode).toBe(503);
    expect((await page.get('/')).statusCode).toBe(200);
  });

  it('keeps its build while the registry is down, after the token was checked', async () => {
    expect(await buildOf(cookie())).toBe(tested.build);
    page.registry.down = true;
    expect(await buildOf(cookie())).toBe(tested.build);
    expect(page.registry.tokens.filter((each) => each === token)).toHaveLength(1);
  });

  it('gets its build from the CDN when one is configured', async () => {
    const own = await startTestPageServer({ BUILDS_PUBLIC_URL: 'https://cdn.test' });
    const build = own.registry.add('feed', 'two', { live: false });
    const link = own.registry.sign(build, new Date(now + HOUR));
    const { areas } = (await own.get('/releases.json', cookie(link))).json();
    expect(areas.feed.base).toBe(`https://cdn.test/builds/feed/${build.build}/`);
    await own.close();
  });
});

describe('requests that do not make a page load another build', () => {
  const isLive = async (headers: Record<string, string>, url = '/') => {
    const response = await page.get(url, { ...pageHeaders, ...headers });
    expect(configOf(response)).toEqual(configOf(await page.get('/')));
    expect(await buildOf(headers)).toBe(live.build);
    return response;
  };

  it('forged, altered or expired cookies, or cookies of another area: they are removed', async () => {
    const over = page.registry.sign(tested, new Date(now - 1_000));
    const altered = token.replace(tested.build, live.build);
    for (const [value, area] of [
      [forged(), 'feed'],
      [altered, 'feed'],
      [over, 'feed'],
      [token, 'chat'],
      ['', 'feed'],
      ['https://elsewhere.test/', 'feed'],
      ['x'.repeat(3_000), 'feed'],
    ] as const) {
      const response = await isLive(cookie(value, area));
      expect(setCookies(response)).toEqual([`cred_preview_${area}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`]);
    }
  });

  it('parameters, headers and cookies of other names', async () => {
    const foreignUrl = 'https://elsewhere.test/entry.js';
    for (const query of [
      `preview=${token}`,
      `build=${tested.build}`,
      `feed=${foreignUrl}`,
      `releases=${foreignUrl}`,
      `cred_preview_feed=${token}`,
    ])
      await isLive({}, `/?${query}`);
    await isLive({
      cookie: `preview_feed=${token}; cred_previews=${token}; cred_preview_=${token}; cred_preview_feed/x=${token}`,
    });
    await isLive({ 'x-preview': token, 'x-forwarded-host': 'elsewhere.test', origin: 'https://elsewhere.test' });
  });

  it('a cookie whose build the registry no longer has', async () => {
    page.registry.signed.delete(token);
    await isLive(cookie());
  });
});

describe('POST /preview/end', () => {
  const end = (headers: Record<string, string> = {}) =>
    page.server.inject({
      method: 'POST',
      url: '/preview/end',
      headers: {
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...cookie(),
        ...headers,
      },
    });

  it('removes the preview cookies only, and redirects to the page of the form', async () => {
    const response = await end({
      referer: 'http://localhost:3000/profile/ana?x=1',
      cookie: `a=b; cred_preview_feed=${token}; cred_preview_chat=x`,
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, 'http://localhost:3000/profile/ana?x=1']);
    expect(setCookies(response)).toEqual(
      ['feed', 'chat'].map((area) => `cred_preview_${area}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`),
    );
  });

  it('redirects to no other site', async () => {
    const first = 'http://localhost:3000/';
    for (const [referer, leads] of [
      ['https://elsewhere.test/', first],
      ['nothing', first],
      ['http://localhost:3000//elsewhere.test', `${first}/elsewhere.test`],
      [`http://localhost:3000/preview/${token}`, first],
    ]) {
      expect((await end({ referer: referer ?? '' })).headers.location).toBe(leads);
    }
  });

  it('refuses requests of other sites', async () => {
    const response = await end({ origin: 'https://elsewhere.test' });
    expect([response.statusCode, setCookies(response)]).toEqual([403, []]);
  });
});
