import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { processesUsing } from '../fixtures/processes';
import { run, Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

/** Starts the product with settings that make it fail, and returns its exit code and output. */
const failingStart = async (stack: Stack, settings: Readonly<Record<string, string>>) =>
  run(process.execPath, ['tools/start.mjs'], { env: { ...stack.env, ...settings } });

test.describe('The start command', () => {
  // One data folder for all tests: only the first start creates the database, its demo community and the builds. A test
  // continues with the product that the test before it left running, or starts it.
  let stack: Stack;

  test.beforeAll(async () => {
    stack = await Stack.prepare({ CRED_SEED: 'demo' });
  });
  test.afterAll(async () => {
    await stack.dispose();
  });

  /** Stops the running product: the command exits with 0 and leaves no process. */
  const expectOrderlyStop = async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    expect(processesUsing(stack.data).length).toBeGreaterThan(4);
    expect(await stack.stop(signal)).toBe(0);
    await expect.poll(() => processesUsing(stack.data)).toEqual([]);
  };

  test('seeds an empty database with a demo community once, and exits with 0 on SIGTERM', async () => {
    await stack.ensureStarted();
    // The accounts are printed after the ready line.
    const printedAccount = (): string | undefined => /^\s*([a-z0-9_.]+)\s+.*cred-demo/m.exec(stack.printed)?.[1];
    await expect.poll(printedAccount).toBeDefined();
    const account = printedAccount();
    /** Retries while an API process that starts on a busy machine returns 503. */
    const sendRequest = async (path: string, options: RequestInit): Promise<Response> => {
      let response = new Response();
      await expect
        .poll(async () => (response = await fetch(`${stack.apiUrl}/api${path}`, options)).status)
        .not.toBe(503);
      return response;
    };
    const logIn = async (): Promise<string> => {
      const response = await sendRequest('/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: stack.url },
        body: JSON.stringify({ username: account, password: 'cred-demo' }),
      });
      expect(response.status).toBe(200);
      return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    };
    const posts = async (): Promise<number> =>
      ((await (await sendRequest('/post?take=100', { headers: { cookie: await logIn() } })).json()) as unknown[])
        .length;
    const count = await posts();
    expect(count).toBeGreaterThan(10);
    await expectOrderlyStop('SIGTERM');
    await stack.start();
    await expect.poll(() => stack.printed).toContain('cred-demo');
    expect(await posts()).toBe(count);
  });

  test('leaves no process when it is killed, and starts again', async () => {
    await stack.ensureStarted();
    await stack.stop('SIGKILL');
    await expect.poll(() => processesUsing(stack.data), { timeout: 30_000 }).toEqual([]);
    await stack.start();
    expect((await fetch(`${stack.apiUrl}/health/ready`)).status).toBe(200);
  });

  const pidOf = (part: string): number =>
    processesUsing(stack.data).find(({ command }) => command.includes(part))?.pid ?? 0;
  const kill = (service: string): void => {
    const pid = pidOf(service);
    expect(pid, service).toBeGreaterThan(0);
    process.kill(pid, 'SIGKILL');
  };

  test('restarts all services after kill -9, and stops in order right after another kill', async () => {
    await stack.ensureStarted();
    const services = ['api', 'web', 'releases', 'validation'].map((name) => `services/${name}`);
    const before = services.map(pidOf);
    services.forEach(kill);
    const isReady = (port: string): Promise<boolean> =>
      fetch(`http://localhost:${stack.environment[port]}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect
      .poll(() => Promise.all(['PORT', 'API_PORT', 'RELEASES_PORT', 'VALIDATION_PORT'].map(isReady)))
      .toEqual([true, true, true, true]);
    services.forEach((service, index) => expect(pidOf(service), service).not.toBe(before[index]));
    services.slice(0, 3).forEach(kill);
    expect(await stack.stop('SIGTERM')).toBe(0);
    await expect.poll(() => processesUsing(stack.data)).toEqual([]);
  });

  test('starts again after kill -9 of PostgreSQL', async () => {
    await stack.ensureStarted();
    kill('bin/postgres');
    await stack.stop('SIGTERM');
    await expect.poll(() => processesUsing(stack.data)).toEqual([]);
    await stack.start();
    expect((await fetch(stack.url)).status).toBe(200);
  });

  test('exits with 0 on SIGINT and leaves no process', async () => {
    await stack.ensureStarted();
    await expectOrderlyStop('SIGINT');
  });

  test('reports a busy port in one sentence', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { code, output } = await failingStart(stack, { API_PORT: String(port) });
    blocker.close();
    expect(code).not.toBe(0);
    expect(output).toMatch(new RegExp(`${port}.*API_PORT|API_PORT.*${port}`));
    expect(output).not.toContain('    at ');
  });

  test('reports all invalid settings together', async () => {
    const { code, output } = await failingStart(stack, { PORT: 'eighty', CRED_SEED: 'everything' });
    expect(code).not.toBe(0);
    expect(output).toContain('PORT must be a port number');
    expect(output).toContain('CRED_SEED must be demo or none');
    expect(output).not.toContain('    at ');
  });

  test('reports a data folder that is not writable', async () => {
    const file = join(stack.data, 'not-a-folder');
    writeFileSync(file, '');
    const { code, output } = await failingStart(stack, { CRED_DATA: join(file, 'data') });
    expect(code).not.toBe(0);
    expect(output).toContain('CRED_DATA');
    expect(output).not.toContain('    at ');
  });
});
