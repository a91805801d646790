import { limits, schemas } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { eventually } from '@cred/service-kit/testing/eventually';
import type { InjectOptions } from 'fastify';
import { type AddressInfo, connect } from 'node:net';
import { createHash } from 'node:crypto';
import { createDeferred } from './outside/testing/test-service';
import type { Check } from './pipeline/check-post';
import { createValidationServer, type ValidationServerOptions } from './validation-server';

const page = 'http://localhost:3000';
const settings = { LOG_LEVEL: 'info', TRUST_PROXY: undefined, PUBLIC_URL: page } as const;
const result = { formalizado: 'Formal.', referencias: [], keywords: ['hypertension'], error: null };
const logFields = { language: 'en' };

/** A server with a stubbed check, and what it logged and issued. */
function make(check: Check = async () => ({ result, logFields }), over: Partial<ValidationServerOptions> = {}) {
  const logged: string[] = [];
  const issued: string[] = [];
  const server = createValidationServer({
    settings,
    check,
    log: { write: (line) => void logged.push(line) },
    issued: {
      add: async (text) => void issued.push(text),
      has: async (hash) => issued.some((text) => createHash('sha256').update(text).digest('hex') === hash),
    },
    ...over,
  });
  return { server, logged, issued };
}
const shared = make();
afterAll(() => shared.server.close());

const validate = (
  payload: unknown,
  headers: Record<string, string> = {},
  { server } = shared,
  more: InjectOptions = {},
) =>
  server.inject({
    method: 'POST',
    url: '/validate-post',
    payload: payload as object,
    headers: { origin: page, ...headers },
    ...more,
  });

describe('POST /validate-post', () => {
  it('returns the result of the check and forbids caching', async () => {
    const texts: string[] = [];
    const one = make(async (text) => (texts.push(text), { result, logFields }));
    const text = ' Aspirin 75 mg, not warfarin.\n';
    const response = await validate({ text }, {}, one);
    await one.server.close();
    expect([response.statusCode, schemas.validationResult.parse(response.json())]).toEqual([200, result]);
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': page, 'cache-control': 'no-store' });
    expect(texts).toEqual([text]);
  });

  it('issues the text before it responds, and only when it was checked', async () => {
    const one = make(
      async (text) => ({
        result: { ...result, formalizado: text, error: text === 'bad' ? 'not checked' : null },
        logFields,
      }),
      { token: 'token' },
    );
    for (const text of ['good', 'bad']) expect((await validate({ text }, {}, one)).statusCode).toBe(200);
    expect(one.issued).toEqual(['good']);
    const send = (text: string) =>
      one.server.inject({
        url: `/issued/${createHash('sha256').update(text).digest('hex')}`,
        headers: { authorization: 'Bearer token' },
      });
    expect([(await send('good')).statusCode, (await send('bad')).statusCode]).toEqual([200, 404]);
    await one.server.close();
  });

  it.each([
    [{ text: ' \n ' }, 400],
    [{}, 400],
    [{ text: 1 }, 400],
    [{ text: 'x'.repeat(limits.validation.textMax + 1) }, 413],
    [{ text: 'x'.repeat(100_000) }, 413],
  ])('rejects an invalid body (case %#)', async (body, status) => {
    const response = await validate(body);
    expect(response.statusCode).toBe(status);
    expect(schemas.errorEnvelope.safeParse(response.json()).success).toBe(true);
    expect(response.headers['access-control-allow-origin']).toBe(page);
  });

  it('accepts the longest text', async () => {
    expect((await validate({ text: '"'.repeat(limits.validation.textMax) })).statusCode).toBe(200);
  });

  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x']])(
    'returns 415 for %s',
    async (type) => {
      expect((await validate('{"text":"x"}', { 'content-type': type })).statusCode).toBe(415);
    },
  );

  it('returns 400 for malformed JSON', async () => {
    expect((await validate('{', { 'content-type': 'application/json' })).statusCode).toBe(400);
  });

  it.each([['http://evil.test'], ['null'], ['http://localhost:3000.evil.test']])(
    'returns 403 for the origin %s',
    async (origin) => {
      const response = await validate({ text: 'x' }, { origin });
      expect([response.statusCode, response.json().code]).toEqual([403, 'origin_not_allowed']);
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('reveals no internals and logs no text when a check throws', async () => {
    const one = make((text) => Promise.reject(new TypeError(`broke`, { cause: text })));
    const response = await validate({ text: 'penicillin for Maria' }, {}, one);
    await one.server.close();
    expect([response.statusCode, response.json().code]).toEqual([500, 'internal']);
    expect(one.logged.join()).toContain('broke');
    expect(one.logged.join() + response.body).not.toMatch(/penicillin|Maria/);
    expect(one.issued).toEqual([]);
  });

  it('logs the fields of the check, and no text', async () => {
    const one = make(async () => ({ result, logFields: { answered: ['library'] } }));
    await validate({ text: 'penicillin' }, {}, one);
    await one.server.close();
    expect(one.logged.join()).toContain('"answered":["library"]');
    expect(one.logged.join()).not.toMatch(/penicillin|Formal|hypertension/);
  });
});

describe('the limits of POST /validate-post', () => {
  it('respond with 429 and retry-after above the rate', async () => {
    const limited = make(undefined, { rate: { max: 2, seconds: 60 } });
    const send = () => validate({ text: 'x' }, {}, limited);
    const statuses = [(await send()).statusCode, (await send()).statusCode];
    const rejected = await send();
    await limited.server.close();
    expect([...statuses, rejected.statusCode]).toEqual([200, 200, 429]);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.headers['access-control-allow-origin']).toBe(page);
    expect(rejected.json().code).toBe('too_many_requests');
  });

  it('queue concurrent requests, and respond with 503 when too many wait', async () => {
    const finish: (() => void)[] = [];
    const busy = make(() => new Promise((resolve) => finish.push(() => resolve({ result, logFields }))), {
      concurrency: { running: 1, waiting: 1 },
    });
    const [first, second] = [validate({ text: 'a' }, {}, busy), validate({ text: 'b' }, {}, busy)];
    await eventually(() => finish.length > 0);
    const third = await validate({ text: 'c' }, {}, busy);
    expect([third.statusCode, third.json().code]).toEqual([503, 'overloaded']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    finish.pop()?.();
    expect((await first).statusCode).toBe(200);
    await eventually(() => finish.length > 0);
    finish.pop()?.();
    expect((await second).statusCode).toBe(200);
    await busy.server.close();
  });
});

describe('a member who disconnects', () => {
  it('aborts the check', async () => {
    const ended = createDeferred<void>();
    const started = createDeferred<void>();
    const one = make((_text, signal) => {
      started.resolve();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => (ended.resolve(), reject(errors.overloaded()))),
      );
    });
    await one.server.listen({ host: '127.0.0.1', port: 0 });
    const body = JSON.stringify({ text: 'x' });
    const socket = connect((one.server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST /validate-post HTTP/1.1\r\nhost: x\r\norigin: ${page}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await started.promise;
    socket.destroy();
    await ended.promise;
    await one.server.close();
    expect(one.issued).toEqual([]);
  });

  it('does not abort the check of a client that waits for its response', async () => {
    const one = make();
    const address = await one.server.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${address}/validate-post`, {
      method: 'POST',
      headers: { origin: page, 'content-type': 'application/json' },
      body: '{"text":"x"}',
    });
    // The status text of HTTP/1.1, which the page shows with the status.
    expect([response.status, response.statusText]).toEqual([200, 'OK']);
    await response.body?.cancel();
    await one.server.close();
  });
});

describe('OPTIONS /validate-post', () => {
  it('allows JSON from the page, and no other origin', async () => {
    const send = (origin: string) =>
      shared.server.inject({ method: 'OPTIONS', url: '/validate-post', headers: { origin } });
    expect((await send(page)).headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-headers': 'content-type',
    });
    expect((await send('http://evil.test')).statusCode).toBe(403);
  });
});
