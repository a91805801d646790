import { createHash } from 'node:crypto';
import * as schemas from '@cred/contract/schemas';
import type { IssuedTexts } from './issued/issued-route';
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
const references = [
  { pmid: '32865377', title: 'Cardiovascular outcomes', authors: ['Packer M'], journal: 'N Engl J Med', year: 2020 },
];
const hash = createHash('sha256').update('Aspirin 75 mg').digest('hex');

interface RequestOptions {
  readonly token?: string;
  readonly authorization?: string;
  readonly find?: IssuedTexts['find'];
}

async function sendRequest(
  path: string,
  { token, authorization = `Bearer ${TOKEN}`, find = async () => undefined }: RequestOptions,
) {
  const server = createValidationServer({
    settings,
    check: () => Promise.reject(new Error('unexpected check')),
    notices: {
      page: async () => ({ generation: 0, notices: [], next: null }),
      doiPage: async () => ({ generation: 0, notices: [], next: null }),
    },
    papers: { find: async () => [] },
    issued: { find, add: async () => undefined },
    ...(token ? { token } : {}),
  });
  const response = await server.inject({ url: path, headers: authorization ? { authorization } : {} });
  await server.close();
  if (response.statusCode >= 400) expect(schemas.errorEnvelope.safeParse(response.json()).success).toBe(true);
  return response;
}

describe('GET /issued/{hash}', () => {
  it('returns the references of an issued text and forbids caching', async () => {
    const find = async (each: string) => (each === hash ? references : undefined);
    const response = await sendRequest(`/issued/${hash}`, { token: TOKEN, find });
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      { issued: true, references },
      'no-store',
    ]);
  });

  it('returns 404 for a text that was not issued', async () => {
    expect((await sendRequest(`/issued/${hash}`, { token: TOKEN })).statusCode).toBe(404);
  });

  it.each(['x', hash.toUpperCase(), `${hash}0`, '..%2f..'])(
    'returns 404 for the malformed hash %s without a lookup',
    async (other) => {
      expect((await sendRequest(`/issued/${other}`, { token: TOKEN, find: async () => [] })).statusCode).toBe(404);
    },
  );

  it.each(['', 'Bearer wrong', `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN} `.padEnd(40, 'x')])(
    'returns 401 for the authorization “%s”',
    async (authorization) => {
      expect(
        (await sendRequest(`/issued/${hash}`, { token: TOKEN, authorization, find: async () => [] })).statusCode,
      ).toBe(401);
    },
  );

  it('returns 401 for every token when the deployment has no secret', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
      expect((await sendRequest(`/issued/${hash}`, { authorization, find: async () => [] })).statusCode).toBe(401);
    }
  });
});

describe('GET /doi-notices', () => {
  it.each([
    ['', 200],
    ['?after=', 200],
    [`?after=${encodeURIComponent('10.1002/(sici)1<2>;é%#&+')}`, 200],
    ['?after=x', 404],
    ['?after=10.1000/X', 404],
    ['?after=10.1000/a&after=10.1000/b', 404],
    [`?after=10.1000/${'x'.repeat(200)}`, 404],
  ])('answers %s with %s', async (query, status) => {
    expect((await sendRequest(`/doi-notices${query}`, { token: TOKEN })).statusCode).toBe(status);
  });

  it('returns 401 without the token', async () => {
    expect((await sendRequest('/doi-notices', { token: TOKEN, authorization: '' })).statusCode).toBe(401);
  });
});

describe('POST /papers', () => {
  const ask = async (payload: object, authorization = `Bearer ${TOKEN}`) => {
    const asked: unknown[] = [];
    const server = createValidationServer({
      settings,
      check: () => Promise.reject(new Error('unexpected check')),
      notices: {
        page: async () => ({ generation: 0, notices: [], next: null }),
        doiPage: async () => ({ generation: 0, notices: [], next: null }),
      },
      papers: { find: async (papers) => (asked.push(...papers), papers.map(() => ({ status: 'none' as const }))) },
      issued: { find: async () => undefined, add: async () => undefined },
      token: TOKEN,
    });
    const response = await server.inject({ method: 'POST', url: '/papers', headers: { authorization }, payload });
    await server.close();
    return [response.statusCode, response.json<unknown>(), asked] as const;
  };
  const papers = [
    { kind: 'pmid', value: '32865377' },
    { kind: 'doi', value: '10.1056/nejmoa2022190' },
  ];

  it('answers each paper', async () => {
    expect(await ask({ papers })).toEqual([200, { papers: [{ status: 'none' }, { status: 'none' }] }, papers]);
  });

  it('returns 401 without the token, and 400 for anything else than a few papers, without asking', async () => {
    expect((await ask({ papers }, 'Bearer wrong')).slice(0, 1)).toEqual([401]);
    for (const given of [
      {},
      { papers: [] },
      { papers: Array.from({ length: 6 }, () => papers[0]) },
      { papers: [{ kind: 'pmid', value: '1&db=protein' }] },
      { papers: [{ kind: 'doi', value: '10.1056/a" OR cancer' }] },
      { papers: [{ kind: 'url', value: 'http://x' }] },
    ]) {
      const [status, , asked] = await ask(given);
      expect([status, asked]).toEqual([400, []]);
    }
  });
});
