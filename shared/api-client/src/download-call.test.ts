import { downloadCall, isApiError } from './index';
import { startLoopbackServer } from './testing/loopback';

const server = startLoopbackServer();
const download = (transport?: Parameters<typeof downloadCall>[2]) =>
  downloadCall('exportAccount', { params: { userId: 'a/b' } }, transport);
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('downloadCall', () => {
  it('returns the file unchanged, with its type and the server’s file name', async () => {
    const bytes = Buffer.alloc(20_000_000, 'cred');
    server.handle = (request, response) => {
      expect(request.url).toBe('/api/user/export/a%2Fb');
      response
        .writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="cred-ana.zip"',
        })
        .end(bytes);
    };
    const progress: number[] = [];
    const { blob, filename } = await download({ onProgress: (soFar) => progress.push(soFar) });
    expect(filename).toBe('cred-ana.zip');
    expect(blob.type).toBe('application/zip');
    expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(bytes.length);
  });

  it('returns no file name when the server sends none', async () => {
    server.handle = (_, response) => response.end('x');
    await expect(download()).resolves.toMatchObject({ filename: null });
  });

  it('throws an ApiError with `retryAfter` in seconds for an error response', async () => {
    const body = { message: 'Too many requests', error: 'Too many requests', code: 'too_many_requests' };
    server.handle = (_, response) =>
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '120' }).end(JSON.stringify(body));
    const error = await failure(download());
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many requests',
      retryAfter: 120,
    });
  });

  it('throws an ApiError with the code `unknown` for a proxy’s page', async () => {
    server.handle = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    expect(await failure(download())).toMatchObject({
      name: 'ApiError',
      status: 502,
      code: 'unknown',
      retryAfter: null,
    });
  });

  it('throws an ApiError with the code `network` when the server closes the connection', async () => {
    server.handle = (request) => request.socket.destroy();
    expect(await failure(download())).toMatchObject({
      name: 'ApiError',
      code: 'network',
      message: 'No connection. Check your network and try again.',
    });
  });

  it('throws when the connection breaks during the download', async () => {
    server.handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('half', () => response.destroy());
    };
    expect(await failure(download())).toMatchObject({
      name: 'ApiError',
      code: 'network',
      message: 'The download broke off. Check your network and try again.',
    });
  });

  it('rethrows a cancellation before and during the response', async () => {
    const before = new AbortController();
    server.handle = () => before.abort();
    expect(isApiError(await failure(download({ signal: before.signal })))).toBe(false);
    const middle = new AbortController();
    const closed = new Promise((resolve) => {
      server.handle = (_, response) =>
        void response
          .once('close', () => resolve(response.writableFinished))
          .writeHead(200)
          .write('half');
    });
    const error = await failure(download({ signal: middle.signal, onProgress: () => middle.abort() }));
    expect(error).toMatchObject({ name: 'AbortError' });
    // The server detects the closed connection and stops its work.
    await expect(closed).resolves.toBe(false);
  });
});
