import { FailingBuilds } from './failing-builds';

const MINUTE_MS = 60_000;
const feed = { area: 'feed', build: '0123456789abcdef', kind: 'throw' } as const;

describe('FailingBuilds', () => {
  let now = 0;
  let builds: FailingBuilds;
  beforeEach(() => {
    now = 0;
    builds = new FailingBuilds(() => now);
  });
  const isPaused = (): boolean => builds.isPaused(feed.area, feed.build);
  const fail = (times: number): boolean[] => Array.from({ length: times }, () => builds.add(feed));

  it('pauses a build for ten minutes after five failures within five minutes', () => {
    expect(fail(4)).toEqual([false, false, false, false]);
    expect(isPaused()).toBe(false);
    now = 5 * MINUTE_MS - 1;
    expect(fail(1)).toEqual([true]);
    expect(isPaused()).toBe(true);
    expect(builds.isPaused('feed', 'fedcba9876543210')).toBe(false);
    expect(builds.isPaused(null, feed.build)).toBe(false);
    now += 10 * MINUTE_MS - 1;
    expect(isPaused()).toBe(true);
    now += 1;
    expect(isPaused()).toBe(false);
    expect(fail(4)).not.toContain(true);
  });

  it('ignores failures that are older than five minutes', () => {
    fail(4);
    now = 5 * MINUTE_MS;
    fail(4);
    expect(isPaused()).toBe(false);
  });

  it('pauses an area’s build that took too long for half a minute at once', () => {
    expect(builds.add({ ...feed, kind: 'timeout' })).toBe(false);
    expect(isPaused()).toBe(true);
    now = 30_000;
    expect(isPaused()).toBe(false);
    builds.add({ area: null, build: feed.build, kind: 'timeout' });
    expect(builds.isPaused(null, feed.build)).toBe(false);
    for (let index = 0; index < 4; index += 1) builds.add({ ...feed, kind: 'timeout' });
    now += 9 * MINUTE_MS;
    expect(isPaused()).toBe(true);
  });

  it('leaves an area’s build out for half a minute without counting a failure', () => {
    builds.leaveOut(feed);
    expect(isPaused()).toBe(true);
    now = 30_000;
    expect(isPaused()).toBe(false);
    expect(fail(4)).not.toContain(true);
    builds.leaveOut({ area: null, build: feed.build });
    expect(builds.isPaused(null, feed.build)).toBe(false);
  });

  it('keeps a limited number of builds', () => {
    fail(5);
    for (let index = 0; index < 500; index += 1) builds.add({ ...feed, build: `${index}` });
    expect(isPaused()).toBe(false);
    expect(builds['builds'].size).toBe(500);
  });
});
