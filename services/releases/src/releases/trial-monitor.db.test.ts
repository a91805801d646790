import pg from 'pg';
import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

type Build = ReturnType<typeof makeBuild>;
const [live, next] = [makeBuild('feed', 'live'), makeBuild('feed', 'next')] as [Build, Build];

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  for (const build of [live, next]) await registry.publish(build);
});
afterAll(() => registry.close());

const change = (action: string, body: object) =>
  registry.request('POST', `/areas/feed/${action}`, { actor: 'ana', ...body });
const minuteOf = (time: number): string => new Date(Math.floor(time / 60_000) * 60_000).toISOString();
const minute = (build: Build, counts: object, at = Date.now()) => ({
  area: 'feed',
  build: build.record.build,
  minute: minuteOf(at),
  counts,
});
const report = (minutes: readonly object[], to = registry.server) =>
  to.inject({
    method: 'POST',
    url: '/reports',
    headers: { ...registry.authorization, 'content-type': 'application/json' },
    payload: { minutes },
  });
const feed = async () => (await registry.request('GET', '/table')).json().areas.feed;
const status = async () => (await registry.request('GET', '/status')).json().areas[0];
const history = async () => (await registry.request('GET', '/areas/feed/history')).json().changes;
/** The counts as reported by three groups of addresses. */
const spread = (loads: number, failures: number) => ({
  loads: loads * 3,
  'failures:load': failures * 2,
  'failures:render': failures,
  ...Object.fromEntries(
    [1, 2, 3].flatMap((group) => [
      [`loaded-from:${group}`, loads],
      [`failed-from:${group}`, failures],
    ]),
  ),
});
// Made for each report: a trial that begins in a later minute than its reports does not count them.
const fine = () => minute(live, spread(1_000, 2));
const broken = () => minute(next, spread(30, 10));

const ended = async (): Promise<number> =>
  (await history()).filter(({ actor }: { actor: string }) => actor === 'registry').length;
async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: registry.databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Starts a trial without reports, next to the live build `live`. */
beforeEach(async () => {
  await change('promote', { build: live.record.build });
  await query('delete from releases.report_minutes');
  await change('trial', { build: next.record.build, percent: 10 });
});

describe('a trial that fails clearly more often than the live build', () => {
  it('is ended by the registry, with the reason in the history, and waiting requests get the new table', async () => {
    const { revision } = (await registry.request('GET', '/table')).json();
    const waiting = registry.request('GET', `/table?after=${revision}&wait=25`);
    expect((await report([fine(), broken()])).statusCode).toBe(204);
    expect((await waiting).json()).toMatchObject({
      revision: revision + 1,
      areas: { feed: { build: live.record.build, trial: null } },
    });
    expect((await history())[0]).toMatchObject({
      action: 'end-trial',
      from: next.record.build,
      to: live.record.build,
      actor: 'registry',
      token: null,
      reason:
        `Stopped automatically: ${next.record.build} failed in 30 of about 120 loads (25.0%) since the trial began, ` +
        `the live ${live.record.build} failed in 6 of about 3,006 loads (0.2%)`,
    });
    expect(await status()).toMatchObject({ live: live.record.build, held: false, trial: null });
  });

  it('continues while there is too little data or no difference, and the status has its counts', async () => {
    await report([minute(next, spread(10, 1))]);
    expect((await status()).trial.soFar).toMatchObject({
      trial: { loads: 30, failures: 3 },
      live: { loads: 0, failures: 0 },
      verdict: 'too-few',
    });
    await report([fine(), minute(next, spread(300, 1))]);
    const { soFar } = (await status()).trial;
    expect(soFar).toMatchObject({
      trial: { loads: 930, failures: 6 },
      live: { loads: 3_000, failures: 6 },
      verdict: 'fine',
    });
    expect(soFar.sentence).toContain('no reason to stop it');
  });

  it('does not count reports from before it began', async () => {
    await report([fine(), minute(next, spread(30, 10), Date.now() - 120_000)]);
    expect((await feed()).trial.build).toBe(next.record.build);
  });

  it('is compared with the live build’s history when the live build has few attempts', async () => {
    await report([minute(live, spread(1_000, 250), Date.now() - 3_600_000), broken()]);
    expect((await feed()).trial.build).toBe(next.record.build);
    expect((await status()).trial.soFar).toMatchObject({
      verdict: 'fine',
      sentence: expect.stringContaining(', 20.0% with its history'),
    });
  });

  it('is not ended by the reports of one group of addresses', async () => {
    await report([
      fine(),
      minute(next, { loads: 90, 'failures:render': 5_000, 'loaded-from:1': 90, 'failed-from:7': 5_000 }),
    ]);
    expect((await feed()).trial.build).toBe(next.record.build);
  });

  it('is ended only once when two processes receive reports', async () => {
    const [other, before] = [await registry.another(), await ended()];
    await report([minute(next, spread(10, 0))]);
    await Promise.all(
      [registry.server, other, registry.server, other].map((server) =>
        report([fine(), minute(next, spread(5, 10))], server),
      ),
    );
    expect(await ended()).toBe(before + 1);
    expect((await feed()).trial).toBeNull();
  });

  it('is not ended after a concurrent promotion, which stays in effect', async () => {
    const before = await ended();
    const [, promoted] = await Promise.all([
      report([fine(), broken()]),
      change('promote', { build: next.record.build }),
    ]);
    expect(promoted.statusCode).toBe(200);
    expect(await feed()).toMatchObject({ build: next.record.build, trial: null });
    expect((await ended()) - before).toBeLessThanOrEqual(1);
  });

  it('may start again, and is evaluated by new reports only', async () => {
    await report([fine(), broken()]);
    expect((await feed()).trial).toBeNull();
    await query(`update releases.report_minutes set minute = minute - interval '5 minutes'`);
    await change('trial', { build: next.record.build, percent: 5 });
    await report([minute(next, spread(100, 0))]);
    expect((await feed()).trial).toMatchObject({ build: next.record.build, percent: 5 });
  });
});
