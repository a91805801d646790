import type { ReportMinute } from '@cred/contract/reports';
import type { BuildRecord } from '@cred/contract';
import { startTestPageServer, type TestPageServer } from '../testing/test-page-server';
import { KEPT_MAX, ReportCounter } from './report-counter';

const browser = { family: 'chrome', major: 131 } as const;
const ORIGIN = 'http://localhost:3000';

describe('POST /api/reports', () => {
  let page: TestPageServer;
  let feed: BuildRecord;
  beforeAll(async () => {
    page = await startTestPageServer({}, (registry) => (feed = registry.add('feed', 'one')));
    await page.until(({ feed: row }) => row !== undefined);
  });
  afterAll(() => page.close());
  beforeEach(() => page.registry.reports.splice(0));

  const failure = (build = feed.build) => ({ type: 'failure', area: 'feed', build, kind: 'load', helped: true });
  const post = (payload: object | string, headers: Record<string, string> = {}) =>
    page.server.inject({ method: 'POST', url: '/api/reports', payload, headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers } });
  const handedOn = async (): Promise<ReportMinute[]> => {
    while (page.registry.reports.length === 0) await new Promise(setImmediate);
    return page.registry.reports;
  };

  it('hands on what was counted, by minute and build', async () => {
    const items = [
      { type: 'load', area: 'feed', build: feed.build, weight: 10 },
      failure(),
      { type: 'metric', area: 'feed', build: feed.build, metric: 'LCP', value: 800 },
    ];
    expect((await post({ browser, items })).statusCode).toBe(204);
    expect(await handedOn()).toEqual([
      { area: 'feed', build: feed.build, minute: expect.stringMatching(/:00\.000Z$/), counts: { loads: 10, 'failures:load': 1, helped: 1, 'failed-in:chrome-131': 1, 'LCP:3': 1 } },
    ]);
  });

  it('counts builds that are or were in the table, and no others', async () => {
    const next = page.registry.add('feed', 'two');
    await page.until(({ feed: row }) => row?.build === next.build);
    await post({ browser, items: [failure('0000000000000000'), failure(feed.build), failure(next.build)] });
    expect((await handedOn()).map(({ build }) => build)).toEqual([feed.build, next.build]);
  });

  it('keeps what the registry does not take, and hands it on once it does', async () => {
    page.registry.down = true;
    await post({ browser, items: [failure()] });
    while (!page.logged.some(({ msg }) => msg.startsWith('the registry does not take the reports'))) await new Promise(setImmediate);
    await post({ browser, items: [failure()] });
    page.registry.down = false;
    const taken = await handedOn();
    expect(taken.reduce((sum, { counts }) => sum + (counts['failures:load'] ?? 0), 0)).toBe(2);
  });

  it('logs nothing about who reported', async () => {
    page.logged.length = 0;
    await post({ browser, items: [failure()] }, { 'user-agent': 'Somebody/1.0', 'x-forwarded-for': '203.0.113.7' });
    await handedOn();
    expect(JSON.stringify(page.logged)).not.toMatch(/127\.0\.0\.1|203\.0\.113|Somebody/);
  });

  it.each([
    ['a field too many', { browser, items: [{ ...failure('0123456789abcdef'), path: '/profile/ana' }] }],
    ['a browser that is none', { browser: { family: 'Ana’s phone', major: 1 }, items: [] }],
    ['a kind that is none', { browser, items: [{ ...failure('0123456789abcdef'), kind: 'tired' }] }],
    ['nothing', {}],
    ['no JSON', '{'],
  ])('refuses %s', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400);
  });

  it('refuses other origins, forms, and what is too long', async () => {
    const body = { browser, items: [failure()] };
    expect((await post(body, { origin: 'https://elsewhere.test' })).statusCode).toBe(403);
    expect((await post(JSON.stringify(body), { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post({ browser, items: Array.from({ length: 200 }, () => failure()) })).statusCode).toBe(413);
  });

  it('refuses an address that reports too much', async () => {
    const answers = await Promise.all(Array.from({ length: 700 }, () => post('x', { 'content-type': 'text/plain' })));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});

describe('ReportCounter', () => {
  it('keeps so many minutes, drops the oldest, and says how many', () => {
    let now = 0;
    const counter = new ReportCounter(() => now);
    const item = { type: 'load', area: 'feed', build: '0123456789abcdef', weight: 1 } as const;
    for (let minute = 0; minute < KEPT_MAX + 3; minute += 1) {
      now = minute * 60_000;
      counter.add({ browser, items: [item] }, () => true);
    }
    expect(counter.takeDropped()).toBe(3);
    expect(counter.take(1)[0]?.minute).toBe(new Date(3 * 60_000).toISOString());
  });
});
