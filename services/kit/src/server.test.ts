import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { schemas } from '@cred/contract';
import { SettingsError } from '@cred/deployment/settings';
import type { FastifyRequest } from 'fastify';
import { errors } from './errors';
import { createServer } from './server';

const settings = { LOG_LEVEL: 'info', TRUST_PROXY: undefined } as const;

function build(overrides: { readonly TRUST_PROXY?: string } = {}) {
  const lines: string[] = [];
  const server = createServer({
    name: 'test',
    settings: { ...settings, ...overrides },
    bodyLimit: 100,
    log: { write: (line) => void lines.push(line) },
  });
  server.get('/secret', async () => {
    throw new Error('the password is swordfish');
  });
  server.get('/database', async () => {
    throw Object.assign(new Error('duplicate key (ana@private.example)'), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'users_email_key',
    });
  });
  server.get('/busy', async () => {
    throw errors.tooManyRequests(12.2);
  });
  server.get('/address', async (request) => ({ address: request.ip }));
  server.post('/echo', async (request) => ({ got: request.body }));
  return { server, lines };
}

describe('createServer', () => {
  it.each([
    ['an unknown path', { method: 'GET', url: '/none' }, 404, 'not_found'],
    ['a broken address', { method: 'GET', url: '/%zz' }, 400, 'malformed_body'],
    ['an unknown error', { method: 'GET', url: '/secret' }, 500, 'internal'],
    [
      'broken JSON',
      { method: 'POST', url: '/echo', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_body',
    ],
    ['a large body', { method: 'POST', url: '/echo', payload: { text: 'x'.repeat(200) } }, 413, 'payload_too_large'],
    [
      'another type',
      { method: 'POST', url: '/echo', payload: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
      'unsupported_media_type',
    ],
  ] as const)('answers %s with the envelope, a request id and nosniff', async (_, request, status, code) => {
    const answer = await build().server.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(schemas.errorEnvelope.strict().parse(answer.json()).code).toBe(code);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body).not.toContain('swordfish');
  });

  it('gives every request an id of its own, whatever the client says', async () => {
    const { server, lines } = build();
    const answer = await server.inject({ url: '/address', headers: { 'x-request-id': 'forged' } });
    expect(answer.headers['x-request-id']).not.toBe('forged');
    expect(lines.join('')).toContain(String(answer.headers['x-request-id']));
  });

  it('sends Retry-After in whole seconds and forbids keeping a refusal', async () => {
    const { headers } = await build().server.inject('/busy');
    expect(headers).toMatchObject({
      'retry-after': '13',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('logs routes, not addresses, and no values out of the database', async () => {
    const { server, lines } = build();
    await server.inject('/database?q=ana@private.example');
    expect(lines.join('')).toContain('users_email_key');
    expect(lines.join('')).not.toContain('private.example');
  });

  it('believes forwarded addresses only from whom the settings name', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const ask = async (TRUST_PROXY?: string) =>
      (await build(TRUST_PROXY === undefined ? {} : { TRUST_PROXY }).server.inject({ url: '/address', headers })).json<{
        address: string;
      }>().address;
    expect(await ask()).toBe('127.0.0.1');
    expect(await ask('loopback')).toBe('203.0.113.9');
    expect(await ask('1')).toBe('203.0.113.9');
    expect(await ask('10.0.0.0/8')).toBe('127.0.0.1');
    expect(() => build({ TRUST_PROXY: 'everyone' })).toThrow(SettingsError);
  });

  it('answers bytes that are no HTTP with the envelope', async () => {
    const { server } = build();
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('no http at all\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    await server.close();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed_body"');
  });
});

describe('health', () => {
  it('lives from the start, and is ready when every check is', async () => {
    const { server, lines } = build();
    let works = false;
    server.addReadinessCheck('disk', async () => {
      if (!works) throw new Error('the disk is full');
    });
    expect((await server.inject('/health/live')).json()).toEqual({ status: 'live' });
    const before = await server.inject('/health/ready');
    expect([before.statusCode, before.json()]).toEqual([503, { status: 'not ready', checks: { disk: 'failed' } }]);
    expect(lines.join('')).toContain('the disk is full');
    works = true;
    expect((await server.inject('/health/ready')).json()).toEqual({ status: 'ready', checks: { disk: 'ok' } });
  });
});

describe('a JSON body that does not arrive', () => {
  it('ends its connection, and one that does is answered', async () => {
    const server = createServer({ name: 'test', settings, bodyMs: 40, log: { write: () => undefined } });
    server.post('/echo', async (request) => ({ got: request.body }));
    const begun: FastifyRequest[] = [];
    server.post(
      '/pace',
      { config: { watchesPace: true }, onRequest: async (request) => void begun.push(request) },
      async () => 'all',
    );
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const answerTo = (body: string, path = '/echo'): Promise<string> =>
      new Promise((resolve) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n${body}`,
          ),
        );
        socket
          .on('data', (chunk) => (answer += String(chunk)))
          .on('error', () => undefined)
          .on('close', () => resolve(answer));
      });
    expect(await answerTo('{"a":')).toBe('');
    expect(await answerTo('{"a":1}')).toContain('{"got":{"a":1}}');
    // One that watches the pace itself is there for longer than another that begins after it.
    const slow = answerTo('{"a":', '/pace');
    expect(await answerTo('{"a":')).toBe('');
    expect(begun[0]?.raw.destroyed).toBe(false);
    begun[0]?.raw.destroy();
    expect(await slow).toBe('');
    expect(server.server.requestTimeout).toBe(600_000);
    await server.close();
  });
});
