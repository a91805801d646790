import { eventually } from '@cred/service-kit/testing/eventually';
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { COOKIE, startPreviewServer } from '../testing/link-preview-server';
import type { TestPageServer } from '../testing/test-page-server';
import { startSite, TestNames, type TestSite } from '../testing/test-sites';

const TOKEN = 'the token of the API in tests';
const names = new TestNames({
  'site.test': [['127.0.0.1']],
  'other.test': [['127.0.0.1']],
  'inside.test': [['10.0.0.7']],
});
let listener: RequestListener;
let site: TestSite;
let page: TestPageServer;
let now: number;
beforeAll(async () => {
  site = await startSite((request, response) => listener(request, response));
});
beforeEach(async () => {
  site.requestedPaths.length = 0;
  now = 1_700_000_000_000;
  page = await startPreviewServer(
    { resolve: names.resolve, timeoutMs: 2_000, testHosts: { hosts: ['site.test', 'other.test'], ports: [site.port] } },
    { now: () => now },
  );
});
afterEach(() => page.close());
afterAll(() => site.close());

const siteUrl = (path = '/') => `http://site.test:${site.port}${path}`;
const html =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(text);
const ask = (url: unknown, token = TOKEN) =>
  page.server.inject({
    method: 'POST',
    url: '/link-previews',
    payload: { url },
    headers: { authorization: `Bearer ${token}` },
  });

describe('POST /link-previews (SRV-84)', () => {
  it('answers with the preview and the size of its re-encoded picture, which members then load', async () => {
    const png = await sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#188' } })
      .png()
      .toBuffer();
    listener = (request, response) =>
      request.url === '/a.png'
        ? void response.writeHead(200, { 'content-type': 'image/png' }).end(png)
        : html('<title>A page</title><meta property="og:image" content="/a.png">')(request, response);
    const response = await ask(siteUrl());
    expect(response.json()).toEqual({
      status: 'found',
      preview: {
        url: siteUrl(),
        title: 'A page',
        description: null,
        siteName: 'site.test',
        image: expect.stringMatching(/^\/api\/preview\/image\?u=/),
        imageSize: { width: 640, height: 320 },
      },
    });
    const { image } = response.json<{ preview: { image: string } }>().preview;
    const picture = await page.server.inject({ url: image, headers: { cookie: COOKIE } });
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 640, height: 320 });
    expect(site.requestedPaths).toEqual(['/', '/a.png']);
  });

  it('leaves out a picture that cannot be shown', async () => {
    listener = html('<title>A page</title><meta property="og:image" content="http://inside.test/a.png">');
    expect((await ask(siteUrl())).json()).toMatchObject({ preview: { title: 'A page', image: null, imageSize: null } });
  });

  it('says that a picture may come later when its site fails, and has it five minutes later', async () => {
    let fails = true;
    const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#188' } })
      .png()
      .toBuffer();
    listener = (request, response) => {
      if (request.url !== '/a.png')
        return html('<title>A page</title><meta property="og:image" content="/a.png">')(request, response);
      return void response.writeHead(fails ? 503 : 200, { 'content-type': 'image/png' }).end(fails ? '' : png);
    };
    const first = await ask(siteUrl());
    expect(first.json()).toMatchObject({ status: 'found', pictureLater: true, preview: { image: null } });
    fails = false;
    now += 5 * 60_000 + 1;
    const { pictureLater, preview } = (await ask(siteUrl())).json<{ pictureLater?: true; preview: object }>();
    expect([pictureLater, preview]).toEqual([
      undefined,
      expect.objectContaining({ imageSize: { width: 10, height: 10 } }),
    ]);
  });

  it('answers about another site while a slow one has all its requests in flight (SRV-89)', async () => {
    const waiting: (() => void)[] = [];
    listener = (request, response) => {
      const send = () => html('<title>A page</title>')(request, response);
      if (request.headers.host?.startsWith('site.test')) waiting.push(send);
      else send();
    };
    const slow = Array.from({ length: 70 }, (_, page) => ask(siteUrl(`/${page}`)));
    await eventually(() => waiting.length === 8);
    const fast = await ask(`http://other.test:${site.port}/`);
    expect(fast.json()).toMatchObject({ status: 'found', preview: { title: 'A page' } });
    expect(waiting).toHaveLength(8);
    listener = html('<title>A page</title>');
    for (const send of waiting) send();
    const answers = await Promise.all(slow);
    expect(answers.every((each) => each.json<{ status: string }>().status === 'found')).toBe(true);
  });

  it.each([
    ['a page that describes nothing', () => siteUrl(), { status: 'none' }],
    ['an address within the network', () => 'http://inside.test/', { status: 'none' }],
    ['another protocol', () => 'file:///etc/passwd', { status: 'none' }],
    ['no address', () => 7, { status: 'none' }],
    ['an unknown name', () => 'http://absent.test/', { status: 'unknown' }],
  ])('answers for %s', async (_case, url, answer) => {
    listener = html('<p>no title</p>');
    expect((await ask(url())).json()).toEqual(answer);
  });

  it('asks for another question later after a failure of the site', async () => {
    listener = (_request, response) => void response.writeHead(503).end();
    expect((await ask(siteUrl())).json()).toEqual({ status: 'unknown' });
    expect(site.requestedPaths).toEqual(['/']);
  });

  it('answers one of two at once after one request', async () => {
    const waiting: (() => void)[] = [];
    listener = (request, response) => {
      waiting.push(() => html('<title>A</title>')(request, response));
    };
    const both = Promise.all([ask(siteUrl()), ask(siteUrl())]);
    await eventually(() => waiting.length === 1);
    waiting[0]?.();
    expect((await both).map((each) => each.json<{ status: string }>().status)).toEqual(['found', 'found']);
    expect(site.requestedPaths).toEqual(['/']);
  });

  it.each(['', 'another token'])('is for the API only: 401 with the token %j', async (token) => {
    const response = await ask(siteUrl(), token);
    expect(response.statusCode).toBe(401);
    expect(site.requestedPaths).toEqual([]);
  });
});
