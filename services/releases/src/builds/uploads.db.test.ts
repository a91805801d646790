import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
let port: number;
beforeAll(async () => {
  registry = await startTestRegistry(undefined, undefined, {
    graceMs: 200,
    windowMs: 300,
    minBytesPerSecond: 1_000,
    sampleMs: 20,
  });
  port = Number(new URL(await registry.listen()).port);
});
afterAll(() => registry.close());

async function open() {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const authorization = () => `authorization: ${registry.authorization.authorization}\r\n`;
const put = (path: string, bytes: number): string =>
  `PUT /builds/${path} HTTP/1.1\r\nhost: x\r\n${authorization()}` +
  `content-type: application/octet-stream\r\ncontent-length: ${bytes}\r\n\r\n`;
const next = () => `GET /shell HTTP/1.1\r\nhost: x\r\n${authorization()}connection: close\r\n\r\n`;

/** Sends an upload and another request on one connection; resolves to the statuses of both. */
async function statusesOf(path: string, body: Buffer): Promise<string[]> {
  const socket = await open();
  socket.write(put(path, body.length));
  socket.write(body);
  socket.write(next());
  return [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1] ?? '');
}

describe('a refused upload', () => {
  const body = Buffer.alloc(2_000_000, 'x');

  it('does not delay the next request of its connection', async () => {
    expect(await statusesOf('feed/0000000000000001/entry.js', body)).toEqual(['404', '200']);
  });

  it('responds when the content differs from the record, and keeps the connection', async () => {
    const { record } = makeBuild('feed', 'mismatch');
    await registry.request('POST', '/builds', { record });
    expect(await statusesOf(`feed/${record.build}/entry.js`, body)).toEqual(['400', '200']);
  });

  it('of a caller without a token does not delay the next request either', async () => {
    const socket = await open();
    socket.write(put('feed/0000000000000001/entry.js', body.length).replace('Bearer', 'Nothing'));
    socket.write(body);
    socket.write(next());
    expect([...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1])).toEqual(['401', '200']);
  });
});

describe('a slow upload', () => {
  it('is ended with 408', async () => {
    const { record } = makeBuild('feed', 'slow');
    await registry.request('POST', '/builds', { record });
    const socket = await open();
    socket.write(put(`feed/${record.build}/entry.js`, record.files['entry.js']?.bytes ?? 0));
    const drip = setInterval(() => socket.write('w'), 100);
    const response = await text(socket);
    clearInterval(drip);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect((await registry.request('GET', `/builds/feed/${record.build}`)).json().missing).toContain('entry.js');
  });
});
