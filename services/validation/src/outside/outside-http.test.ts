import { gzipSync } from 'node:zlib';
import { OutsideHttp } from './outside-http';
import { neverAborted, unusedUrl, startService, type TestService } from './testing/test-service';

const http = new OutsideHttp();
let service: TestService | undefined;
afterEach(() => service?.close());
afterAll(() => http.close());

const send = (path = '/', signal: AbortSignal = neverAborted, maxBytes = 1_000) =>
  http.send(`${service?.url ?? ''}${path}`, { signal, maxBytes });

describe('OutsideHttp', () => {
  it('returns status, type and text of a response with any status', async () => {
    service = await startService(
      (_request, response) =>
        void response.writeHead(429, { 'content-type': 'Text/HTML; charset=utf-8', 'retry-after': '2' }).end('já'),
    );
    expect(await send('/a?b=c')).toEqual({ status: 429, type: 'text/html', text: 'já', retryAfterMs: 2_000 });
    expect(service.requests[0]?.url.search).toBe('?b=c');
    expect(service.requests[0]?.headers).toMatchObject({ 'accept-encoding': 'identity' });
    expect(service.requests[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%s)', async (status) => {
    service = await startService(
      (_request, response) => void response.writeHead(status, { location: '/elsewhere' }).end(),
    );
    await expect(send()).rejects.toMatchObject({ reason: 'redirect', status });
    expect(service.requests).toHaveLength(1);
  });

  it('stops at the size limit of an endless response', async () => {
    service = await startService((_request, response) => {
      const more = (): void =>
        void (response.write('x'.repeat(10_000)) ? setImmediate(more) : response.once('drain', more));
      more();
    });
    await expect(send()).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('rejects a compressed response', async () => {
    service = await startService(
      (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{}')),
    );
    await expect(send()).rejects.toMatchObject({ reason: 'malformed' });
  });

  it.each([
    ['before the response', ''],
    ['within it', '{'],
  ])('stops when the signal aborts: %s', async (_when, beginning) => {
    const limit = new AbortController();
    service = await startService((_request, response) => {
      if (beginning) response.write(beginning, () => limit.abort());
      else limit.abort();
    });
    await expect(send('/', limit.signal)).rejects.toMatchObject({ reason: 'time' });
  });

  it('reports an unreachable service without the URL', async () => {
    const failure = await http
      .send(`${await unusedUrl()}/?q=secret`, { signal: neverAborted, maxBytes: 10 })
      .catch((each: unknown) => each);
    expect(failure).toMatchObject({ reason: 'unreachable' });
    expect(failure).not.toHaveProperty('cause');
    expect(String((failure as Error).stack)).not.toContain('secret');
  });

  it('limits the retry-after time', async () => {
    service = await startService(
      (_request, response) => void response.writeHead(503, { 'retry-after': '99999' }).end(),
    );
    expect((await send()).retryAfterMs).toBe(60_000);
  });
});
