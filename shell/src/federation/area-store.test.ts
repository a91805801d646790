import type { ReleaseTable } from '@cred/contract';
import { AreaStore, RETRY_MS } from './area-store';
import { feedBuild } from '../testing/feed-build';

const table = (live: string, { fallback, trial }: { fallback?: string; trial?: string } = {}): ReleaseTable => ({
  revision: 1,
  areas: {
    feed: {
      ...feedBuild(live),
      previous: null,
      fallback: fallback ? feedBuild(fallback) : null,
      trial: trial ? { ...feedBuild(trial), percent: 100, salt: 's', testers: [] } : null,
    },
  },
});
const ana = { id: '7', username: 'ana' };
const missing = Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });

/** Creates a store, a set of builds that fail to load, and a list of the reported failures. */
function setUp(first: ReleaseTable) {
  const broken = new Set<string>();
  const loads: string[] = [];
  const reported: string[] = [];
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
      void reported.push(`${build} ${kind} ${helped ? 'helped' : 'lost'}`),
  });
  const shown = async (): Promise<string> => (await store.load('feed')).build;
  return { store, broken, loads, reported, state, shown };
}
/** Resolves after all pending microtasks. */
const settled = async (): Promise<void> => {
  for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
};

describe('AreaStore.load', () => {
  it('loads a build once', async () => {
    const { store, loads } = setUp(table('b2', { fallback: 'b1' }));
    expect(store.load('feed')).toBe(store.load('feed'));
    await store.load('feed');
    expect(store.loaded('feed')?.build).toBe('b2');
    expect(loads).toEqual(['b2']);
  });

  it('falls back in the same tab, does not retry the failed build and reports it', async () => {
    const { store, broken, reported, shown, loads } = setUp(table('b2', { fallback: 'b1' }));
    broken.add('b2');
    expect(await shown()).toBe('b1');
    expect(await shown()).toBe('b1');
    expect(reported).toEqual(['b2 load helped']);
    store.setMember(ana);
    expect(loads).toEqual(['b2', 'b1']);
  });

  it('rejects with an AreaLoadError when no build can be loaded, and starts with the live build again after `forget`', async () => {
    const { store, broken, reported, shown } = setUp(table('b2', { fallback: 'b1' }));
    broken.add('b2').add('b1');
    await expect(shown()).rejects.toMatchObject({ name: 'AreaLoadError', area: 'feed' });
    await expect(shown()).rejects.toThrow('The feed area could not be loaded');
    expect(reported).toEqual(['b2 load lost', 'b1 load lost']);
    broken.clear();
    store.forget('feed');
    expect(await shown()).toBe('b2');
  });

  it('reports no build as failed when the loader itself cannot be loaded', async () => {
    const reported = jest.fn();
    const store = new AreaStore({
      table: table('b1'),
      loader: () => Promise.reject(new Error('offline')),
      isBusy: () => false,
      onFailure: reported,
    });
    await expect(store.load('feed')).rejects.toMatchObject({ name: 'AreaLoadError' });
    expect(reported).not.toHaveBeenCalled();
  });

  it("returns the trial's build to members on trial, then the live one", async () => {
    const { store, broken, shown } = setUp(table('b2', { fallback: 'b1', trial: 't1' }));
    store.setMember(ana);
    expect(await shown()).toBe('t1');
    broken.add('t1');
    store.forget('feed');
    expect(await shown()).toBe('b2');
  });
});

describe('AreaStore.recover', () => {
  it('falls back to the last good build after a throw in the first render', async () => {
    const { store, reported, shown } = setUp(table('b2', { fallback: 'b1' }));
    await shown();
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(true);
    expect(await shown()).toBe('b1');
    expect(reported).toEqual(['b2 render helped']);
  });

  it('renders a part again that throws later, and falls back when it throws again (FED-28)', async () => {
    const { store, reported, shown } = setUp(table('b2', { fallback: 'b1' }));
    store.commit(await store.load('feed'), 'page');
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(true);
    expect(await shown()).toBe('b2');
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(true);
    expect(await shown()).toBe('b1');
    expect(reported).toEqual(['b2 later-render lost', 'b2 later-render helped']);
  });

  it('shows the panel when a part throws again and there is no other build; after a retry of the member it starts over', async () => {
    const { store, reported } = setUp(table('b1'));
    store.commit(await store.load('feed'), 'page');
    const error = new Error('cannot render');
    expect([store.recover('feed', 'page', error), store.recover('feed', 'page', error)]).toEqual([true, false]);
    expect(reported).toEqual(['b1 later-render lost', 'b1 later-render lost']);
    store.forget('feed');
    await store.load('feed');
    expect(store.recover('feed', 'page', error)).toBe(true);
  });

  it('tracks the first render of each part separately', async () => {
    const { store } = setUp(table('b2', { fallback: 'b1' }));
    store.commit(await store.load('feed'), 'post-list');
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(true);
  });

  it('falls back to the last good build after any error when a file of the build is missing', async () => {
    const { store, reported } = setUp(table('b2', { fallback: 'b1' }));
    store.commit(await store.load('feed'), 'page');
    expect(store.recover('feed', 'page', missing)).toBe(true);
    expect(reported).toEqual(['b2 load helped']);
  });

  it('returns false when there is no other build', async () => {
    const { store, reported, shown } = setUp(table('b1'));
    await shown();
    expect(store.recover('feed', 'page', new Error('cannot render'))).toBe(false);
    expect(reported).toEqual(['b1 render lost']);
  });

  it('does not replace a page with unsaved input because of a slot', async () => {
    const { store, state, shown } = setUp(table('b2', { fallback: 'b1' }));
    await shown();
    store.mount('feed');
    state.busy = true;
    expect(store.recover('feed', 'post-list', new Error('cannot render'))).toBe(false);
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b2', 'b1']);
  });
});

describe('AreaStore.setTable', () => {
  it('replaces an area in which the member is not busy and notifies subscribers', async () => {
    const { store, shown } = setUp(table('b1'));
    await shown();
    store.mount('feed');
    const version = store.versionOf('feed');
    const listener = jest.fn();
    store.subscribe(listener);
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    expect(await shown()).toBe('b2');
    expect(store.versionOf('feed')).not.toBe(version);
    expect(listener).toHaveBeenCalled();
  });

  it('keeps the build while there is unsaved work, offers the new one, and replaces it when the member leaves', async () => {
    const { store, state, shown } = setUp(table('b1'));
    await shown();
    const leave = store.mount('feed');
    state.busy = true;
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b1', 'b2']);
    // `loaded` is reported to the page server: this tab still shows the old build.
    expect(store.loaded('feed')?.build).toBe('b1');
    leave();
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b2', null]);
  });

  it('shows the waiting build when the page with unsaved work is left, although a slot of the area stays', async () => {
    const { store, state, shown } = setUp(table('b1'));
    await shown();
    store.mount('feed');
    const leave = store.mount('feed');
    state.busy = true;
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    leave();
    // The page's own clean-up follows.
    state.busy = false;
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b2', null]);
  });

  it('shows the waiting build when the area is left and opened again before anything else runs', async () => {
    const { store, state, shown } = setUp(table('b1'));
    await shown();
    const leave = store.mount('feed');
    state.busy = true;
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    leave();
    store.mount('feed');
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b2', null]);
  });

  it('shows the waiting build on request, or as soon as the member is not busy', async () => {
    jest.useFakeTimers();
    const { store, state, shown } = setUp(table('b1'));
    await shown();
    store.mount('feed');
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

  it('withdraws an offered build that is rolled back before it is accepted', async () => {
    const { store, state, shown } = setUp(table('b1'));
    await shown();
    store.mount('feed');
    state.busy = true;
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    store.setTable(table('b1'));
    await settled();
    expect([await shown(), store.waitingOf('feed')]).toEqual(['b1', null]);
  });

  it('keeps the shown build when the new one does not load', async () => {
    const { store, broken, reported, shown, loads } = setUp(table('b1'));
    await shown();
    broken.add('b2');
    store.setTable(table('b2', { fallback: 'b1' }));
    await settled();
    expect(await shown()).toBe('b1');
    expect(reported).toEqual(['b2 load helped']);
    expect(loads).toEqual(['b1', 'b2']);
  });

  it('retries a build that failed to load, so that a tab does not keep a build that was rolled back', async () => {
    jest.useFakeTimers();
    const { store, broken, shown, loads } = setUp(table('b2'));
    await shown();
    broken.add('b1');
    store.setTable(table('b1'));
    await settled();
    await jest.advanceTimersByTimeAsync(RETRY_MS);
    expect(await shown()).toBe('b2');
    broken.clear();
    await jest.advanceTimersByTimeAsync(RETRY_MS);
    expect(await shown()).toBe('b2');
    await jest.advanceTimersByTimeAsync(RETRY_MS);
    expect(await shown()).toBe('b1');
    await jest.advanceTimersByTimeAsync(RETRY_MS * 9);
    expect(loads.filter((build) => build === 'b1')).toHaveLength(3);
    jest.useRealTimers();
  });

  it('reloads an area that could not be loaded, and clears its failures', async () => {
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

  it('reuses loaded builds when the table changes back', async () => {
    const { store, shown, loads } = setUp(table('b1'));
    await shown();
    for (const live of ['b2', 'b1', 'b2', 'b1']) {
      store.setTable(table(live));
      await settled();
      expect(await shown()).toBe(live);
    }
    expect(loads).toEqual(['b1', 'b2']);
  });

  it('applies overlapping changes of two areas', async () => {
    const { store, shown } = setUp(table('b1'));
    await shown();
    await store.load('chat').catch(() => undefined);
    const next = table('b2');
    store.setTable(next);
    store.setTable({ revision: 3, areas: { ...next.areas, chat: { ...feedBuild('c1'), previous: null } } });
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
