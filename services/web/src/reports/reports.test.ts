import { Readable } from 'node:stream';
import type { ReportMinute } from '@cred/contract/reports';
import type { BuildRecord } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { startTestPageServer, type TestPageServer } from '../testing/test-page-server';
import { networkOf } from '@cred/service-kit';
import { addressGroupOf, MAX_MINUTES, ReportCounter } from './report-counter';

const browser = { family: 'chrome', major: 131 } as const;
const ORIGIN = 'http://localhost:3000';

describe('POST /api/reports', () => {
  let page: TestPageServer;
  let feed: BuildRecord;
  beforeAll(async () => {
    page = await startTestPageServer({}, (registry) => (feed = registry.add('feed', 'one')));
    await page.waitForTable(({ feed: row }) => row !== undefined);
  });
  afterAll(() => page.close());
  beforeEach(() => page.registry.reports.splice(0));

  const failure = (build = feed.build) => ({ type: 'failure', area: 'feed', build, kind: 'load', helped: true });
  const post = (payload: object | string, headers: Record<string, string> = {}) =>
    page.server.inject({
      method: 'POST',
      url: '/api/reports',
      payload,
      headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
    });
  const sentReports = async (): Promise<ReportMinute[]> => {
    await eventually(() => page.registry.reports.length > 0);
    return page.registry.reports;
  };

  it('sends counts by minute and build', async () => {
    const group = addressGroupOf('127.0.0.1');
    const items = [
      { type: 'load', area: 'feed', build: feed.build, weight: 10 },
      failure(),
      { type: 'metric', area: 'feed', build: feed.build, metric: 'LCP', value: 800 },
    ];
    expect((await post({ browser, items })).statusCode).toBe(204);
    expect(await sentReports()).toEqual([
      {
        area: 'feed',
        build: feed.build,
        minute: expect.stringMatching(/:00\.000Z$/),
        counts: {
          loads: 10,
          'failures:load': 1,
          helped: 1,
          'failed-in:chrome-131': 1,
          'LCP:3': 1,
          [`loaded-from:${group}`]: 10,
          [`failed-from:${group}`]: 1,
        },
      },
    ]);
  });

  it('counts builds that are or were in the table, and no others', async () => {
    const next = page.registry.add('feed', 'two');
    await page.waitForTable(({ feed: row }) => row?.build === next.build);
    await post({ browser, items: [failure('0000000000000000'), failure(feed.build), failure(next.build)] });
    expect((await sentReports()).map(({ build }) => build)).toEqual([feed.build, next.build]);
  });

  it('counts builds from before its start, which open tabs still run', async () => {
    await page.restart();
    await page.waitForTable(({ feed: row }) => row !== undefined && row.build !== feed.build);
    const third = page.registry.add('feed', 'three');
    await page.waitForTable(({ feed: row }) => row?.build === third.build);
    await post({ browser, items: [failure(feed.build)] });
    expect((await sentReports()).map(({ build }) => build)).toEqual([feed.build]);
  });

  it('keeps counts that the registry refuses and sends them later', async () => {
    page.registry.down = true;
    await post({ browser, items: [failure()] });
    await eventually(() => page.log.some(({ msg }) => msg.startsWith('the registry does not accept the reports')));
    await post({ browser, items: [failure()] });
    page.registry.down = false;
    const sent = await sentReports();
    expect(sent.reduce((sum, { counts }) => sum + (counts['failures:load'] ?? 0), 0)).toBe(2);
  });

  it('logs nothing about the reporter', async () => {
    page.log.length = 0;
    await post({ browser, items: [failure()] }, { 'user-agent': 'Somebody/1.0', 'x-forwarded-for': '203.0.113.7' });
    await sentReports();
    expect(JSON.stringify(page.log)).not.toMatch(/127\.0\.0\.1|203\.0\.113|Somebody/);
  });

  it.each([
    ['an unknown field', { browser, items: [{ ...failure('0123456789abcdef'), path: '/profile/ana' }] }],
    ['an invalid browser', { browser: { family: 'Ana’s phone', major: 1 }, items: [] }],
    ['an invalid kind', { browser, items: [{ ...failure('0123456789abcdef'), kind: 'tired' }] }],
    ['nothing', {}],
    ['invalid JSON', '{'],
  ])('refuses %s', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400);
  });

  it('refuses other origins, forms, and bodies that are too long', async () => {
    const body = { browser, items: [failure()] };
    for (const origin of ['https://elsewhere.test', 'null', '', `${ORIGIN}.elsewhere.test`, `${ORIGIN}/`])
      expect((await post(body, { origin })).statusCode).toBe(403);
    const withoutOrigin = await page.server.inject({ method: 'POST', url: '/api/reports', payload: body });
    expect(withoutOrigin.statusCode).toBe(403);
    expect((await post(JSON.stringify(body), { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post({ browser, items: Array.from({ length: 200 }, () => failure()) })).statusCode).toBe(413);
    // Also without a content length.
    const unmeasured = Readable.from(Array.from({ length: 4 }, () => Buffer.alloc(4_096, ' ')));
    expect(
      (
        await page.server.inject({
          method: 'POST',
          url: '/api/reports',
          payload: unmeasured,
          headers: { 'content-type': 'application/json', origin: ORIGIN },
        })
      ).statusCode,
    ).toBe(413);
  });

  it('limits reports by address', async () => {
    const responses = await Promise.all(Array.from({ length: 700 }, () => post('x', { 'content-type': 'text/plain' })));
    expect(responses.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});

describe('the reports of one address', () => {
  it('count up to a number of loads and failures per minute; more are ignored', async () => {
    const own = await startTestPageServer({}, (registry) => void registry.add('feed', 'one'));
    await own.waitForTable(({ feed }) => feed !== undefined);
    const { build } = own.registry.add('feed', 'one');
    const items = Array.from({ length: 25 }, () => [
      { type: 'failure', area: 'feed', build, kind: 'load', helped: true },
      { type: 'load', area: 'feed', build, weight: 10 },
    ]).flat();
    const post = () =>
      own.server.inject({
        method: 'POST',
        url: '/api/reports',
        payload: { browser, items },
        headers: { origin: ORIGIN },
      });
    for (let index = 0; index < 6; index += 1) expect((await post()).statusCode).toBe(204);
    await own.close();
    const reportedCount = (name: string) =>
      own.registry.reports.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0);
    expect([reportedCount('failures:load'), reportedCount('loads')]).toEqual([100, 1_000]);
  });

  it('count as one group, also for a connection with many addresses', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb::2'));
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
    expect(addressGroupOf('203.0.113.7')).toBeLessThan(8);
    expect(new Set(Array.from({ length: 100 }, (_each, index) => addressGroupOf(`203.0.113.${index}`))).size).toBe(8);
  });
});

describe('ReportCounter', () => {
  it('limits made-up browsers without dropping other counts', () => {
    const counter = new ReportCounter(() => 0);
    const of = { area: 'feed', build: '0123456789abcdef' };
    for (let major = 0; major < 999; major += 1)
      counter.add(
        { browser: { family: 'other', major }, items: [{ type: 'failure', ...of, kind: 'load', helped: false }] },
        0,
        () => true,
      );
    counter.add({ browser, items: [{ type: 'load', ...of, weight: 10 }] }, 3, () => true);
    const counts = counter.take(1)[0]?.counts ?? {};
    expect(counts).toMatchObject({ 'failures:load': 999, loads: 10, 'loaded-from:3': 10 });
    expect(Object.keys(counts).filter((name) => name.startsWith('failed-in:'))).toHaveLength(100);
  });

  it('keeps a limited number of minutes, drops the oldest, and returns how many', () => {
    let now = 0;
    const counter = new ReportCounter(() => now);
    const item = { type: 'load', area: 'feed', build: '0123456789abcdef', weight: 1 } as const;
    for (let minute = 0; minute < MAX_MINUTES + 3; minute += 1) {
      now = minute * 60_000;
      counter.add({ browser, items: [item] }, 0, () => true);
    }
    expect(counter.takeDropped()).toBe(3);
    expect(counter.take(1)[0]?.minute).toBe(new Date(3 * 60_000).toISOString());
  });
});
