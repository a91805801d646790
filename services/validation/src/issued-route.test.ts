import { createHash } from 'node:crypto';
import * as schemas from '@cred/contract/schemas';
import { createValidationServer } from './validation-server';

const settings = {
  LOG_LEVEL: 'fatal',
  TRUST_PROXY: undefined,
  PUBLIC_URL: 'http://localhost:3000',
  API_PUBLIC_URL: 'http://localhost:4000',
  HOST: '127.0.0.1',
  API_PORT: 4000,
  VALIDATION_PUBLIC_URL: 'http://localhost:4100',
  VALIDATION_ACCESS: 'members',
} as const;
const TOKEN = 'the token of the API';
const hash = createHash('sha256').update('Aspirin 75 mg').digest('hex');

interface RequestOptions {
  readonly token?: string;
  readonly authorization?: string;
  readonly has?: (hash: string) => Promise<boolean>;
}

async function sendRequest(
  path: string,
  { token, authorization = `Bearer ${TOKEN}`, has = async () => false }: RequestOptions,
) {
  const server = createValidationServer({
    settings,
    check: () => Promise.reject(new Error('unexpected check')),
    issued: { has, add: async () => undefined },
    ...(token ? { token } : {}),
  });
  const response = await server.inject({ url: path, headers: authorization ? { authorization } : {} });
  await server.close();
  if (response.statusCode >= 400) expect(schemas.errorEnvelope.safeParse(response.json()).success).toBe(true);
  return response;
}

describe('GET /issued/{hash}', () => {
  it('returns 200 for an issued text and forbids caching', async () => {
    const response = await sendRequest(`/issued/${hash}`, { token: TOKEN, has: async (each) => each === hash });
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      { issued: true },
      'no-store',
    ]);
  });

  it('returns 404 for a text that was not issued', async () => {
    expect((await sendRequest(`/issued/${hash}`, { token: TOKEN })).statusCode).toBe(404);
  });

  it.each(['x', hash.toUpperCase(), `${hash}0`, '..%2f..'])(
    'returns 404 for the malformed hash %s without a lookup',
    async (other) => {
      expect((await sendRequest(`/issued/${other}`, { token: TOKEN, has: async () => true })).statusCode).toBe(404);
    },
  );

  it.each(['', 'Bearer wrong', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN} `.padEnd(40, 'x')])(
    'returns 401 for the authorization “%s”',
    async (authorization) => {
      expect(
        (await sendRequest(`/issued/${hash}`, { token: TOKEN, authorization, has: async () => true })).statusCode,
      ).toBe(401);
    },
  );

  it('returns 401 for every token when the deployment has no secret', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
      expect((await sendRequest(`/issued/${hash}`, { authorization, has: async () => true })).statusCode).toBe(401);
    }
  });
});
