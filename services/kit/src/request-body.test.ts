import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer } from './server';
import { PaceMeter, type Pace, watchPace } from './request-body';

const pace: Pace = { graceMs: 10_000, windowMs: 30_000, minBytesPerSecond: 4_096, sampleMs: 1_000 };

describe('PaceMeter', () => {
  /** The second in which the meter reports that the upload is too slow; null when it never does. */
  const tooSlowAt = (bytesOfSecond: (second: number) => number, seconds = 600): number | null => {
    const meter = new PaceMeter(pace);
    for (let second = 1; second <= seconds; second += 1) if (meter.add(1_000, bytesOfSecond(second))) return second;
    return null;
  };

  it('ends an upload of a byte per 25 s after the grace period', () => {
    expect(tooSlowAt((second) => (second % 25 === 0 ? 1 : 0))).toBe(10);
  });

  it('accepts the minimum pace for any duration, and no bytes during the grace period', () => {
    expect(tooSlowAt(() => 4_096)).toBeNull();
    expect(tooSlowAt((second) => (second < 10 ? 0 : 40_960))).toBeNull();
  });

  it('accepts a short interruption of a fast upload, but not a long one', () => {
    expect(tooSlowAt((second) => (second > 20 && second <= 35 ? 0 : 12_000))).toBeNull();
    expect(tooSlowAt((second) => (second > 60 ? 0 : 12_000))).toBe(80);
  });

  it('forgets a fast start of an upload after the window', () => {
    expect(tooSlowAt((second) => (second <= 10 ? 10_000_000 : 1))).toBe(40);
  });
});

const fast: Pace = { graceMs: 200, windowMs: 300, minBytesPerSecond: 1_000, sampleMs: 20 };

async function start() {
  const server = createServer({ name: 'test', settings: { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined } });
  server.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
  server.post('/upload', async (request, reply) => {
    const watch = watchPace(request, reply, fast);
    let bytes = 0;
    try {
      for await (const chunk of request.raw) bytes += (chunk as Buffer).length;
      return { bytes };
    } catch (failure) {
      if (reply.sent) return reply;
      throw failure;
    } finally {
      watch.end();
    }
  });
  server.post('/rejected', async (_request, reply) => reply.code(409).send({ rejected: true }));
  server.get('/next', async () => ({ next: true }));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const open = async (): Promise<Socket> => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { server, open };
}

const head = (path: string, bytes: number): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: ${bytes}\r\n\r\n`;
const NEXT = 'GET /next HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

describe('watchPace', () => {
  it('ends a connection whose body is too slow with 408', async () => {
    const { server, open } = await start();
    const socket = await open();
    socket.write(head('/upload', 1_000_000));
    const slowSend = setInterval(() => socket.write('x'), 50);
    const response = await text(socket);
    clearInterval(slowSend);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toMatch(/^connection: close\r$/im);
    expect(JSON.parse(response.slice(response.indexOf('{')))).toMatchObject({ code: 'request_timeout' });
    await server.close();
  });

  it('accepts a body at the minimum pace for longer than the window', async () => {
    const { server, open } = await start();
    const socket = await open();
    socket.write(head('/upload', 40_000).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
    let left = 40;
    const send = setInterval(() => {
      socket.write('x'.repeat(1_000));
      left -= 1;
      if (left === 0) clearInterval(send);
    }, 20);
    expect(await text(socket)).toContain('{"bytes":40000}');
    await server.close();
  });
});

describe('a response before the end of the body', () => {
  it('discards the rest of the body, so that the next request of the connection is not delayed', async () => {
    const { server, open } = await start();
    const socket = await open();
    const body = Buffer.alloc(3_000_000);
    socket.write(head('/rejected', body.length));
    socket.write(body);
    socket.write(NEXT);
    const responses = await text(socket);
    expect(responses).toContain('{"rejected":true}');
    expect(responses).toContain('{"next":true}');
    await server.close();
  });

  it('closes the connection of a body that is too long to discard', async () => {
    const { server, open } = await start();
    const socket = await open();
    socket.write(head('/rejected', 10_000_000_000));
    socket.write('x');
    const response = await text(socket);
    expect(response).toContain('{"rejected":true}');
    expect(response).toMatch(/^connection: close\r$/im);
    await server.close();
  });
});
