import { startTestRegistry, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
beforeAll(async () => (registry = await startTestRegistry()));
afterAll(() => registry.close());

const BUILD = '0123456789abcdef';
const minutesAgo = (minutes: number): string =>
  new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000).toISOString();
const report = (area: string, minute: string, counts: object) =>
  registry.request('POST', '/reports', { minutes: [{ area, build: BUILD, minute, counts }] });
const read = async (area: string, hours = 24) =>
  (await registry.request('GET', `/reports?area=${area}&hours=${hours}`)).json().minutes;

describe('POST /reports', () => {
  it('adds up the reports of several page servers for one minute', async () => {
    const minute = minutesAgo(5);
    await Promise.all([1, 2, 3, 4].map(() => report('feed', minute, { loads: 10, 'failures:load': 1, 'LCP:3': 2 })));
    expect(await read('feed')).toEqual([
      { area: 'feed', build: BUILD, minute, counts: { loads: 40, 'failures:load': 4, 'LCP:3': 8 } },
    ]);
    expect(await read('chat')).toEqual([]);
  });

  it('returns the requested hours, oldest first', async () => {
    const [old, recent] = [minutesAgo(90), minutesAgo(10)];
    await report('chat', recent, { loads: 1 });
    await report('chat', old, { loads: 2 });
    expect((await read('chat')).map(({ minute }: { minute: string }) => minute)).toEqual([old, recent]);
    expect((await read('chat', 1)).map(({ minute }: { minute: string }) => minute)).toEqual([recent]);
  });

  it('counts reports of the future as of now, so that they expire', async () => {
    await registry.request('POST', '/reports', {
      minutes: [minutesAgo(-5), '9999-12-31T23:59:00Z'].map((minute) => ({
        area: 'ahead',
        build: BUILD,
        minute,
        counts: { loads: 2 },
      })),
    });
    const [found, ...more] = await read('ahead');
    expect([found.counts, more]).toEqual([{ loads: 4 }, []]);
    expect(Date.parse(found.minute)).toBeLessThanOrEqual(Date.now());
  });

  it('keeps reports for 30 days', async () => {
    await report('profile', minutesAgo(31 * 24 * 60), { loads: 1 });
    await report('profile', minutesAgo(29 * 24 * 60), { loads: 2 });
    await report('profile', minutesAgo(1), { loads: 3 });
    expect((await read('profile', 24 * 30)).map(({ counts }: { counts: object }) => counts)).toEqual([
      { loads: 2 },
      { loads: 3 },
    ]);
  });

  it.each([
    ['an invalid area', { area: '../x' }],
    ['a count below one', { counts: { loads: 0 } }],
    ['an unknown counter', { counts: { 'drop table': 1 } }],
    ['an unknown field', { extra: 'ana' }],
  ])('refuses %s', async (_what, wrong) => {
    const minute = { area: 'settings', build: BUILD, minute: minutesAgo(1), counts: { loads: 1 }, ...wrong };
    expect((await registry.request('POST', '/reports', { minutes: [minute] })).statusCode).toBe(400);
    expect(await read('settings')).toEqual([]);
  });

  it('accepts reports with the token of a page server, and refuses a deploy token', async () => {
    const secretOf = async (body: object) =>
      (await registry.request('POST', '/tokens', { actor: 'ops', ...body })).json().secret as string;
    const [page, team] = [
      await secretOf({ name: 'page', scope: 'page' }),
      await secretOf({ name: 'team', scope: 'deploy', area: 'feed' }),
    ];
    const body = { minutes: [{ area: 'notifications', build: BUILD, minute: minutesAgo(1), counts: { loads: 1 } }] };
    const as = async (secret: string) =>
      (await registry.request('POST', '/reports', body, { authorization: `Bearer ${secret}` })).statusCode;
    expect([await as(page), await as(team)]).toEqual([204, 403]);
  });
});
