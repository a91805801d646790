import { ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventually } from '@cred/service-kit/testing/eventually';
import type { ForwardingLimits } from './api-forwarder';
import { type Answer, ForwardingServer, ORIGIN, responseOf } from '../testing/forwarding-server';

const MB = 1024 * 1024;

let server: ForwardingServer;
const separate: ForwardingServer[] = [];
/** A server with other limits, for one test. */
async function start(limits?: Partial<ForwardingLimits>, url?: string): Promise<ForwardingServer> {
  const own = await ForwardingServer.start(limits, url);
  separate.push(own);
  return own;
}

beforeAll(async () => {
  server = await ForwardingServer.start();
});
afterEach(async () => {
  for (const own of separate.splice(0)) await own.close();
});
afterAll(() => server.close());

const isClosed = (stream: IncomingMessage | ServerResponse): Promise<unknown> =>
  new Promise((resolve) => stream.once('close', resolve));

describe('when one side leaves', () => {
  it('before the answer, the request to the API ends', async () => {
    const arrived = new Promise<IncomingMessage>((resolve) => (server.answer = resolve));
    const sent = server.open('/api/post').end();
    sent.once('error', () => undefined);
    const incoming = await arrived;
    const closed = isClosed(incoming);
    sent.destroy();
    await closed;
  });

  it('during an upload, the API gets no end of the body', async () => {
    const arrived = new Promise<IncomingMessage>((resolve) => (server.answer = resolve));
    const sent = server.open('/api/post', { method: 'POST', headers: { 'content-length': 10 } });
    sent.once('error', () => undefined);
    sent.write('half');
    const incoming = (await arrived).resume();
    const closed = isClosed(incoming);
    sent.destroy();
    await closed;
    expect(incoming.complete).toBe(false);
  });

  it('during an event stream, the other side is closed', async () => {
    const streams: ServerResponse[] = [];
    server.answer = (_request, response) => {
      streams.push(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\n\n');
    };
    const left = await responseOf(server.open('/api/events').end());
    const upstreamClosed = isClosed(streams[0] as ServerResponse);
    left.destroy();
    await upstreamClosed;

    const broken = await responseOf(server.open('/api/events').end());
    const failed = text(broken).catch((error: Error) => error.message);
    streams[1]?.destroy();
    expect(await failed).toBe('aborted');
  });

  it('the page server ends event streams without an error when it is closed', async () => {
    const own = await start();
    own.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' }).write('id: 1\n\n');
    const response = await responseOf(own.open('/api/events').end());
    const received = text(response);
    await own.page.server.close();
    expect(await received).toBe('id: 1\n\n');
  });
});

describe('an API with faults', () => {
  const unavailable = { status: 503, headers: expect.objectContaining({ 'retry-after': '5' }) };

  it('that is down gives 503 with Retry-After, in the shape of its errors', async () => {
    // No service listens there.
    const own = await start({}, 'http://127.0.0.1:9');
    for (const method of ['GET', 'POST']) {
      const { body, ...rest } = await own.send('/api/post', { method, headers: { origin: ORIGIN } });
      expect(rest).toMatchObject(unavailable);
      expect(JSON.parse(body)).toMatchObject({ code: 'overloaded', message: expect.any(String) });
    }
  });

  it('that does not answer gives 503 after the time limit, and its request is ended', async () => {
    const own = await start({ readMs: 200, changeMs: 200 });
    const silent: Promise<unknown>[] = [];
    own.answer = (incoming) => silent.push(isClosed(incoming.resume()));
    expect(await own.send('/api/post')).toMatchObject(unavailable);
    // A change may have been saved: the answer does not ask for a repetition (SRV-50).
    const change = await own.send('/api/post', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(change.status).toBe(503);
    expect(change.headers).not.toHaveProperty('retry-after');
    expect(JSON.parse(change.body).message).toContain('may have been saved');
    await eventually(() => silent.length === 2);
    await Promise.all(silent);
  });

  it.each<[string, Answer]>([
    ['closes the connection', ({ socket }) => socket.destroy()],
    ['sends something else than HTTP', ({ socket }) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
    [
      'sends two lengths',
      ({ socket }) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
    ],
    ['switches protocols', ({ socket }) => socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n')],
  ])('that %s gives 503', async (_name, fault) => {
    server.answer = fault;
    expect(await server.send('/api/post')).toMatchObject(unavailable);
  });

  it('that breaks off, or stops in a response, ends the client’s connection', async () => {
    server.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 10 });
      response.write('half', () => response.destroy());
    };
    await expect(server.send('/api/post')).rejects.toThrow();
    const own = await start({ silenceMs: 30 });
    own.answer = (_request, response) => response.writeHead(200, { 'content-length': 10 }).write('half');
    await expect(own.send('/api/post')).rejects.toThrow();
  });
});

describe('a client', () => {
  it('that does not read is disconnected after the time limit', async () => {
    const own = await start({ clientMs: 50 });
    const closed = new Promise<unknown>((resolve) => {
      own.answer = (_request, response) => {
        resolve(isClosed(response));
        const write = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
        };
        response.on('drain', write);
        write();
      };
    });
    const sent = own.open('/api/media/1/video.mp4').end();
    // On a slow machine the limit can pass before the response begins.
    const refused = new Promise<unknown>((resolve) => sent.once('error', resolve));
    sent.once('response', (response: IncomingMessage) => response.once('error', () => undefined));
    await Promise.race([closed, refused]);
  });

  it('that reads slowly gets everything, since the API is not silent then', async () => {
    const size = 24 * MB;
    server.answer = (_request, response) => response.end(Buffer.alloc(size));
    const timers = jest.spyOn(ClientRequest.prototype, 'setTimeout');
    let client: ServerResponse | undefined;
    server.page.server.server.once('request', (_request: IncomingMessage, response: ServerResponse) => {
      client = response;
    });
    const response = await responseOf(server.open('/api/media/1/video.mp4').end());
    await eventually(() => client?.writableNeedDrain === true);
    const before = timers.mock.calls.length;
    // As if the limit had passed.
    (timers.mock.contexts.at(-1) as ClientRequest).emit('timeout');
    expect(timers.mock.calls.length).toBe(before + 1);
    timers.mockRestore();
    let received = 0;
    for await (const chunk of response) received += (chunk as Buffer).length;
    expect(received).toBe(size);
  });

  it('above the limits gets 429 for its network and 503 for all, and event streams do not count', async () => {
    const own = await start({ maxInFlight: 4 });
    const waiting: ServerResponse[] = [];
    own.answer = ({ url }, response) => {
      if (url === '/api/wait') waiting.push(response);
      else response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\n\n');
    };
    const statusFrom = async (localAddress: string, path: string): Promise<number | undefined> => {
      const response = await responseOf(own.open(path, { localAddress }).end());
      response.once('error', () => undefined);
      return response.statusCode;
    };
    for (let each = 0; each < 3; each += 1) expect(await statusFrom('127.0.0.2', '/api/events')).toBe(200);
    const answers: Promise<number | undefined>[] = [];
    for (const address of ['127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.3']) {
      const before = waiting.length;
      answers.push(statusFrom(address, '/api/wait'));
      await eventually(() => waiting.length > before);
      if (answers.length === 2) expect(await statusFrom('127.0.0.2', '/api/wait')).toBe(429);
    }
    expect(await statusFrom('127.0.0.4', '/api/events')).toBe(503);
    for (const response of waiting) response.end();
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200]);
    expect(await statusFrom('127.0.0.4', '/api/events')).toBe(200);
  });

  it('that stops sending or reading loses its place when none is left, and the API gets no whole body', async () => {
    const own = await start({ maxInFlight: 4, slowMs: 100 });
    own.answer = (incoming, response) => {
      if (incoming.method === 'POST') return incoming.resume();
      if (incoming.url === '/api/short') return response.end('short');
      // More than the buffers of the connections hold.
      return response.end(Buffer.alloc(24 * MB));
    };
    const isAccepted = async (): Promise<boolean> => (await own.send('/api/short')).status === 200;

    const senders = [0, 1].map(() => own.open('/api/post', { method: 'POST', headers: { 'content-length': 10 } }));
    for (const sender of senders) sender.once('error', () => undefined).write('half');
    const ended = senders.map((sender) =>
      responseOf(sender).then(
        ({ statusCode }) => statusCode,
        () => 'closed',
      ),
    );
    await eventually(() => own.requests.length === 2);
    // Their network has its share now.
    const uploads = own.requests.slice();
    await eventually(isAccepted);
    // One free place is enough, so the other one may keep its own.
    expect(await Promise.race(ended)).toBe(503);
    expect(uploads.map(({ complete }) => complete)).toEqual([false, false]);
    for (const sender of senders) sender.destroy();

    const open = () => responseOf(own.open('/api/media/1/video.mp4').end());
    const unread = [await open(), await open()];
    const cut = unread.map((response) => isClosed(response.once('error', () => undefined)));
    // The first search only begins to measure what was fast at its start.
    await eventually(isAccepted);
    for (const response of unread) response.resume();
    await Promise.all(cut);
    expect(unread.some(({ complete }) => !complete)).toBe(true);
  });
});
