import { createHash } from 'node:crypto';
import { schemas } from '@cred/contract';
import type { IssuedTexts } from './issued-route';
import { createValidationServer } from './validation-server';

const settings = { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined, PUBLIC_URL: 'http://localhost:3000' } as const;
const TOKEN = 'the token of the API';
const hash = createHash('sha256').update('Aspirin 75 mg').digest('hex');

async function ask(path: string, { token, given = `Bearer ${TOKEN}`, issued }: { token?: string; given?: string; issued?: IssuedTexts }) {
  const server = createValidationServer({ settings, ...(token ? { token } : {}), ...(issued ? { issued } : {}) });
  const answer = await server.inject({ url: path, headers: given ? { authorization: given } : {} });
  await server.close();
  if (answer.statusCode >= 400) expect(schemas.errorEnvelope.safeParse(answer.json()).success).toBe(true);
  return answer;
}

describe('GET /issued/{hash}', () => {
  it('answers 200 for a text that was issued, to nobody’s cache', async () => {
    const answer = await ask(`/issued/${hash}`, { token: TOKEN, issued: { has: async (each) => each === hash } });
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, { issued: true }, 'no-store']);
  });

  it('answers 404 for a text that was not issued: as yet for every one', async () => {
    expect((await ask(`/issued/${hash}`, { token: TOKEN })).statusCode).toBe(404);
  });

  it.each(['x', hash.toUpperCase(), `${hash}0`, '..%2f..'])('answers 404 for the hash %s without looking', async (other) => {
    const issued = { has: async () => true };
    expect((await ask(`/issued/${other}`, { token: TOKEN, issued })).statusCode).toBe(404);
  });

  it.each(['', 'Bearer wrong', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN} `.padEnd(40, 'x')])('refuses the authorization “%s” with 401', async (given) => {
    expect((await ask(`/issued/${hash}`, { token: TOKEN, given, issued: { has: async () => true } })).statusCode).toBe(401);
  });

  it('refuses everybody where the deployment has no secret', async () => {
    for (const given of ['', 'Bearer ', 'Bearer undefined']) {
      expect((await ask(`/issued/${hash}`, { given, issued: { has: async () => true } })).statusCode).toBe(401);
    }
  });
});
