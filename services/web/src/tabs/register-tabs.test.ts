import { SHOWN_BUILDS_HEADER, TAB_ID_HEADER } from '@cred/contract/tabs';
import type { BuildRecord } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { startTestPageServer, type TestPageServer } from '../testing/test-page-server';

const tab = (number: number): string => String(number).padStart(16, '0');

describe('GET /releases.json of open tabs', () => {
  let page: TestPageServer;
  let [old, live]: (BuildRecord | undefined)[] = [];
  beforeAll(async () => {
    page = await startTestPageServer({}, (registry) => {
      old = registry.add('feed', 'one');
      live = registry.add('feed', 'two');
    });
    await page.waitForTable(({ feed }) => feed?.build === live?.build);
  });
  afterAll(() => page.close());

  const requestTable = (number: number, build = '', headers = {}) =>
    page.get('/releases.json', { [TAB_ID_HEADER]: tab(number), [SHOWN_BUILDS_HEADER]: `feed=${build}`, ...headers });
  const reportedTabs = () =>
    Object.fromEntries(
      (page.registry.tabs.at(-1)?.groups ?? []).map(({ shown, tabs }) => [shown['feed'], tabs.length]),
    );
  const until = (expected: object) => eventually(() => JSON.stringify(reportedTabs()) === JSON.stringify(expected));

  it('reports to the registry what tabs show, for responses with and without a new table', async () => {
    const { headers } = await requestTable(1, live?.build);
    await until({ [live?.build ?? '']: 1 });
    expect((await requestTable(2, live?.build, { 'if-none-match': headers['etag'] })).statusCode).toBe(304);
    await until({ [live?.build ?? '']: 2 });
  });

  it('responds as usual to missing or invalid headers, and logs no tab', async () => {
    page.log.length = 0;
    for (const headers of [{ [SHOWN_BUILDS_HEADER]: 'x'.repeat(4_000) }, { [TAB_ID_HEADER]: 'ana' }])
      expect((await requestTable(3, live?.build, headers)).statusCode).toBe(200);
    expect((await requestTable(4, 'f'.repeat(16))).statusCode).toBe(200);
    await requestTable(5, live?.build);
    await until({ [live?.build ?? '']: 3 });
    expect(JSON.stringify(page.log)).not.toContain(tab(5));
  });

  it('reports no tabs when it stops, and accepts older builds after a restart', async () => {
    await page.get(`/builds/feed/${old?.build}/entry.js`, {});
    await page.server.close();
    expect(reportedTabs()).toEqual({});
    page.registry.down = true;
    await page.restart();
    await requestTable(1, old?.build);
    page.registry.down = false;
    await until({ [old?.build ?? '']: 1 });
  });

  it('works while the registry accepts no reports', async () => {
    const reportTabs = jest.spyOn(page.registry, 'reportTabs');
    page.registry.down = true;
    page.log.length = 0;
    expect((await requestTable(6, live?.build)).statusCode).toBe(200);
    await eventually(() => reportTabs.mock.results.length > 0);
    await reportTabs.mock.results[0]?.value.catch(() => undefined);
    expect(page.log.filter(({ level, msg }) => level >= 40 && !msg.startsWith('the registry is unavailable'))).toEqual(
      [],
    );
  });
});
