import { fakeApi } from '@cred/service-kit/testing/fake-api';
import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import sharp, { type Create } from 'sharp';
import type { TestPageServer } from '../testing/test-page-server';
import { encodePreviewImage, MAX_IMAGE_BYTES } from './image';
import { SignedImageUrls, IMAGE_PATH } from './signed-image-urls';
import { requestPreview, COOKIE, startPreviewServer } from '../testing/link-preview-server';
import { startSite, startSpy, TestNames, type TestSite, watchConnections } from '../testing/test-sites';

const createImage = (width: number, height: number, more: Partial<Create> = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7', ...more } });
const names = new TestNames({ 'site.test': [['127.0.0.1']] });
const addresses = new SignedImageUrls('the key');

let png: Buffer;
let listener: RequestListener;
let site: TestSite;
let spy: TestSite;
let page: TestPageServer;
const api = fakeApi();
const serving =
  (body: Buffer | string, type = 'image/png', headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type, ...headers }).end(body);

beforeAll(async () => {
  png = await createImage(1_000, 500).png().toBuffer();
  spy = await startSpy();
  site = await startSite((request, response) => listener(request, response));
  page = await startPreviewServer(
    { resolve: names.resolve, timeoutMs: 2_000, testHosts: { hosts: ['site.test'], ports: [site.port, spy.port] } },
    { key: 'the key', fetch: api.fetch },
  );
});
beforeEach(() => {
  listener = serving(png);
  site.requestedPaths.length = 0;
  api.status = 0;
});
afterAll(async () => {
  await page.close();
  await Promise.all([site.close(), spy.close()]);
});

const get = (path: string, cookie: string = COOKIE) => page.server.inject({ url: path, headers: { cookie } });
const pathOf = (path: string) => addresses.pathOf(new URL(`http://site.test:${site.port}${path}`));

describe('GET of a preview’s image', () => {
  it('returns the image that a preview named, re-encoded', async () => {
    listener = (request, response) =>
      (request.url === '/p'
        ? serving('<title>x</title><meta property="og:image" content="/pic.png">', 'text/html')
        : serving(png))(request, response);
    const { image } = (await requestPreview(page, `http://site.test:${site.port}/p`)).json();
    const response = await get(image);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
    expect(site.requestedPaths).toEqual(['/p', '/pic.png']);
    expect(site.headers.at(-1)).not.toHaveProperty('cookie');
  });

  it('fetches it once for concurrent requests and caches it', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => get(pathOf('/same.png'))));
    responses.push(await get(pathOf('/same.png')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(site.requestedPaths).toEqual(['/same.png']);
  });

  it.each(['', '?', '?u=http%3A%2F%2Fsite.test%2F', '?s=abc'])(
    'returns 404 without an address or a signature (%j)',
    async (query) => {
      expect((await get(IMAGE_PATH + query)).statusCode).toBe(404);
    },
  );

  it('returns 404 for every address without a valid signature, before any request', async () => {
    const url = `http://site.test:${site.port}/forged.png`;
    const signed = new URLSearchParams(pathOf('/forged.png').split('?')[1]);
    const right = signed.get('s') ?? '';
    const requests = api.requests;
    const forged = [
      'A'.repeat(43),
      right.slice(0, 42),
      `${right}A`,
      `${right[0] === 'A' ? 'B' : 'A'}${right.slice(1)}`,
      createHmac('sha256', '').update(url).digest('base64url'),
      createHmac('sha256', 'another key').update(url).digest('base64url'),
      '',
      '%00'.repeat(43),
    ];
    for (const signature of forged)
      expect((await get(`${IMAGE_PATH}?u=${encodeURIComponent(url)}&s=${signature}`)).statusCode).toBe(404);
    expect((await get(`${IMAGE_PATH}?u=${encodeURIComponent(`${url}?more`)}&s=${right}`)).statusCode).toBe(404);
    expect((await get(`${pathOf('/forged.png')}&u=http://evil.test/`)).statusCode).toBe(404);
    expect((await get(`${pathOf('/forged.png')}&s=${right}`)).statusCode).toBe(404);
    expect([site.requestedPaths, api.requests]).toEqual([[], requests]);
  });

  it('requires a session, which is checked at most once a minute', async () => {
    expect((await get(pathOf('/a.png'), '')).statusCode).toBe(401);
    expect((await get(pathOf('/a.png'), 'cred_session=stolen')).statusCode).toBe(401);
    expect(site.requestedPaths).toEqual([]);
    const cookie = 'cred_session=a-good-one-77';
    const before = api.requests;
    for (const path of ['/a.png', '/b.png', '/c.png']) expect((await get(pathOf(path), cookie)).statusCode).toBe(200);
    expect(api.requests - before).toBe(1);
    api.status = -1;
    expect((await get(pathOf('/d.png'), cookie)).statusCode).toBe(200);
    expect((await get(pathOf('/d.png'), 'cred_session=a-good-one-78')).statusCode).toBe(503);
  });

  it.each([
    ['http://127.0.0.1:PORT/a.png'],
    ['http://localhost:PORT/a.png'],
    ['http://[::ffff:7f00:1]:PORT/a.png'],
    ['http://2130706433:PORT/a.png'],
    ['http://10.0.0.1/a.png'],
    ['http://169.254.169.254/a.png'],
    ['http://user:password@site.test/a.png'],
    ['http://site.test:22/a.png'],
    ['file:///etc/passwd'],
  ])('opens no connection to a forbidden address: %s', async (text) => {
    const connections = watchConnections();
    const before = spy.connections;
    const response = await get(addresses.pathOf(new URL(text.replace('PORT', String(spy.port)))));
    expect([response.statusCode, connections.mock.calls.length, spy.connections - before]).toEqual([404, 0, 0]);
    connections.mockRestore();
  });

  it('follows no redirect to a forbidden address', async () => {
    listener = (_request, response) =>
      void response.writeHead(302, { location: `http://127.0.0.1:${spy.port}/` }).end();
    const before = spy.connections;
    expect((await get(pathOf('/moved.png'))).statusCode).toBe(404);
    expect([site.requestedPaths, spy.connections - before]).toEqual([['/moved.png'], 0]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
  it.each<[string, () => RequestListener]>([
    ['SVG', () => serving(svg, 'image/svg+xml')],
    ['SVG with a png content type', () => serving(svg)],
    ['HTML', () => serving('<p>', 'text/html')],
    ['HTML with a png content type', () => serving('<html><p>')],
    ['a png with a text content type', () => serving(png, 'text/plain')],
    ['a truncated png', () => serving(png.subarray(0, 200))],
    ['a damaged png', () => serving(Buffer.concat([png.subarray(0, 40), Buffer.alloc(400, 7)]))],
    ['an empty body', () => serving('')],
    ['more than 5 MB', () => serving(Buffer.concat([png, Buffer.alloc(MAX_IMAGE_BYTES)]))],
    ['404', () => (_request, response) => void response.writeHead(404, { 'content-type': 'image/png' }).end(png)],
  ])('returns 404 for %s and caches that', async (kind, make) => {
    listener = make();
    const path = pathOf(`/${encodeURIComponent(kind)}`);
    const response = await get(path);
    expect([response.statusCode, response.headers['cache-control'], response.json().code]).toEqual([
      404,
      'no-store',
      'not_found',
    ]);
    listener = serving(png);
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('encodePreviewImage', () => {
  const made = async (image: Buffer) => await sharp(await encodePreviewImage(image)).metadata();

  it('accepts png, jpeg, gif and webp, and never enlarges', async () => {
    const image = createImage(90, 60);
    for (const bytes of [
      await image.png().toBuffer(),
      await image.jpeg().toBuffer(),
      await image.gif().toBuffer(),
      await image.webp().toBuffer(),
    ])
      expect(await made(bytes)).toMatchObject({ format: 'webp', width: 90, height: 60 });
  });

  it('keeps transparency, and the aspect ratio of tall images', async () => {
    expect(
      await made(
        await createImage(40, 40, { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } })
          .png()
          .toBuffer(),
      ),
    ).toMatchObject({ hasAlpha: true });
    expect(await made(await createImage(700, 2_800).png().toBuffer())).toMatchObject({ width: 320, height: 1_280 });
  });

  it('removes metadata after the camera’s orientation is applied', async () => {
    const bytes = await createImage(80, 40)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const result = await made(bytes);
    expect(result).toMatchObject({ width: 40, height: 80 });
    expect([result.exif, result.xmp, result.icc, result.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('uses the first frame of an animation', async () => {
    const frames = await sharp(
      [await createImage(20, 20).png().toBuffer(), await createImage(20, 20, { background: '#f00' }).png().toBuffer()],
      { join: { animated: true } },
    )
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2);
    expect((await made(frames)).pages).toBeUndefined();
  });

  it('refuses more than 40 megapixels before it decodes them', async () => {
    const huge = await createImage(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(huge.length).toBeLessThan(MAX_IMAGE_BYTES);
    await expect(encodePreviewImage(huge)).rejects.toMatchObject({ reason: 'decode' });
  });

  it.each([
    '%PDF-1.7',
    'II*\0',
    'BM',
    '\0\0\0\x1cftypavif',
    '\0\0\0\x18ftypheic',
    'GIF88a',
    'RIFF0000WAVE',
    '8BPS',
    '#?RADIANCE',
    'P6 1 1 255 aaa',
    '<?xml version="1.0"?><svg/>',
    '',
  ])('decodes nothing that begins with %j', async (start) => {
    await expect(encodePreviewImage(Buffer.from(start.padEnd(64, '\0'), 'latin1'))).rejects.toMatchObject({
      reason: 'content-type',
    });
  });
});
