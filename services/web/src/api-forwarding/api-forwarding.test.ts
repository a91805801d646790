import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { PAGE_CLIENT_HEADER } from '@cred/deployment/page-client';
import { ForwardingServer, ORIGIN, responseOf } from '../testing/forwarding-server';

const MB = 1024 * 1024;

let server: ForwardingServer;
beforeAll(async () => {
  server = await ForwardingServer.start();
});
beforeEach(() => {
  server.requests = [];
  server.answer = (_request, response) => response.end('ok');
});
afterAll(() => server.close());

/** Sends bytes and reads what the server answers until it closes the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = server.connect();
  // Not ended: a client that closes its side has left.
  socket.write(bytes);
  return text(socket);
}

describe('a call at the page’s own origin', () => {
  it('reaches the API with its method, path, query, body and the headers that the API reads', async () => {
    server.answer = async (incoming, response) => response.end(await text(incoming));
    const headers = {
      origin: ORIGIN,
      cookie: 'cred_session=x; other=1',
      'content-type': 'application/json',
      'user-agent': 'a browser',
      'sec-fetch-site': 'same-origin',
      'last-event-id': '7',
    };
    const path = '/api/user/search/a%2Fb%20?q=%2F..&x=/../y';
    expect(await server.send(path, { method: 'PATCH', headers, body: '{"text":"Olá"}' })).toMatchObject({
      status: 200,
      body: '{"text":"Olá"}',
    });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({ method: 'PATCH', url: path, headers });
  });

  it('gets the API’s status and headers, with each cookie, but without those of its connection', async () => {
    const returned = {
      'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2; Path=/'],
      'cache-control': 'private, no-store',
      'x-request-id': 'of the API',
      link: '</api/post?cursor=c>; rel="next"',
      'cross-origin-resource-policy': 'same-site',
    };
    server.answer = (_request, response) =>
      response.writeHead(409, { ...returned, connection: 'x-hop, keep-alive', 'x-hop': '1' }).end('{}');
    const { status, headers } = await server.send('/api/user', { method: 'POST', headers: { origin: ORIGIN } });
    expect([status, headers]).toEqual([409, expect.objectContaining(returned)]);
    expect(headers).not.toHaveProperty('x-hop');
    // A change without a body has a length: the API must not wait for one.
    expect(server.requests[0]?.headers).toMatchObject({ 'content-length': '0' });
    await server.send('/api/user');
    // The connection to the API is used again.
    expect(server.requests[1]?.socket).toBe(server.requests[0]?.socket);
  });

  it('counts for the member’s address, which no header of the client can change', async () => {
    const forged = {
      authorization: 'Bearer a forged token',
      forwarded: 'for=8.8.8.8',
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-real-ip': '8.8.8.8',
      connection: 'cookie, x-hop',
      'x-hop': '1',
    };
    await server.send('/api/auth/me', { headers: forged, localAddress: '127.0.0.9' });
    const received = server.requests[0]?.headers ?? {};
    expect(received).toMatchObject({ authorization: 'Bearer a token of the tests', [PAGE_CLIENT_HEADER]: '127.0.0.9' });
    expect(Object.keys(received).filter((name) => /forwarded|real|hop/.test(name))).toEqual([]);
    expect(received.host).toBe(server.apiHost);
  });

  it('that names a client address itself reaches no API, so that forwarding cannot be circular', async () => {
    expect(await server.send('/api/auth/me', { headers: { [PAGE_CLIENT_HEADER]: '8.8.8.8' } })).toMatchObject({
      status: 404,
    });
    expect(server.requests).toEqual([]);
  });

  it.each([
    '/api/../health/ready',
    '/api/%2e%2e/health/ready',
    '/api/.%2E/internal',
    '/api/user/../../health/ready',
    '/api/user/./x',
    '/api//health/ready',
    '/api/user//x',
    '/api/..\\health',
    '/%61pi/user',
    '/API/user',
    '/api',
    '/api/',
    'http://evil.example/api/user',
  ])('with the path %s gets 404 and does not reach the API', async (path) => {
    const { status, body } = await server.send(path);
    expect([status, JSON.parse(body)]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect(server.requests).toEqual([]);
  });

  it.each(['//api/user', '/api\\user', '/apis/user', '/', '/auth/login?x=/api/user'])(
    'with the path %s is a page and does not reach the API',
    async (path) => {
      expect([200, 302]).toContain((await server.send(path)).status);
      expect(server.requests).toEqual([]);
    },
  );

  it('does not reach the API where the page server has its own call', async () => {
    expect((await server.send('/api/reports', { method: 'POST', headers: { origin: ORIGIN } })).status).toBe(400);
    expect((await server.send('/api/preview', { method: 'POST', headers: { origin: ORIGIN } })).status).toBe(415);
    expect((await server.send('/api/preview/image?u=x')).status).toBe(404);
    expect((await server.send('/health/live')).status).toBe(200);
    expect(server.requests).toEqual([]);
  });
});

describe('bodies', () => {
  it('of requests arrive as they are sent, also without a length', async () => {
    let [first, rest] = ['', ''];
    let received = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (received = resolve));
    server.answer = async (incoming, response) => {
      const [chunk] = (await once(incoming, 'data')) as [Buffer];
      first = chunk.toString();
      received();
      rest = await text(incoming);
      response.end();
    };
    const sent = server.open('/api/post', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    sent.write('one');
    await arrived;
    const response = responseOf(sent.end('two'));
    expect((await response).statusCode).toBe(200);
    expect([first, rest]).toEqual(['one', 'two']);
    expect(server.requests[0]?.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
  });

  it('of uploads wait for an API that does not read, and arrive whole', async () => {
    const upload = randomBytes(24 * MB);
    const sent = server.open('/api/post', { method: 'POST', headers: { 'content-length': upload.length } });
    let read = (): void => undefined;
    const isBlocked = new Promise<void>((resolve) => (read = resolve));
    server.answer = async (incoming, response) => {
      await isBlocked;
      const hash = createHash('sha256');
      for await (const chunk of incoming) hash.update(chunk as Buffer);
      response.end(hash.digest('hex'));
    };
    for (let at = 0; at < upload.length; at += MB) {
      if (sent.write(upload.subarray(at, at + MB))) continue;
      // The first time that the connection is full, the API begins to read.
      read();
      await once(sent, 'drain');
    }
    expect(await text(await responseOf(sent.end()))).toBe(createHash('sha256').update(upload).digest('hex'));
  });

  it('of responses arrive as they are sent, and the headers of an event stream before its first event', async () => {
    let stream = undefined as ServerResponse | undefined;
    server.answer = (_request, response) => {
      stream = response;
      response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' }).flushHeaders();
    };
    const response = await responseOf(server.open('/api/events').end());
    expect(response.headers).toMatchObject({ 'content-type': 'text/event-stream', connection: 'close' });
    for (const event of ['id: 1\n\n', 'id: 2\n\n']) {
      stream?.write(event);
      expect(String(((await once(response, 'data')) as [Buffer])[0])).toBe(event);
    }
    stream?.end();
    await once(response, 'end');
  });

  it('of videos are sent by range', async () => {
    server.answer = ({ headers }, response) =>
      response
        .writeHead(206, { 'content-range': 'bytes 2-4/10', 'content-length': 3, 'accept-ranges': 'bytes' })
        .end(headers.range === 'bytes=2-4' && headers['if-range'] === '"e"' ? 'cde' : '???');
    const video = await server.send('/api/media/1/video.mp4', { headers: { range: 'bytes=2-4', 'if-range': '"e"' } });
    expect(video).toMatchObject({ status: 206, body: 'cde', headers: { 'content-length': '3' } });
    expect(video.headers['content-range']).toBe('bytes 2-4/10');
  });

  it('are absent from HEAD and 304, whose headers stay', async () => {
    server.answer = ({ method }, response) =>
      response.writeHead(method === 'HEAD' ? 200 : 304, { etag: '"e"', 'content-length': 10 }).end();
    expect(await server.send('/api/media/1/full.webp', { method: 'HEAD' })).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': '10' },
    });
    expect(await server.send('/api/media/1/full.webp', { headers: { 'if-none-match': '"e"' } })).toMatchObject({
      status: 304,
      body: '',
      headers: { etag: '"e"' },
    });
  });

  it('with two lengths, a length and chunks, or a wrong chunk reach no API', async () => {
    for (const framing of [
      'content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'content-length: 3\r\ncontent-length: 4\r\n\r\nabcd',
      'content-length: +3\r\n\r\nabc',
      'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    ]) {
      const answered = await sendBytes(`POST /api/user HTTP/1.1\r\nhost: x\r\n${framing}`);
      expect([framing, answered.split('\r\n')[0]]).toEqual([framing, 'HTTP/1.1 400 Bad Request']);
    }
    expect(server.requests).toEqual([]);
  });

  it('of reads are not forwarded, so that they cannot be taken for a second request', async () => {
    const hidden = 'GET /health/ready HTTP/1.1\r\nhost: x\r\n\r\n';
    const answered = await sendBytes(
      `GET /api/user HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
    );
    expect(answered).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(server.requests.map(({ url, headers }) => [url, headers['content-length']])).toEqual([
      ['/api/user', undefined],
    ]);
  });

  it('that the API rejects before their end are answered, and the connection continues', async () => {
    server.answer = ({ url }, response) => response.writeHead(url === '/api/post' ? 413 : 200).end('{}');
    const socket = server.connect();
    const next = async (): Promise<string> =>
      String(((await once(socket, 'data')) as [Buffer])[0]).split('\r\n')[0] ?? '';
    socket.write(`POST /api/post HTTP/1.1\r\nhost: x\r\ncontent-length: ${4 * MB}\r\n\r\n${'x'.repeat(MB)}`);
    expect(await next()).toBe('HTTP/1.1 413 Payload Too Large');
    socket.write(`${'x'.repeat(3 * MB)}GET /api/user HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(await next()).toBe('HTTP/1.1 200 OK');
    socket.destroy();
  });
});
