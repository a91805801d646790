import { createHash } from 'node:crypto';
import { schemas } from '@cred/contract';
import { createValidationServer } from './validation-server';

const settings = { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined, PUBLIC_URL: 'http://localhost:3000' } as const;
const TOKEN = 'the token of the API';
const hash = createHash('sha256').update('Aspirin 75 mg').digest('hex');

interface Asking {
  readonly token?: string;
  readonly given?: string;
  readonly has?: (hash: string) => Promise<boolean>;
}

async function sendRequest(path: string, { token, given = `Bearer ${TOKEN}`, has = async () => false }: Asking) {
  const server = createValidationServer({
    settings,
    check: () => Promise.reject(new Error('not asked')),
    issued: { has, add: async () => undefined },
    ...(token ? { token } : {}),
  });
  const answer = await server.inject({ url: path, headers: given ? { authorization: given } : {} });
  await server.close();
  if (answer.statusCode >= 400) expect(schemas.errorEnvelope.safeParse(answer.json()).success).toBe(true);
  return answer;
}

describe('GET /issued/{hash}', () => {
  it('returns 200 for an issued text and forbids caching', async () => {
    const answer = await sendRequest(`/issued/${hash}`, { token: TOKEN, has: async (each) => each === hash });
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
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
    async (given) => {
      expect((await sendRequest(`/issued/${hash}`, { token: TOKEN, given, has: async () => true })).statusCode).toBe(
        401,
      );
    },
  );

  it('returns 401 for every token when the deployment has no secret', async () => {
    for (const given of ['', 'Bearer ', 'Bearer undefined']) {
      expect((await sendRequest(`/issued/${hash}`, { given, has: async () => true })).statusCode).toBe(401);
    }
  });
});
