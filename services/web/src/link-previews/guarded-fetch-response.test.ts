import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { closeAfterTest, fetchFrom, PAGE_BYTES, refusal, serve, serving } from '../testing/guarded-fetch';
import { startRawSite, startSite } from '../testing/test-sites';

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
      expect([bytes.length, truncated]).toEqual([PAGE_BYTES, true]);
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
    expect((await fetchFrom(site)).bytes).toHaveLength(PAGE_BYTES);
    // Only what the socket buffers hold was sent in excess.
    expect(sent * 16 * 1024).toBeLessThan(zeros.length);
  });

  it('of exactly the limit is complete', async () => {
    expect(await fetchFrom(await serve(zeros.subarray(0, PAGE_BYTES)), '/', { allowTruncated: false })).toMatchObject({
      truncated: false,
    });
    expect(
      await refusal(fetchFrom(await serve(zeros.subarray(0, PAGE_BYTES + 1)), '/', { allowTruncated: false })),
    ).toBe('too-large');
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
