import { fakeApi } from '@cred/service-kit/testing/fake-api';
import { calls, limits } from '@cred/contract';
import * as schemas from '@cred/contract/schemas';
import { eventually } from '@cred/service-kit/testing/eventually';
import type { RequestListener } from 'node:http';
import type { TestPageServer } from '../testing/test-page-server';
import { requestPreview, COOKIE, startPreviewServer } from '../testing/link-preview-server';
import { startSite, TestNames, type TestSite } from '../testing/test-sites';

const origin = 'http://localhost:3000';
const names = new TestNames({ 'site.test': [['127.0.0.1']] });
const rate = (max: number) => ({ max, seconds: 60 });
const title: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A page</title>');

let listener = title;
let site: TestSite;
const open: TestPageServer[] = [];
beforeAll(async () => {
  site = await startSite((request, response) => listener(request, response));
});
beforeEach(() => {
  listener = title;
  site.requestedPaths.length = 0;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.close()));
});
afterAll(() => site.close());

async function start(options: Parameters<typeof startPreviewServer>[1] = {}): Promise<TestPageServer> {
  const page = await startPreviewServer(
    { resolve: names.resolve, timeoutMs: 2_000, testHosts: { hosts: ['site.test'], ports: [site.port] } },
    options,
  );
  open.push(page);
  return page;
}
const siteUrl = (path = '/') => `http://site.test:${site.port}${path}`;

describe('POST /api/preview', () => {
  it("returns the page's description of itself", async () => {
    listener = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<meta property="og:title" content="A &amp; B"><meta name="description" content="About"><meta property="og:site_name" content="Site"><meta property="og:image" content="/a.png">',
        );
    const response = await requestPreview(await start(), siteUrl('/x#part'));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const preview = schemas.linkPreview.parse(response.json());
    expect(preview).toEqual({
      url: siteUrl('/x'),
      title: 'A & B',
      description: 'About',
      siteName: 'Site',
      image: expect.stringMatching(/^\/api\/preview\/image\?u=http%3A%2F%2Fsite\.test%3A\d+%2Fa\.png&s=[\w-]{43}$/),
    });
  });

  it('returns the final URL of the page', async () => {
    listener = (request, response) =>
      request.url === '/end' ? title(request, response) : void response.writeHead(301, { location: '/end' }).end();
    expect((await requestPreview(await start(), siteUrl('/start'))).json()).toEqual({
      url: siteUrl('/end'),
      title: 'A page',
      description: null,
      siteName: 'site.test',
      image: null,
    });
  });

  it('accepts international names', async () => {
    names.set('xn--mller-kva.test', ['10.0.0.1']);
    names.lookups.length = 0;
    expect((await requestPreview(await start(), 'http://müller.test/')).statusCode).toBe(404);
    expect(names.lookups).toEqual(['xn--mller-kva.test']);
  });

  it('returns 404 without a reason for any failure of the site', async () => {
    listener = (_request, response) => void response.writeHead(500).end();
    const page = await start();
    const bodies = [];
    for (const url of [siteUrl('/500'), 'http://no-such-name.example/', 'http://10.0.0.1/', 'http://localhost/']) {
      const response = await requestPreview(page, url);
      expect(response.statusCode).toBe(404);
      bodies.push(response.body);
    }
    expect(new Set(bodies)).toEqual(
      new Set([
        JSON.stringify({
          message: 'There is no preview for this address',
          error: 'There is no preview for this address',
          code: 'not_found',
        }),
      ]),
    );
  });

  it('logs the reason but never the address', async () => {
    const page = await start();
    await requestPreview(page, 'http://secret-name.example/secret-path');
    expect(page.log).toContainEqual(expect.objectContaining({ msg: 'no preview', reason: 'name', of: 'page' }));
    expect(JSON.stringify(page.log)).not.toContain('secret');
  });
});

describe('a refused POST /api/preview', () => {
  const send = (page: TestPageServer, headers: Record<string, string>, payload: unknown = { url: siteUrl() }) =>
    page.server.inject({ method: 'POST', url: '/api/preview', payload: payload as object, headers });

  it('sends no request to a site or to the API', async () => {
    const api = fakeApi();
    const page = await start({ fetch: api.fetch });
    const json = { origin, cookie: COOKIE, 'content-type': 'application/json' };
    const cases: [number, string, Record<string, string>, unknown?][] = [
      [403, 'origin_not_allowed', { cookie: COOKIE }],
      ...[
        'null',
        'http://evil.test',
        'http://localhost:3000.evil.test',
        'http://localhost:3000/',
        'https://localhost:3000',
        'http://localhost',
        'HTTP://LOCALHOST:3000',
      ].map((each): [number, string, Record<string, string>] => [
        403,
        'origin_not_allowed',
        { origin: each, cookie: COOKIE },
      ]),
      ...[
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/json',
        'application/jsonp',
        'application/json, text/plain',
        '',
      ].map((type): [number, string, Record<string, string>, unknown] => [
        415,
        'unsupported_media_type',
        { ...json, 'content-type': type },
        JSON.stringify({ url: siteUrl() }),
      ]),
      [413, 'payload_too_large', json, { url: 'x'.repeat(20_000) }],
      [400, 'malformed_body', json, '{'],
      [400, 'malformed_body', json, '{"__proto__":{"url":"http://example.org"}}'],
      [401, 'unauthenticated', { origin, 'content-type': 'application/json' }],
      [401, 'unauthenticated', { ...json, cookie: 'other=x' }],
    ];
    for (const [status, code, headers, payload] of cases) {
      const response = await send(page, headers, payload);
      expect([response.statusCode, response.json().code, headers, payload]).toEqual([status, code, headers, payload]);
      expect(schemas.errorEnvelope.safeParse(response.json()).success).toBe(true);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect([api.requests, site.requestedPaths]).toEqual([0, []]);
    expect(calls.getLinkPreview.errors).toEqual(expect.arrayContaining([...new Set(cases.map(([status]) => status))]));
  });

  it('returns 401 for an invalid session', async () => {
    expect((await requestPreview(await start(), siteUrl(), { cookie: 'cred_session=stolen' })).json().code).toBe(
      'unauthenticated',
    );
    expect(site.requestedPaths).toEqual([]);
  });

  it('returns 503 with the error envelope while the API is down', async () => {
    const api = fakeApi();
    const page = await start({ fetch: api.fetch });
    api.status = -1;
    const response = await requestPreview(page, siteUrl());
    expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
      503,
      'overloaded',
      '5',
    ]);
    expect(site.requestedPaths).toEqual([]);
    expect(page.log).toContainEqual(expect.objectContaining({ msg: 'the API cannot verify a session' }));
    api.status = 0;
    expect((await requestPreview(page, siteUrl())).statusCode).toBe(200);
  });

  it('returns 400 for an invalid body and names the field', async () => {
    const page = await start();
    for (const [payload, fields] of [
      [{}, { url: 'Required' }],
      [{ url: 7 }, { url: 'Must be a text' }],
      [{ url: null }, { url: 'Must be a text' }],
      [{ url: 'x'.repeat(2_001) }, { url: 'At most 2000 characters' }],
      [{ url: ['http://example.org/'] }, { url: 'Must be a text' }],
      [[], { body: 'Must be an object' }],
    ] as const) {
      const response = await send(page, { origin, cookie: COOKIE }, payload);
      expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
    }
  });
});

describe('too many POST /api/preview', () => {
  it('of one member are refused with the seconds to wait; others are served', async () => {
    const page = await start({ rates: { member: rate(2), address: rate(100) } });
    const statuses = [];
    for (const path of ['/a', '/b', '/c']) statuses.push(await requestPreview(page, siteUrl(path)));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0);
    // A cached preview does not count.
    expect((await requestPreview(page, siteUrl('/b#part'))).statusCode).toBe(200);
    expect((await requestPreview(page, siteUrl('/c'), { cookie: 'cred_session=a-good-one-2' })).statusCode).toBe(200);
  });

  it('from one address are refused before a request to the API', async () => {
    const api = fakeApi();
    const page = await start({ fetch: api.fetch, rates: { member: rate(100), address: rate(2) } });
    const responses = [
      await requestPreview(page, siteUrl()),
      await requestPreview(page, siteUrl()),
      await requestPreview(page, siteUrl()),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(api.requests).toBe(2);
  });

  it('are more than 240 new addresses a minute for a member, or 2,400 requests for an address', async () => {
    const page = await start({ rates: {} });
    const statuses = async (count: number, path: (each: number) => string, cookie: string) =>
      (
        await Promise.all(
          Array.from({ length: count }, (_, each) => requestPreview(page, siteUrl(path(each)), { cookie })),
        )
      ).map(({ statusCode }) => statusCode);
    expect((await statuses(241, (each) => `/${each}`, COOKIE)).filter((status) => status === 200)).toHaveLength(240);
    expect(new Set(await statuses(2_400 - 241, () => '/', ''))).toEqual(new Set([401]));
    expect(await statuses(1, () => '/', 'cred_session=a-good-one-2')).toEqual([429]);
  });
});

describe('repeated requests for the same address', () => {
  it('share one fetch, also when one client disconnects', async () => {
    let respond: (() => void) | undefined;
    listener = (request, response) => (respond = () => title(request, response));
    const page = await start();
    const address = await page.server.listen({ host: '127.0.0.1', port: 0 });
    const disconnect = new AbortController();
    const post = (signal?: AbortSignal) =>
      fetch(`${address}/api/preview`, {
        method: 'POST',
        body: JSON.stringify({ url: siteUrl('/once') }),
        headers: { origin, cookie: COOKIE, 'content-type': 'application/json' },
        signal: signal ?? null,
      });
    const aborted = post(disconnect.signal).catch((failure: Error) => failure.name);
    await eventually(() => respond !== undefined);
    const others = [post(), post()];
    disconnect.abort();
    expect(await aborted).toBe('AbortError');
    respond?.();
    expect(await Promise.all(others.map(async (each) => (await each).status))).toEqual([200, 200]);
    expect(site.requestedPaths).toEqual(['/once']);
    // Keep-alive connections would delay the closing.
    page.server.server.closeAllConnections();
  });

  it('are served from the cache for an hour, failures for 5 minutes', async () => {
    let time = 0;
    const page = await start({ now: () => time });
    const [good, bad] = [siteUrl('/good'), siteUrl('/bad')];
    listener = (request, response) =>
      request.url === '/bad' ? void response.writeHead(404).end() : title(request, response);
    const both = async () => [
      (await requestPreview(page, good)).statusCode,
      (await requestPreview(page, `${bad}#other-part`)).statusCode,
    ];
    expect(await both()).toEqual([200, 404]);
    time += 5 * 60_000 - 1;
    expect(await both()).toEqual([200, 404]);
    expect(site.requestedPaths).toEqual(['/good', '/bad']);
    time += 1;
    listener = title;
    expect(await both()).toEqual([200, 200]);
    expect(site.requestedPaths).toEqual(['/good', '/bad', '/bad']);
    time = limits.linkPreviewCacheMs - 1;
    await requestPreview(page, good);
    expect(site.requestedPaths).toHaveLength(3);
    time += 1;
    await requestPreview(page, good);
    expect(site.requestedPaths).toEqual(['/good', '/bad', '/bad', '/good']);
  });
});
