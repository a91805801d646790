import pg from 'pg';
import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
beforeAll(async () => (registry = await startTestRegistry()));
afterAll(() => registry.close());
beforeEach(() => query('delete from releases.tabs'));

const [old, now] = ['a'.repeat(16), 'b'.repeat(16)];
const server = (number: number): string => String(number).repeat(16);
const tab = (number: number): string => `80000000${String(number).padStart(8, '0')}`;
const group = (shown: object, ...tabs: (readonly [number, number])[]) => ({
  shown,
  tabs: tabs.map(([number, age]) => [tab(number), age]),
});
const report = (from: number, ...groups: object[]) =>
  registry.request('POST', '/tabs', { server: server(from), zeroBits: 0, groups });
const read = async () => (await registry.request('GET', '/tabs')).json().areas;

async function query(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: registry.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe('POST /tabs', () => {
  it('adds up the tabs of several page servers, by area and build', async () => {
    expect((await report(1, group({ feed: now, chat: old }, [1, 0], [2, 3]))).statusCode).toBe(204);
    await report(2, group({ feed: old }, [3, 0]), group({ feed: now }, [4, 9]));
    expect(await read()).toEqual({ feed: { [now]: 3, [old]: 1 }, chat: { [old]: 2 } });
  });

  it('replaces the page server’s previous report', async () => {
    await report(1, group({ feed: old }, [1, 0], [2, 0]));
    await report(1, group({ feed: now }, [1, 0]));
    expect(await read()).toEqual({ feed: { [now]: 1 } });
    await report(1);
    expect(await read()).toEqual({});
  });

  it('counts a tab that two page servers report only once, by the later report', async () => {
    await report(1, group({ feed: now }, [1, 1]), group({ feed: old }, [2, 1]));
    await report(2, group({ feed: old }, [1, 14]), group({ feed: now }, [2, 14]));
    expect(await read()).toEqual({ feed: { [now]: 1, [old]: 1 } });
  });

  it('multiplies the counts of a sample, and reduces the other page servers to the same sample', async () => {
    await registry.request('POST', '/tabs', {
      server: server(1),
      zeroBits: 2,
      groups: [
        {
          shown: { feed: now },
          tabs: [
            ['3fffffff00000000', 0],
            ['0000000000000000', 0],
          ],
        },
      ],
    });
    await report(2, {
      shown: { feed: old },
      tabs: [
        ['2000000000000000', 0],
        ['4000000000000000', 0],
        ['ffffffff00000000', 0],
      ],
    });
    expect(await read()).toEqual({ feed: { [now]: 8, [old]: 4 } });
  });

  it('ignores and deletes the report of a page server that stopped reporting', async () => {
    expect(await read()).toBeNull();
    await report(1, group({ feed: now }, [1, 0]));
    await query(`update releases.tabs set at = now() - interval '21 seconds'`);
    expect(await read()).toBeNull();
    await report(2);
    await query(`do $$ begin assert (select count(*) from releases.tabs) = 1; end $$`);
  });

  it.each([
    ['an invalid area', { groups: [{ shown: { '../x': now }, tabs: [[tab(1), 0]] }] }],
    ['an invalid build', { groups: [{ shown: { feed: 'latest' }, tabs: [[tab(1), 0]] }] }],
    ['an invalid tab', { groups: [{ shown: { feed: now }, tabs: [['ana', 0]] }] }],
    ['a time in the future', { groups: [{ shown: { feed: now }, tabs: [[tab(1), -5]] }] }],
    ['an invalid server', { server: 'page-1' }],
    ['an unknown field', { extra: 'ana' }],
  ])('refuses %s', async (_what, wrong) => {
    expect(
      (await registry.request('POST', '/tabs', { server: server(1), zeroBits: 0, groups: [], ...wrong })).statusCode,
    ).toBe(400);
    expect(await read()).toBeNull();
  });

  it('accepts reports with the token of a page server; a deploy token may only read', async () => {
    const secretOf = async (body: object) =>
      (await registry.request('POST', '/tokens', { actor: 'ops', ...body })).json().secret as string;
    const [page, team] = [
      await secretOf({ name: 'page', scope: 'page' }),
      await secretOf({ name: 'team', scope: 'deploy', area: 'feed' }),
    ];
    const as = async (secret: string, method: 'GET' | 'POST') =>
      (
        await registry.request(
          method,
          '/tabs',
          method === 'POST' ? { server: server(1), zeroBits: 0, groups: [] } : undefined,
          { authorization: `Bearer ${secret}` },
        )
      ).statusCode;
    expect([await as(page, 'POST'), await as(team, 'POST'), await as(team, 'GET'), await as('none', 'GET')]).toEqual([
      204, 403, 200, 401,
    ]);
  });
});

describe('GET /status', () => {
  it('has the open tabs of each area as soon as a page server has reported', async () => {
    const [feed, chat] = [makeBuild('feed', 'one'), makeBuild('chat', 'one')];
    await registry.publish(feed);
    await registry.publish(chat);
    const tabs = async () =>
      (await registry.request('GET', '/status')).json().areas.map((each: { readonly tabs?: object }) => each.tabs);
    expect(await tabs()).toEqual([undefined, undefined]);
    await report(1, group({ feed: feed.record.build }, [1, 0]));
    expect(await tabs()).toEqual([{}, { [feed.record.build]: 1 }]);
  });
});
