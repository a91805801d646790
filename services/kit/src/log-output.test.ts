import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

jest.setTimeout(30_000);

const root = resolve(__dirname, '../../..');
const LINE_BYTES = 20_000;
/** A service in a separate process, whose only route logs a long line for each request. */
const PROGRAM = `
  import { createServer } from ${JSON.stringify(pathToFileURL(resolve(__dirname, 'server.ts')).href)};
  const server = createServer({ name: 'test', settings: { LOG_LEVEL: 'info', TRUST_PROXY: undefined } });
  server.get('/', (request) => {
    request.log.info('x'.repeat(${LINE_BYTES}));
    return 'ok';
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  process.once('disconnect', () => process.exit());
  process.send(server.server.address().port);
`;

let folder: string;
let service: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cred-log-'));
  writeFileSync(join(folder, 'service.mts'), PROGRAM);
});
afterEach(async () => {
  service.kill('SIGKILL');
  if (service.exitCode === null && service.signalCode === null) await once(service, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

async function start(stdout: number | 'pipe'): Promise<string> {
  service = fork(join(folder, 'service.mts'), [], {
    execArgv: ['--import', join(root, 'node_modules/tsx/dist/loader.mjs')],
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
  const [port] = (await once(service, 'message')) as [number];
  return `http://127.0.0.1:${port}`;
}

/** Requests in turn; resolves to the statuses that occurred. */
async function request(origin: string, count: number): Promise<readonly number[]> {
  const statuses = new Set<number>();
  for (let number = 0; number < count; number += 1) {
    const response = await fetch(origin, { signal: AbortSignal.timeout(10_000) });
    await response.text();
    statuses.add(response.status);
  }
  const health = await fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(10_000) });
  return [...statuses, health.status];
}

describe('the log of a service', () => {
  // The device fails each write as a full disk does.
  it('does not stop the service when the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const origin = await start(full);
    closeSync(full);
    expect(await request(origin, 50)).toEqual([200, 200]);
    expect(service.exitCode).toBeNull();
  });

  it('does not stop the service when no process reads it, and reports the lines that were lost', async () => {
    const origin = await start('pipe');
    const { stdout } = service as ChildProcess & { readonly stdout: Readable };
    stdout.pause();
    expect(await request(origin, 150)).toEqual([200, 200]);
    let output = '';
    const reported = new Promise<void>((done) =>
      stdout.on('data', (text: Buffer) => {
        output += text.toString();
        if (/"lines":\d+,"msg":"log lines before this one were lost"/.test(output)) done();
      }),
    );
    stdout.resume();
    await request(origin, 1);
    await reported;
    expect(output.length).toBeLessThan(100 * LINE_BYTES);
  });
});
