import { EventEmitter } from 'node:events';
import type { Settings } from '@cred/deployment/settings';
import { type ProcessHost, runOnce, runService } from './run-service';

/** A fake process whose exit is a promise. */
function fakeProcess(env: Record<string, string> = {}, withParent = true) {
  const events = new EventEmitter();
  const written: string[] = [];
  const sent: unknown[] = [];
  let resolveExit: (code: number) => void = () => undefined;
  const exited = new Promise<number>((resolve) => (resolveExit = resolve));
  const host: ProcessHost = {
    env,
    stderr: { write: (text) => written.push(text) },
    exit: resolveExit,
    send: withParent ? (message) => sent.push(message) : undefined,
    once: (event, listener) => events.once(event, listener),
  };
  return { host, events, written, sent, exited };
}

const closing = (closed: string[]) => ({ close: async () => void closed.push('closed') });
const failing = (code: string, port?: number) => async (): Promise<never> => {
  throw Object.assign(new Error('listen'), { code, port });
};

describe('runService', () => {
  it.each(['SIGINT', 'SIGTERM', 'disconnect'])('reports when it is ready, closes on %s and exits 0', async (event) => {
    const { host, events, sent, exited } = fakeProcess();
    const closed: string[] = [];
    await runService({ name: 'api', start: async () => closing(closed) }, host);
    expect(sent).toEqual([{ type: 'ready' }]);
    events.emit(event);
    expect(await exited).toBe(0);
    expect(closed).toEqual(['closed']);
  });

  it('closes when it is stopped during the start, and does not report that it is ready', async () => {
    const { host, events, sent, exited } = fakeProcess();
    const closed: string[] = [];
    await runService({ name: 'api', start: async () => (events.emit('SIGTERM'), closing(closed)) }, host);
    expect(await exited).toBe(0);
    expect([closed, sent]).toEqual([['closed'], []]);
  });

  it('passes the parsed settings', async () => {
    let given: Settings | undefined;
    await runService(
      { name: 'api', start: async (settings) => ((given = settings), closing([])) },
      fakeProcess({ API_PORT: '4321' }, false).host,
    );
    expect(given).toMatchObject({ API_PORT: 4321, PUBLIC_URL: 'http://localhost:3000' });
  });

  it('lists all invalid settings in one message and exits 78', async () => {
    const { host, written, exited } = fakeProcess({ PORT: 'x', LOG_LEVEL: 'loud' });
    await runService({ name: 'api', start: failing('never') }, host);
    expect(await exited).toBe(78);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/PORT must be a port number[\s\S]*LOG_LEVEL must be/);
  });

  it.each([
    ['EADDRINUSE', 4000, 'api: port 4000 is in use: stop the other program or set API_PORT to a free port\n'],
    ['EACCES', 3000, 'api: port 3000 needs more permissions: set PORT to a port above 1023\n'],
    [
      'EADDRNOTAVAIL',
      undefined,
      'api: this machine has no address 127.0.0.1: set HOST to an address of this machine, such as 127.0.0.1\n',
    ],
  ])('explains %s in one sentence and exits 1', async (code, port, sentence) => {
    const { host, written, exited } = fakeProcess();
    await runService({ name: 'api', start: failing(code, port) }, host);
    expect(await exited).toBe(1);
    expect(written).toEqual([sentence]);
  });

  it('exits 1 when it cannot close', async () => {
    const { host, events, exited } = fakeProcess();
    await runService({ name: 'api', start: async () => ({ close: failing('EIO') }) }, host);
    events.emit('SIGINT');
    expect(await exited).toBe(1);
  });
});

describe('runOnce', () => {
  it('exits 0 when the command succeeds, and 1 with the reason when it fails', async () => {
    const good = fakeProcess();
    await runOnce({ name: 'migrate', run: async () => undefined }, good.host);
    expect(await good.exited).toBe(0);
    const bad = fakeProcess();
    await runOnce({ name: 'migrate', run: failing('ECONNREFUSED') }, bad.host);
    expect(await bad.exited).toBe(1);
    expect(bad.written.join('')).toMatch(/^migrate: .*listen/);
  });
});
