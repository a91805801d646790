import { createServer, type Server } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withTimeLimit } from './time-limit';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: Server;
let url: string;
const begin = 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{';

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    // A request for /body gets the beginning of a response, every other one gets nothing.
    socket.once('data', (request) => request.includes('/body') && socket.write(begin));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

/** The name of the error of a call to the silent server, while garbage is collected every few milliseconds. */
async function errorOf(path: string, limitMs: number, stop: AbortSignal): Promise<string> {
  const collecting = setInterval(collectGarbage, 20);
  try {
    return await withTimeLimit(limitMs, stop, async (signal) => (await fetch(url + path, { signal })).text());
  } catch (error) {
    return error instanceof Error || error instanceof DOMException ? error.name : 'not an error';
  } finally {
    clearInterval(collecting);
  }
}

describe('the limit of a call (FED-27)', () => {
  it.each(['/headers', '/body'])('ends 20 of 20 calls to a server that goes silent at its %s', async (path) => {
    const names = await Promise.all(Array.from({ length: 20 }, () => errorOf(path, 200, new AbortController().signal)));
    expect(names).toEqual(Array.from({ length: 20 }, () => 'TimeoutError'));
  });

  it('passes an abort on, also an earlier one', async () => {
    const stop = new AbortController();
    const waiting = errorOf('/headers', 60_000, stop.signal);
    stop.abort();
    expect(await waiting).toBe('AbortError');
    expect(await errorOf('/headers', 60_000, stop.signal)).toBe('AbortError');
  });
});
