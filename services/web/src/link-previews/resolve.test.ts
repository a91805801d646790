import { createSocket, type Socket } from 'node:dgram';
import { createResolver } from './resolve';

/** A name server for some names; it does not respond for others. */
function startNameServer(
  known: Record<string, { readonly 1?: number[][]; readonly 28?: number[][] }>,
): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => {
    let end = 12;
    const labels: string[] = [];
    for (let length = query[end] ?? 0; length > 0; length = query[end] ?? 0) {
      labels.push(query.toString('latin1', end + 1, end + 1 + length));
      end += length + 1;
    }
    const type = query.readUInt16BE(end + 1) as 1 | 28;
    const records = known[labels.join('.')];
    if (!records) return;
    const answerRecords = (records[type] ?? []).map((bytes) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, bytes.length, ...bytes]),
    );
    const header = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, answerRecords.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([header, query.subarray(12, end + 5), ...answerRecords]), peer.port, peer.address);
  });
  return new Promise((resolve) => socket.bind(0, '127.0.0.1', () => resolve(socket)));
}

describe('createResolver', () => {
  let server: Socket;
  const never = new AbortController().signal;
  const resolve = (name: string, signal = never) =>
    createResolver([`127.0.0.1:${server.address().port}`])(name, signal);
  beforeAll(async () => {
    const loopback6 = [...Array.from({ length: 15 }, () => 0), 1];
    server = await startNameServer({
      'both.example': {
        1: [
          [8, 8, 8, 8],
          [10, 0, 0, 1],
        ],
        28: [loopback6],
      },
      'four.example': { 1: [[1, 1, 1, 1]] },
      'none.example': {},
    });
  });
  afterAll(() => new Promise<void>((done) => server.close(() => done())));

  it('returns all addresses of both families, so that all can be checked', async () => {
    expect(await resolve('both.example')).toEqual(['8.8.8.8', '10.0.0.1', '::1']);
    expect(await resolve('four.example')).toEqual(['1.1.1.1']);
  });

  it('returns none for a name without addresses', async () => {
    expect(await resolve('none.example')).toEqual([]);
  });

  it('stops when the signal aborts', async () => {
    const waiting = new AbortController();
    const response = resolve('silent.example', waiting.signal);
    setImmediate(() => waiting.abort());
    expect(await response).toEqual([]);
    await expect(resolve('four.example', waiting.signal)).rejects.toThrow('aborted');
  });
});
