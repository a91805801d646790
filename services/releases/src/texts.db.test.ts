import type { ShellRecord } from '@cred/contract';
import { makeBuild, startTestRegistry, type TestRegistry } from './testing/test-registry';

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
    expect(await last()).toMatchObject({ actor: 'Ana Souza', reason: ']0;owned two lines' });
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
