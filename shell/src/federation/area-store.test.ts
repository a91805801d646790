import type { Loadable, ReleaseTable } from '@cred/contract';
import { AreaStore, LOAD_AGAIN_MS } from './area-store';

const loadable = (build: string): Loadable => ({
  build,
  entry: 'entry.js',
  global: `g_${build}`,
  preload: [],
  contractVersion: '1.0.0',
  base: `/builds/feed/${build}/`,
  integrity: {},
});
const table = (live: string, { fallback, trial }: { fallback?: string; trial?: string } = {}): ReleaseTable => ({
  revision: 1,
  areas: {
    feed: {
      ...loadable(live),
      previous: null,
      fallback: fallback ? loadable(fallback) : null,
      trial: trial ? { ...loadable(trial), percent: 100, salt: 's', testers: [] } : null,
    },
  },
});
const ana = { id: '7', username: 'ana' };
const missing = Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });

/** A store, the builds that do not load, and what was told of failures. */
function setUp(first: ReleaseTable) {
  const broken = new Set<string>();
  const loads: string[] = [];
  const told: string[] = [];
  const state = { busy: false };
  const store = new AreaStore({
    table: first,
    loader:
      async () =>
      async ({ build }) => {
        loads.push(build);
        if (broken.has(build)) throw new TypeError(`${build} is broken`);
        return { remote: { contractVersion: '1.0.0', routes: [], slots: {} } };
      },
    isBusy: () => state.busy,
    onFailure: (_area, { loadable: { build }, kind }, helped) =>
      void told.push(`${build} ${kind} ${helped ? 'helped' : 'lost'}`),
  });
  const shown = async (): Promise<string> => (await store.load('feed')).build;
  return { store, broken, loads, told, state, shown };
}
/** Everything that needs no time has happened. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

describe('AreaStore.load', () => {
  it('loads a build once', async () => {
    const { store, loads } = setUp(table('b2', { fallback: 'b1' }));
    expect(store.load('feed')).toBe(store.load('feed'));
    await store.load('feed');
    expect(store.loaded('feed')?.build).toBe('b2');
    expect(loads).toEqual(['b2']);
  });

  it('falls back in the same tab, remembers what failed, and tells it', async () => {
    const { store, broken, told, shown, loads } = setUp(table('b2', { fallback: 'b1' }));
    broken.add('b2');
    expect(await shown()).toBe('b1');
    expect(await shown()).toBe('b1');
    expect(told).toEqual(['b2 load helped']);
    store.setMember(ana);
    expect(loads).toEqual(['b2', 'b1']);
  });

  it('fails with an AreaLoadError when nothing can be loaded, until it is forgotten: then from the live build anew', async () => {
    const { store, broken, told, shown } = setUp(table('b2', { fallback: 'b1' }));
    broken.add('b2').add('b1');
    await expect(shown()).rejects.toMatchObject({ name: 'AreaLoadError', area: 'feed' });
    await expect(shown()).rejects.toThrow('The feed area could not be loaded');
    expect(told).toEqual(['b2 load lost', 'b1 load lost']);
    broken.clear();
    store.forget('feed');
    expect(await shown()).toBe('b2');
  });

  it('blames no build when the loader itself cannot be had', async () => {
    const told = jest.fn();
    const store = new AreaStore({
      table: table('b1'),
      loader: () => Promise.reject(new Error('offline')),
      isBusy: () => false,
      onFailure: told,
    });
    await expect(store.load('feed')).rejects.toMatchObject({ name: 'AreaLoadError' });
    expect(told).not.toHaveBeenCalled();
  });

  it('gives members on trial the trial’s build, then the live one', async () => {
    const { store, broken, shown } = setUp(table('b2', { fallback: 'b1', trial: 't1' }));
    store.setMember(ana);
    expect(await shown()).toBe('t1');
    broken.add('t1');
    store.forget('feed');
    expect(await shown()).toBe('b2');
  });
});

describe('AreaStore.recover', () => {
  it('lets the last good build take over after a throw at the first render', async () => {
    const { store, told, shown } = setUp(table('b2', { fallback: 'b1' }));
    await shown();
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(true);
    expect(await shown()).toBe('b1');
    expect(told).toEqual(['b2 render helped']);
  });

  it('leaves a later throw to the panel', async () => {
    const { store, told, shown } = setUp(table('b2', { fallback: 'b1' }));
    store.commit(await store.load('feed'), 'page');
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(false);
    expect(await shown()).toBe('b2');
    expect(told).toEqual([]);
  });

  it('knows the first render of each part by itself', async () => {
    const { store } = setUp(table('b2', { fallback: 'b1' }));
    store.commit(await store.load('feed'), 'post-list');
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(true);
  });

  it('lets the last good build take over whenever a file of the build is missing', async () => {
    const { store, told } = setUp(table('b2', { fallback: 'b1' }));
    store.commit(await store.load('feed'), 'page');
    expect(store.recover('feed', 'page', missing)).toBe(true);
    expect(told).toEqual(['b2 load helped']);
  });

  it('says when there is nothing else', async () => {
    const { store, told, shown } = setUp(table('b1'));
    await shown();
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(false);
    expect(told).toEqual(['b1 render lost']);
  });

  it('replaces no page that somebody writes in because of a slot', async () => {
    const { store, state, shown } = setUp(table('b2', { fallback: 'b1' }));
    await shown();
    store.use('feed');
    state.busy = true;
    expect(store.recover('feed', 'post-list', new Error('cannot render'))).toBe(false);
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b2', 'b1']);
  });
});

describe('AreaStore.setTable', () => {
  it('swaps an area that nobody is busy in, and tells who listens', async () => {
    const { store, shown } = setUp(table('b1'));
    await shown();
    store.use('feed');
    const turn = store.turnOf('feed');
    const heard = jest.fn();
    store.subscribe(heard);
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    expect(await shown()).toBe('b2');
    expect(store.turnOf('feed')).not.toBe(turn);
    expect(heard).toHaveBeenCalled();
  });

  it('keeps the build under somebody’s unsaved work, offers the new one, and swaps when they leave', async () => {
    const { store, state, shown } = setUp(table('b1'));
    await shown();
    const leave = store.use('feed');
    state.busy = true;
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b1', 'b2']);
    // What the page server is told of: this tab has not moved.
    expect(store.loaded('feed')?.build).toBe('b1');
    leave();
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b2', null]);
  });

  it('swaps at once when that is asked for, or as soon as nobody is busy any more', async () => {
    jest.useFakeTimers();
    const { store, state, shown } = setUp(table('b1'));
    await shown();
    store.use('feed');
    state.busy = true;
    store.setTable(table('b2'));
    await settled();
    store.showWaiting('feed');
    expect(await shown()).toBe('b2');
    store.setTable(table('b3'));
    await settled();
    expect(await shown()).toBe('b2');
    state.busy = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await shown()).toBe('b3');
    jest.useRealTimers();
  });

  it('withdraws an offer that was rolled back before anybody took it', async () => {
    const { store, state, shown } = setUp(table('b1'));
    await shown();
    store.use('feed');
    state.busy = true;
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    store.setTable(table('b1'));
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b1', null]);
  });

  it('keeps what is shown when the new build does not load', async () => {
    const { store, broken, told, shown, loads } = setUp(table('b1'));
    await shown();
    broken.add('b2');
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    expect(await shown()).toBe('b1');
    expect(told).toEqual(['b2 load helped']);
    expect(loads).toEqual(['b1', 'b2']);
  });

  it('asks again for a build that must take over and could not be had: a tab must not keep what was rolled back', async () => {
    jest.useFakeTimers();
    const { store, broken, shown, loads } = setUp(table('b2'));
    await shown();
    broken.add('b1');
    store.setTable(table('b1'));
    await settled();
    await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS);
    expect(await shown()).toBe('b2');
    broken.clear();
    await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS);
    expect(await shown()).toBe('b2');
    await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS);
    expect(await shown()).toBe('b1');
    await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS * 9);
    expect(loads.filter((build) => build === 'b1')).toHaveLength(3);
    jest.useRealTimers();
  });

  it('brings an area back that could not be loaded, and forgets what failed', async () => {
    const { store, broken, shown } = setUp(table('b2', { fallback: 'b1' }));
    broken.add('b2').add('b1');
    await expect(shown()).rejects.toThrow();
    broken.clear();
    store.setTable(table('b1'));
    expect(await shown()).toBe('b1');
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    expect(await shown()).toBe('b2');
  });

  it('loads nothing again when it flips back', async () => {
    const { store, shown, loads } = setUp(table('b1'));
    await shown();
    for (const live of ['b2', 'b1', 'b2', 'b1']) {
      store.setTable(table(live));
      await settled();
      expect(await shown()).toBe(live);
    }
    expect(loads).toEqual(['b1', 'b2']);
  });

  it('loses no change of one area over a change of another one meanwhile', async () => {
    const { store, shown } = setUp(table('b1'));
    await shown();
    await store.load('chat').catch(() => undefined);
    const next = table('b2');
    store.setTable(next);
    store.setTable({ revision: 3, areas: { ...next.areas, chat: { ...loadable('c1'), previous: null } } });
    await settled();
    expect(await shown()).toBe('b2');
  });

  it('starts and ends trials in open tabs', async () => {
    const { store, shown } = setUp(table('b1'));
    store.setMember(ana);
    await shown();
    store.setTable(table('b1', { trial: 't1' }));
    await settled();
    expect(await shown()).toBe('t1');
    store.setTable(table('b1'));
    await settled();
    expect(await shown()).toBe('b1');
  });
});
