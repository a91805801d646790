import { limits } from '@cred/contract';
import * as schemas from '@cred/contract/schemas';
import { errors } from '@cred/service-kit';
import { fakeApi } from '@cred/service-kit/testing/fake-api';
import { eventually } from '@cred/service-kit/testing/eventually';
import type { InjectOptions } from 'fastify';
import { type AddressInfo, connect } from 'node:net';
import { createHash } from 'node:crypto';
import { createDeferred } from './outside/testing/test-service';
import { costOfThisCheck } from './pipeline/check-cost';
import type { Check } from './pipeline/check-post';
import { createValidationServer, type ValidationServerOptions } from './validation-server';

const page = 'http://localhost:3000';
const settings = {
  LOG_LEVEL: 'info',
  TRUST_PROXY: undefined,
  PUBLIC_URL: page,
  API_PUBLIC_URL: 'http://localhost:4000',
  HOST: '127.0.0.1',
  API_PORT: 4000,
  VALIDATION_PUBLIC_URL: 'http://localhost:4100',
  VALIDATION_ACCESS: 'members',
} as const;
const result = { formalizado: 'Formal.', referencias: [], keywords: ['hypertension'], error: null };
const logFields = { language: 'en' };

const COOKIE = 'cred_session=a-good-one';

/** A server with a stubbed check, and what it logged and issued. */
function make(check: Check = async () => ({ result, logFields }), over: Partial<ValidationServerOptions> = {}) {
  const logged: string[] = [];
  const issued: string[] = [];
  const server = createValidationServer({
    settings,
    check,
    fetch: fakeApi().fetch,
    log: { write: (line) => void logged.push(line) },
    notices: {
      page: async () => ({ generation: 0, notices: [], next: null }),
      doiPage: async () => ({ generation: 0, notices: [], next: null }),
    },
    papers: { find: async () => [] },
    issued: {
      add: async (text) => void issued.push(text),
      find: async (hash) =>
        issued.some((text) => createHash('sha256').update(text).digest('hex') === hash) ? [] : undefined,
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
    headers: { origin: page, cookie: COOKIE, ...headers },
    ...more,
  });

describe('every response', () => {
  it('has the security headers of the API, and HSTS of one year under https', async () => {
    const { server } = make(undefined, { settings: { ...settings, VALIDATION_PUBLIC_URL: 'https://v.example' } });
    for (const headers of [(await server.inject('/unknown')).headers, (await server.inject('/issued/x')).headers])
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-site',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      });
    await server.close();
  });

  it('rejects invalid UTF-8 with 400', async () => {
    const body = Buffer.concat([Buffer.from('{"text":"a'), Buffer.from([0xff]), Buffer.from('"}')]);
    const { statusCode } = await validate(body, { 'content-type': 'application/json' });
    expect(statusCode).toBe(400);
  });
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
      queue: { running: 1, waiting: 1, runningPerKey: 1, waitingPerKey: 5 },
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

describe('the access to POST /validate-post', () => {
  it.each([[''], ['cred_session=unknown']])('returns 401 for the cookie “%s” and checks nothing', async (cookie) => {
    const check = jest.fn();
    const one = make(check);
    const response = await validate({ text: 'x' }, { cookie }, one);
    await one.server.close();
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
    // The page must be able to read the status.
    expect(response.headers['access-control-allow-origin']).toBe(page);
    expect(check).not.toHaveBeenCalled();
  });

  it('sends one request to the API for several checks of a session', async () => {
    const api = fakeApi();
    const one = make(undefined, { fetch: api.fetch });
    for (const text of ['a', 'b']) expect((await validate({ text }, {}, one)).statusCode).toBe(200);
    await one.server.close();
    expect(api.requests).toBe(1);
  });

  it('returns 503 with retry-after when the API is unavailable', async () => {
    const api = fakeApi();
    api.status = -1;
    const one = make(undefined, { fetch: api.fetch });
    const response = await validate({ text: 'x' }, {}, one);
    await one.server.close();
    expect([response.statusCode, response.json().code]).toEqual([503, 'overloaded']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is open to clients without a session when the setting allows it', async () => {
    const api = fakeApi();
    const one = make(undefined, { fetch: api.fetch, settings: { ...settings, VALIDATION_ACCESS: 'open' } });
    expect((await validate({ text: 'x' }, { cookie: '' }, one)).statusCode).toBe(200);
    await one.server.close();
    expect(api.requests).toBe(0);
  });

  it('allows the page, and no other origin, to send the session', async () => {
    const response = await validate({ text: 'x' });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
    });
    expect((await validate({ text: 'x' }, { origin: 'http://evil.test' })).headers).not.toHaveProperty(
      'access-control-allow-credentials',
    );
  });
});

describe('the budget of a member', () => {
  it('is counted in time: 429 with retry-after when it is used, and not for other members', async () => {
    const one = make(
      async () => {
        costOfThisCheck().add(700);
        return { result, logFields };
      },
      { budget: { capacityMs: 1_000, perMinuteMs: 600 } },
    );
    const statuses = [];
    for (const text of ['a', 'b']) statuses.push((await validate({ text }, {}, one)).statusCode);
    const rejected = await validate({ text: 'c' }, {}, one);
    const other = await validate({ text: 'c' }, { cookie: `${COOKIE}-2` }, one);
    await one.server.close();
    expect([...statuses, rejected.statusCode, other.statusCode]).toEqual([200, 200, 429, 200]);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(30);
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
      `POST /validate-post HTTP/1.1\r\nhost: x\r\norigin: ${page}\r\ncookie: ${COOKIE}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
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
      headers: { origin: page, cookie: COOKIE, 'content-type': 'application/json' },
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
