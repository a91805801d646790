import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import * as schemas from '@cred/contract/schemas';
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
  it('sends HSTS of one year over https only', async () => {
    const hstsOf = async (publicUrl: string | undefined, headers: Record<string, string> = {}) => {
      const server = createServer({
        name: 'test',
        settings: { ...settings, LOG_LEVEL: 'fatal', TRUST_PROXY: 'loopback' },
        ...(publicUrl === undefined ? {} : { publicUrl }),
      });
      return (await server.inject({ url: '/none', headers })).headers['strict-transport-security'];
    };
    expect(await hstsOf('https://cred.example')).toBe('max-age=31536000; includeSubDomains');
    expect(await hstsOf(undefined, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000; includeSubDomains');
    expect([await hstsOf('http://localhost:3000'), await hstsOf(undefined)]).toEqual([undefined, undefined]);
  });

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
  ] as const)('sends the envelope, a request id and nosniff with %s', async (_, request, status, code) => {
    const response = await build().server.inject(request);
    expect(response.statusCode).toBe(status);
    expect(schemas.errorEnvelope.strict().parse(response.json()).code).toBe(code);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.body).not.toContain('swordfish');
  });

  it('creates a new request id for every request, and ignores one of the client', async () => {
    const { server, lines } = build();
    const response = await server.inject({ url: '/address', headers: { 'x-request-id': 'forged' } });
    expect(response.headers['x-request-id']).not.toBe('forged');
    expect(lines.join('')).toContain(String(response.headers['x-request-id']));
  });

  it('sends Retry-After in whole seconds and forbids caching an error', async () => {
    const { headers } = await build().server.inject('/busy');
    expect(headers).toMatchObject({
      'retry-after': '13',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('logs routes, not URLs, and no values of the database', async () => {
    const { server, lines } = build();
    await server.inject('/database?q=ana@private.example');
    expect(lines.join('')).toContain('users_email_key');
    expect(lines.join('')).not.toContain('private.example');
  });

  it('trusts forwarded addresses only of the configured proxies', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const sendRequest = async (TRUST_PROXY?: string) =>
      (await build(TRUST_PROXY === undefined ? {} : { TRUST_PROXY }).server.inject({ url: '/address', headers })).json<{
        address: string;
      }>().address;
    expect(await sendRequest()).toBe('127.0.0.1');
    expect(await sendRequest('loopback')).toBe('203.0.113.9');
    expect(await sendRequest('1')).toBe('203.0.113.9');
    expect(await sendRequest('10.0.0.0/8')).toBe('127.0.0.1');
    expect(() => build({ TRUST_PROXY: 'everyone' })).toThrow(SettingsError);
  });

  it('sends the envelope for bytes that are not HTTP', async () => {
    const { server } = build();
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const response = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('not http at all\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    await server.close();
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('"code":"malformed_body"');
  });
});

describe('health', () => {
  it('is live from the start, and ready when every check passes', async () => {
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
  it('closes its connection, but not that of a complete one', async () => {
    const server = createServer({ name: 'test', settings, bodyTimeoutMs: 40, log: { write: () => undefined } });
    server.post('/echo', async (request) => ({ got: request.body }));
    const startedRequests: FastifyRequest[] = [];
    server.post(
      '/pace',
      { config: { hasOwnTimeout: true }, onRequest: async (request) => void startedRequests.push(request) },
      async () => 'all',
    );
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const responseTo = (body: string, path = '/echo'): Promise<string> =>
      new Promise((resolve) => {
        let response = '';
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            [
              `POST ${path} HTTP/1.1`,
              'host: x',
              'connection: close',
              'content-type: application/json',
              'content-length: 7',
              '',
              body,
            ].join('\r\n'),
          ),
        );
        socket
          .on('data', (chunk) => (response += String(chunk)))
          .on('error', () => undefined)
          .on('close', () => resolve(response));
      });
    expect(await responseTo('{"a":')).toBe('');
    expect(await responseTo('{"a":1}')).toContain('{"got":{"a":1}}');
    // A request with its own timeout stays open longer than one that starts later without one.
    const slow = responseTo('{"a":', '/pace');
    expect(await responseTo('{"a":')).toBe('');
    expect(startedRequests[0]?.raw.destroyed).toBe(false);
    startedRequests[0]?.raw.destroy();
    expect(await slow).toBe('');
    expect(server.server.requestTimeout).toBe(600_000);
    await server.close();
  });
});
