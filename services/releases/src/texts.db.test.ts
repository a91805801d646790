import type { ShellRecord } from '@cred/contract';
import { appOf, codeNow, OpsBrowser, STEP_MS } from './testing/ops-browser';
import { makeBuild, startTestRegistry, testClock, type TestRegistry } from './testing/test-registry';

let registry: TestRegistry;
const feed = makeBuild('feed', 'texts');
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.publish(feed);
  await registry.publish(makeBuild('feed', 'other'));
});
afterAll(() => registry.close());

const other = makeBuild('feed', 'other').record.build;
const promote = (body: object) =>
  registry.request('POST', '/areas/feed/promote', { build: feed.record.build, actor: 'ana', ...body });
const last = async () => (await registry.request('GET', '/areas/feed/history')).json().changes[0];

describe('texts of the audit log', () => {
  it('are stored as one line, without characters that a terminal executes or the database refuses', async () => {
    expect(
      (await promote({ actor: ' Ana\u0000\tSouza\u009b ', reason: '\u001b]0;owned\u0007 two\r\nlines\u0000' }))
        .statusCode,
    ).toBe(200);
    expect(await last()).toMatchObject({ typedName: 'Ana Souza', reason: ']0;owned two lines' });
  });

  it.each([['\u0000'], [' \n\u0007 '], ['registry'], [' registry\u0000']])(
    'must name an actor, and not the registry itself: %j',
    async (actor) => {
      const before = await last();
      for (const [action, body] of [
        ['promote', { build: other }],
        ['trial', { build: other, percent: 5 }],
        ['rollback', {}],
        ['previews', { build: other }],
      ] as const) {
        expect([
          action,
          (await registry.request('POST', `/areas/feed/${action}`, { ...body, actor })).statusCode,
        ]).toEqual([action, 400]);
      }
      expect((await registry.request('POST', '/tokens', { name: 'fine', scope: 'ops', actor })).statusCode).toBe(400);
      expect(await last()).toEqual(before);
    },
  );
});

describe('the actor of the audit log', () => {
  const token = async (name: string, scope: string) => {
    const made = await registry.request('POST', '/tokens', { name, scope, actor: 'Ana' });
    const { secret } = made.json() as { secret: string };
    return { secret, headers: { authorization: `Bearer ${secret}` } };
  };

  it('is the token’s own name, and the name that was sent is shown as typed', async () => {
    const { secret, headers } = await token('ops-1', 'ops');
    const body = { build: other, actor: 'The \u202ekrad\u202c operator' };
    expect((await registry.request('POST', '/areas/feed/promote', body, headers)).statusCode).toBe(200);
    const maker = { actor: 'ops-1', typedName: 'The krad operator' };
    expect(await last()).toMatchObject({ ...maker, token: 'ops-1' });
    const [area] = (await registry.request('GET', '/status')).json().areas;
    expect(area.lastChange).toMatchObject(maker);
    const shell = { build: 'b'.repeat(16), contractVersion: '1.0.0', entry: [], files: {}, shared: {}, routes: {} };
    const record = { ...shell, lanes: { auth: [], app: [], federation: [] } };
    const put = { record, actor: 'Bea', reason: 'x', force: true };
    await registry.request('PUT', '/shell', put, headers);
    expect((await registry.request('GET', '/shell')).json().changes[0]).toMatchObject({
      actor: 'ops-1',
      typedName: 'Bea',
    });
    await new OpsBrowser(registry.server).signIn(secret);
    testClock.advance(STEP_MS);
    const code = codeNow(appOf(secret));
    await registry.request('POST', '/tokens', { name: 'made-by-1', scope: 'page', actor: 'Cid', code }, headers);
    const { tokens } = (await registry.request('GET', '/tokens')).json();
    expect(tokens).toContainEqual(
      expect.objectContaining({ name: 'made-by-1', createdBy: 'ops-1', createdByTypedName: 'Cid' }),
    );
  });

  it('is the deployment for its own secret, and npm start only for that secret', async () => {
    await promote({ actor: 'ana', build: feed.record.build });
    expect(await last()).toMatchObject({ actor: 'deployment', typedName: 'ana', token: null });
    await promote({ actor: 'npm start', build: other });
    expect(await last()).toMatchObject({ actor: 'npm start', typedName: null, token: null });
    const before = await last();
    const { headers } = await token('ops-2', 'ops');
    const calls = [
      ['POST', '/areas/feed/promote', { build: feed.record.build }],
      ['POST', '/areas/feed/rollback', {}],
      ['POST', '/areas/feed/trial', { build: feed.record.build, percent: 5 }],
      ['POST', '/areas/feed/previews', { build: other }],
      ['POST', '/tokens', { name: 'not-made', scope: 'ops' }],
      ['POST', '/tokens/ops-1/reset-second-factor', {}],
    ] as const;
    for (const [method, url, body] of calls)
      expect([url, (await registry.request(method, url, { ...body, actor: 'npm start' }, headers)).statusCode]).toEqual(
        [url, 400],
      );
    expect(await last()).toEqual(before);
  });
});

describe('texts that the database cannot store, or that are unreadable', () => {
  const shell: ShellRecord = {
    build: 'a'.repeat(16),
    contractVersion: '1.0.0',
    entry: [],
    lanes: { auth: [], app: [], federation: [] },
    files: {},
    shared: {},
    routes: {},
  };
  const { record } = makeBuild('feed', 'unstorable');

  it.each([
    [
      'a terminal escape sequence in a build’s version',
      'POST',
      '/builds',
      { record: { ...record, contractVersion: '1.0.0\u001b[2J' } },
    ],
    ['a build’s version', 'POST', '/builds', { record: { ...record, contractVersion: '1.0.0\u0000' } }],
    [
      'half a surrogate pair in a build’s packages',
      'POST',
      '/builds',
      { record: { ...record, shared: { 'react\ud83d': '19.0.0' } } },
    ],
    [
      'a build’s pages',
      'POST',
      '/builds',
      { record: { ...record, shape: { routes: ['/feed', '/\u0000'], slots: [] } } },
    ],
    ['a shell’s packages', 'PUT', '/shell', { record: { ...shell, shared: { '\u0000': '1.0.0' } }, actor: 'ana' }],
    ['a tester', 'POST', '/areas/feed/trial', { build: other, testers: ['tom\u0000'], actor: 'ana' }],
    [
      'an invalid year',
      'POST',
      '/reports',
      { minutes: [{ area: 'feed', build: other, minute: '0000-01-01T00:00:00Z', counts: { loads: 1 } }] },
    ],
  ] as const)('are refused: %s', async (_what, method, url, body) => {
    const response = await registry.request(method, url, body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed']);
  });
});
