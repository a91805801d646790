import { limits, schemas } from '@cred/contract';
import type { InjectOptions } from 'fastify';
import { createValidationServer } from './validation-server';

const page = 'http://localhost:3000';
const server = createValidationServer({ settings: { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined, PUBLIC_URL: page } });
afterAll(() => server.close());

const validate = (payload: unknown, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
  server.inject({ method: 'POST', url: '/validate-post', payload: payload as object, headers: { origin: page, ...headers }, ...more });

describe('POST /validate-post', () => {
  it('answers with the text as it came and says that it was not checked', async () => {
    const text = ' Aspirin 75 mg, not warfarin.\n';
    const answer = await validate({ text });
    expect(answer.statusCode).toBe(200);
    const result = schemas.validationResult.parse(answer.json());
    expect(result).toMatchObject({ formalizado: text, referencias: [], keywords: [] });
    expect(result.error).toMatch(/^This text was not checked/);
    expect(answer.headers['access-control-allow-origin']).toBe(page);
  });

  it.each([[{ text: ' \n ' }, 400], [{}, 400], [{ text: 1 }, 400], [{ text: 'x'.repeat(limits.validation.textMax + 1) }, 413], [{ text: 'x'.repeat(100_000) }, 413]])(
    'refuses a body that is not valid (case %#)',
    async (body, status) => {
      const answer = await validate(body);
      expect(answer.statusCode).toBe(status);
      expect(schemas.errorEnvelope.safeParse(answer.json()).success).toBe(true);
      expect(answer.headers['access-control-allow-origin']).toBe(page);
    },
  );

  it('takes the longest text', async () => {
    expect((await validate({ text: '"'.repeat(limits.validation.textMax) })).statusCode).toBe(200);
  });

  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x']])('refuses %s with 415', async (type) => {
    expect((await validate('{"text":"x"}', { 'content-type': type })).statusCode).toBe(415);
  });

  it('refuses broken JSON', async () => {
    expect((await validate('{', { 'content-type': 'application/json' })).statusCode).toBe(400);
  });

  it.each([['http://evil.test'], ['null'], ['http://localhost:3000.evil.test']])('refuses the origin %s', async (origin) => {
    const answer = await validate({ text: 'x' }, { origin });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin_not_allowed']);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('too many POST /validate-post', () => {
  it('are refused with 429 and the seconds to wait', async () => {
    const narrow = createValidationServer({ settings: { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined, PUBLIC_URL: page }, rate: { max: 2, seconds: 60 } });
    const ask = () => narrow.inject({ method: 'POST', url: '/validate-post', payload: { text: 'x' }, headers: { origin: page } });
    const statuses = [(await ask()).statusCode, (await ask()).statusCode];
    const refused = await ask();
    await narrow.close();
    expect([...statuses, refused.statusCode]).toEqual([200, 200, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-allow-origin']).toBe(page);
    expect(refused.json().code).toBe('too_many_requests');
  });
});

describe('OPTIONS /validate-post', () => {
  it('lets the page send JSON, and no other origin', async () => {
    const ask = (origin: string) => server.inject({ method: 'OPTIONS', url: '/validate-post', headers: { origin } });
    expect((await ask(page)).headers).toMatchObject({ 'access-control-allow-origin': page, 'access-control-allow-headers': 'content-type' });
    expect((await ask('http://evil.test')).statusCode).toBe(403);
  });
});
