import { createHash } from 'node:crypto';
import pg from 'pg';
import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
const logged: object[] = [];
beforeAll(async () => {
  registry = await startTestRegistry(undefined, { write: (line) => void logged.push(JSON.parse(line) as object) });
});
afterAll(() => registry.close());

let made = 0;
const make = async (scope: string, area?: string) => {
  const response = await registry.request('POST', '/tokens', {
    name: `token-${(made += 1)}`,
    scope,
    actor: 'ana',
    ...(area ? { area } : {}),
  });
  expect(response.statusCode).toBe(201);
  return response.json() as { name: string; secret: string };
};
const as = (secret: string) => ({ authorization: `Bearer ${secret}` });

describe('POST /tokens', () => {
  it('returns the secret once, and stores only its hash', async () => {
    const { name, secret } = await make('ops');
    expect(secret).toMatch(/^cred_ops_[\w-]{43}$/);
    const list = await registry.request('GET', '/tokens');
    expect(list.body).not.toContain(secret);
    expect(list.json().tokens).toContainEqual(
      expect.objectContaining({
        name,
        scope: 'ops',
        area: null,
        createdBy: 'deployment',
        createdByTypedName: 'ana',
        lastUsedAt: null,
        revokedAt: null,
      }),
    );

    const client = new pg.Client({ connectionString: registry.databaseUrl });
    await client.connect();
    const {
      rows: [kept],
    } = await client.query<{ hash: Buffer }>('select * from releases.tokens where name = $1', [name]);
    await client.end();
    expect(kept?.hash).toEqual(createHash('sha256').update(secret).digest());
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it.each([
    [{ scope: 'deploy' }],
    [{ scope: 'ops', area: 'feed' }],
    [{ scope: 'root' }],
    [{ scope: 'ops', name: 'a b' }],
    [{ scope: 'ops', name: '' }],
    [{ scope: 'ops', name: 'npm-start' }],
    [{ scope: 'ops', name: 'Reg1stry' }],
    [{ scope: 'ops', name: 'deployment' }],
  ])('refuses %j', async (body) => {
    expect((await registry.request('POST', '/tokens', { name: 'fine', actor: 'ana', ...body })).statusCode).toBe(400);
  });

  it('refuses a name that was used before, also by a revoked token', async () => {
    const { name } = await make('page');
    await registry.request('DELETE', `/tokens/${name}`);
    expect((await registry.request('POST', '/tokens', { name, scope: 'ops', actor: 'ana' })).statusCode).toBe(409);
  });
});

describe('DELETE /tokens/:name', () => {
  it('revokes a token at once, idempotently', async () => {
    const { name, secret } = await make('ops');
    expect((await registry.request('GET', '/status', undefined, as(secret))).statusCode).toBe(200);
    const [first, second] = [
      await registry.request('DELETE', `/tokens/${name}`),
      await registry.request('DELETE', `/tokens/${name}`),
    ];
    expect([first.statusCode, second.json().revokedAt]).toEqual([200, first.json().revokedAt]);
    expect((await registry.request('GET', '/status', undefined, as(secret))).statusCode).toBe(401);
    expect((await registry.request('DELETE', '/tokens/nobody')).statusCode).toBe(404);
  });

  it('logs the token that made the request, without its secret', async () => {
    const [ops, ended] = [await make('ops'), await make('page')];
    await registry.request('DELETE', `/tokens/${ended.name}`, undefined, as(ops.secret));
    expect(logged).toContainEqual(
      expect.objectContaining({
        msg: 'a token was created',
        made: ended.name,
        scope: 'page',
        actor: 'ana',
        token: null,
      }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'a token was revoked', revoked: ended.name, token: ops.name }),
    );
    expect(JSON.stringify(logged)).not.toContain(ended.secret);
  });
});

describe('the rights of a token', () => {
  const [feed, chat] = [makeBuild('feed', 'tokens'), makeBuild('chat', 'tokens')];
  const base = ({ record }: typeof feed) => `/builds/${record.area}/${record.build}`;
  /** Every route that changes something, for one area. */
  const changes = (of: typeof feed) =>
    [
      ['POST', '/builds', { record: of.record }],
      ['PUT', `${base(of)}/entry.js`, of.contents['entry.js']],
      ['PUT', `${base(of)}/page.js`, of.contents['page.js']],
      ['POST', `${base(of)}/complete`],
      ['POST', `/areas/${of.record.area}/promote`, { build: of.record.build, actor: 'ana' }],
      ['POST', `/areas/${of.record.area}/rollback`, { actor: 'ana', to: of.record.build }],
    ] as const;
  const forOps = [
    ['GET', '/tokens'],
    ['POST', '/tokens', { name: 'mine', scope: 'ops', actor: 'me' }],
    ['DELETE', '/tokens/token-1'],
  ] as const;
  const statuses = async (secret: string, calls: readonly (readonly [string, string, unknown?])[]) => {
    const found = [];
    for (const [method, url, body] of calls)
      found.push((await registry.request(method as 'GET', url, body, as(secret))).statusCode);
    return found;
  };

  it('allow a deploy token everything in its own area, and the history names the token', async () => {
    const { name, secret } = await make('deploy', 'feed');
    expect(await statuses(secret, changes(feed))).toEqual([200, 204, 204, 200, 200, 200]);
    const { changes: log } = (await registry.request('GET', '/areas/feed/history', undefined, as(secret))).json();
    expect(log[0]).toMatchObject({ actor: name, typedName: 'ana', token: name });
  });

  it('allow a deploy token nothing in another area', async () => {
    const { secret } = await make('deploy', 'feed');
    expect(await statuses(secret, changes(chat))).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await registry.request('GET', '/status')).json().areas.map(({ area }: { area: string }) => area)).toEqual([
      'feed',
    ]);
    // The same with a path whose encoded slashes lead back to its own area.
    expect(
      (
        await registry.request(
          'POST',
          '/areas/chat%2f..%2ffeed/promote',
          { build: chat.record.build, actor: 'ana' },
          as(secret),
        )
      ).statusCode,
    ).toBe(403);
  });

  it('allow a page server to read', async () => {
    const { secret } = await make('page');
    expect(
      await statuses(secret, [
        ['GET', '/table'],
        ['GET', base(feed)],
        ['GET', `${base(feed)}/entry.js`],
        ['GET', '/status'],
      ]),
    ).toEqual([200, 200, 200, 200]);
    expect(await statuses(secret, [...changes(feed), ...changes(chat)])).toEqual(Array.from({ length: 12 }, () => 403));
  });

  it('allow only ops to create and revoke tokens', async () => {
    for (const [scope, area] of [
      ['deploy', 'feed'],
      ['page', undefined],
    ] as const) {
      expect(await statuses((await make(scope, area)).secret, forOps)).toEqual([403, 403, 403]);
    }
    expect(await statuses((await make('ops')).secret, [forOps[0]])).toEqual([200]);
  });

  it.each(['', 'Bearer ', 'Bearer cred_ops_', 'Basic x', 'Bearer null'])(
    'allow nothing with the authorization “%s”: 401',
    async (authorization) => {
      expect((await registry.request('GET', '/table', undefined, { authorization })).statusCode).toBe(401);
    },
  );
});
