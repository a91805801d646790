import type { BuildRecord, ShellRecord } from '@cred/contract';
import { makeBuild, startTestRegistry, type TestBuild, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.close());

const shell = (seed: string, exported: readonly string[]): ShellRecord => ({
  build: seed.repeat(16),
  contractVersion: '1.2.0',
  entry: [],
  lanes: { auth: [], app: [], federation: [] },
  files: {},
  shared: { '@cred/ui': '1.0.0' },
  routes: {},
  provides: { '@cred/ui': [...exported] },
  slots: {},
});
const [fullShell, reducedShell] = [shell('a', ['Button', 'Modal']), shell('b', ['Modal'])];
const put = (record: ShellRecord) =>
  registry.request('PUT', '/shell', { record, actor: 'ops', force: true, reason: 'test' });
const table = async () => (await registry.request('GET', '/table')).json();

/** An area with four builds; `before` uses an export that the shell `reducedShell` does not have. */
function areaOf(area: string) {
  const build = (seed: string, used: readonly string[]): TestBuild => {
    const { record, contents } = makeBuild(area, seed);
    const more: Partial<BuildRecord> = { shared: { '@cred/ui': '1.0.0' }, uses: { '@cred/ui': [...used] } };
    return { contents, record: { ...record, ...more } };
  };
  const act = (action: string, body: object) =>
    registry.request('POST', `/areas/${area}/${action}`, { actor: 'ana', ...body });
  return {
    oldest: build('oldest', ['Modal']),
    older: build('older', []),
    before: build('before', ['Button']),
    live: build('live', []),
    act,
    async goLive(...builds: readonly TestBuild[]): Promise<void> {
      for (const each of builds) {
        await registry.publish(each);
        await act('promote', { build: each.record.build });
      }
    },
    row: async () => (await table()).areas[area],
  };
}

describe('the fallback of browsers', () => {
  it('is the previous build, while no shell is known or the live one is compatible with it', async () => {
    const { older, before, live, goLive, row } = areaOf('feed');
    await goLive(older, before, live);
    expect((await row()).fallback.build).toBe(before.record.build);
    await put(fullShell);
    expect((await row()).fallback.build).toBe(before.record.build);
  });

  it('is an older build when the previous build is incompatible with the live shell', async () => {
    await put(fullShell);
    const { oldest, older, before, live, goLive, row } = areaOf('chat');
    await goLive(oldest, older, before, live);
    await put(reducedShell);
    const { fallback, previous } = await row();
    expect(fallback).toMatchObject({
      build: older.record.build,
      entry: 'entry.js',
      integrity: { 'entry.js': older.record.files['entry.js']?.integrity },
    });
    // The previous build is still the rollback target: an operator who rolls back gets the refusal.
    expect(previous).toBe(before.record.build);
  });

  it('is null when no earlier build works', async () => {
    await put(fullShell);
    const { before, live, goLive, row } = areaOf('profile');
    await goLive(before, live);
    await put(reducedShell);
    expect((await row()).fallback).toBeNull();
  });

  it('is not a build that was rolled back', async () => {
    await put(fullShell);
    const { oldest, older, before, live, goLive, row, act } = areaOf('settings');
    await goLive(older, oldest);
    await act('rollback', {});
    await goLive(before, live);
    await put(reducedShell);
    expect((await row()).fallback.build).toBe(older.record.build);
  });

  it('changes with the shell, also for waiting requests, and the revision increases only then', async () => {
    await put(fullShell);
    const { before, live, goLive, act } = areaOf('notifications');
    await goLive(before, live);
    const { revision } = await table();
    const waiting = registry.request('GET', `/table?after=${revision}&wait=25`);
    await put(reducedShell);
    expect((await waiting).json()).toMatchObject({
      revision: revision + 1,
      areas: { notifications: { build: live.record.build, fallback: null } },
    });
    await put(shell('c', ['Modal', 'Tabs']));
    expect((await table()).revision).toBe(revision + 1);
    // The area's own revision is unchanged, so a change based on it is not stale.
    expect((await act('rollback', { to: before.record.build, expectedRevision: revision })).json().message).toContain(
      'uses Button',
    );
  });
});
