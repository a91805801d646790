import type { Loadable } from '@cred/contract';
import { AreaLoadError } from './area-load-error';
import { canBeConnection, loadBuild, loadFirst, TIMEOUT_MS, type AreaBuild, type BuildFailure } from './load-build';
import { feedBuild } from '../testing/feed-build';

const builds = [feedBuild('live'), feedBuild('before')];
const exposed = { remote: { contractVersion: '1.0.0', routes: [], slots: {} } };
const areaBuild = ({ build }: Loadable): AreaBuild => ({ ...exposed.remote, area: 'feed', build });

describe('loadFirst', () => {
  const failures: string[] = [];
  const recordFailure = ({ loadable: { build }, kind }: BuildFailure): void => void failures.push(`${build} ${kind}`);
  beforeEach(() => failures.splice(0));
  afterEach(() => jest.useRealTimers());

  it('returns the first build and loads no other', async () => {
    const load = jest.fn(async (each: Loadable) => areaBuild(each));
    expect((await loadFirst(builds, load, recordFailure)).build).toBe('live');
    expect(load).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([]);
  });

  it('loads the next build after a failure and reports it', async () => {
    const load = async (each: Loadable) =>
      each.build === 'live' ? Promise.reject(new Error('gone')) : areaBuild(each);
    expect((await loadFirst(builds, load, recordFailure)).build).toBe('before');
    expect(failures).toEqual(['live load']);
  });

  it('rejects with all reasons when every build fails', async () => {
    await expect(
      loadFirst(builds, ({ build }) => Promise.reject(new Error(`${build} is gone`)), recordFailure),
    ).rejects.toThrow('Error: live is gone; Error: before is gone');
    expect(failures).toEqual(['live load', 'before load']);
  });

  it('starts the next build while a slow one is still loading', async () => {
    jest.useFakeTimers();
    const result = loadFirst(
      builds,
      (each) => (each.build === 'live' ? new Promise(() => undefined) : Promise.resolve(areaBuild(each))),
      recordFailure,
    );
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect((await result).build).toBe('before');
    expect(failures).toEqual(['live timeout']);
  });

  it('keeps all loads on a slow connection and returns the first loaded build', async () => {
    jest.useFakeTimers();
    const loadAfter = (ms: number, each: Loadable) =>
      new Promise<AreaBuild>((resolve) => setTimeout(() => resolve(areaBuild(each)), ms));
    const result = loadFirst(builds, (each) => loadAfter(TIMEOUT_MS * 4, each), recordFailure);
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS * 4);
    expect((await result).build).toBe('live');
    expect(failures).toEqual([]);
  });
});

describe('loadBuild', () => {
  const live = feedBuild('live');
  const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

  it.each([
    ['the entry cannot be loaded', named('Error', 'Failed to get remoteEntry #RUNTIME-008 ScriptNetworkError')],
    ['a chunk cannot be loaded', named('ChunkLoadError', 'Loading chunk 7 failed')],
  ])(
    'retries once when %s, because the request may have received the failed response of a preload',
    async (_what, failure) => {
      const load = jest.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(exposed);
      expect(await loadBuild('feed', live, load)).toMatchObject({ area: 'feed', build: 'live', routes: [] });
    },
  );

  it.each([
    ['the entry throws', named('Error', '#RUNTIME-008 ScriptExecutionError: Script loaded but threw')],
    ['the module throws', named('TypeError', 'x is not a function')],
  ])('does not retry when %s', async (_what, failure) => {
    const load = jest.fn().mockRejectedValue(failure);
    await expect(loadBuild('feed', live, load)).rejects.toBe(failure);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, {}, { remote: {} }, { remote: { routes: {}, slots: {} } }])(
    'rejects a module that exposes %j',
    async (given) => {
      await expect(loadBuild('feed', live, async () => given)).rejects.toThrow('no `remote` made by defineRemote');
    },
  );
});

describe('canBeConnection', () => {
  const missing = Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });
  const threw = new Error('cannot load');
  const notLoaded = (cause: unknown): Error => new AreaLoadError('feed', 'not loaded', { cause });

  it.each([
    ['a missing file', missing, true],
    ['an area of which a file is missing', notLoaded(new AggregateError([threw, missing])), true],
    ['an area whose loader cannot be loaded', notLoaded(missing), true],
    ['an area whose builds all threw', notLoaded(new AggregateError([threw, threw])), false],
    ['a part that threw', threw, false],
  ])('%s', (_title, error, expected) => expect(canBeConnection(error)).toBe(expected));
});
