import type { Loadable } from '@cred/contract';
import type { AreaBuild, BuildFailure } from './load-build';

const report = jest.fn();
const measureArea = jest.fn();
jest.mock('../reports/send', () => ({ report: (...args: unknown[]) => report(...args) }));
jest.mock('../reports/vitals', () => ({ measureArea: (...args: unknown[]) => measureArea(...args) }));
let idle: (() => void)[] = [];
jest.mock('../lib/idle', () => ({ whenIdle: (task: () => void) => idle.push(task) }));
jest.mock('../previews/previews', () => ({ hadPreviews: () => false }));

const build = '0123456789abcdef';
const area: AreaBuild = { area: 'feed', build, contractVersion: '1.0.0', routes: [], slots: {} };
const loadable: Loadable = {
  build,
  entry: 'entry.js',
  global: 'g',
  preload: ['entry.js', 'page.js'],
  contractVersion: '1.0.0',
  base: '/b/',
  integrity: { 'entry.js': 'sha384-e' },
};
const failure = (kind: BuildFailure['kind']): BuildFailure => ({ loadable, kind, cause: undefined });

/** Loads a new copy of the module; `random` decides whether the page is in the sample. */
async function loadModule(random: number) {
  jest.resetModules();
  jest.spyOn(Math, 'random').mockReturnValue(random);
  report.mockReset();
  measureArea.mockReset();
  idle = [];
  return import('./report-builds');
}
/** Reports are sent in a later task. */
const reportedItems = async (): Promise<unknown[]> => {
  await new Promise((resolve) => setTimeout(resolve));
  return report.mock.calls.map(([item]) => item);
};

describe('reports about builds', () => {
  it.each([
    [0.099, 'are reported', 1],
    [0.1, 'are not reported', 0],
  ])('loads and metrics with random value %d %s', async (random, _sampled, times) => {
    const { reportLoad, reportShown } = await loadModule(random);
    reportLoad(area, 12.4);
    reportShown(area);
    for (const task of idle) task();
    const all = [
      { type: 'load', area: 'feed', build, weight: 10 },
      { type: 'metric', area: 'feed', build, metric: 'load', value: 12 },
    ];
    expect(await reportedItems()).toEqual(times ? all : []);
    expect(measureArea).toHaveBeenCalledTimes(times);
  });

  it('of the sample wait until the browser is idle, which failures do not (SHELL-37)', async () => {
    const { reportFailure, reportLoad, reportShown } = await loadModule(0);
    reportLoad(area, 12.4);
    reportShown(area);
    reportFailure('feed', failure('render'), true);
    expect(await reportedItems()).toEqual([expect.objectContaining({ type: 'failure' })]);
    expect(measureArea).not.toHaveBeenCalled();
    for (const task of idle) task();
    expect(await reportedItems()).toHaveLength(3);
    reportShown({ ...area, build: 'fedcba9876543210' });
    await reportedItems();
    expect(measureArea.mock.calls).toEqual([[{ area: 'feed', build }], [{ area: 'feed', build: 'fedcba9876543210' }]]);
  });

  it('contain every failure, up to twenty', async () => {
    const { reportFailure } = await loadModule(0.9);
    for (let index = 0; index < 25; index += 1) reportFailure('feed', failure('render'), index === 0);
    const items = await reportedItems();
    expect(items).toHaveLength(20);
    expect(items.slice(0, 2)).toEqual([
      { type: 'failure', area: 'feed', build, kind: 'render', helped: true },
      { type: 'failure', area: 'feed', build, kind: 'render', helped: false },
    ]);
  });

  it('contain the possibly altered files only when a load failed', async () => {
    const { reportFailure } = await loadModule(0.9);
    for (const kind of ['load', 'render', 'timeout'] as const) reportFailure('feed', failure(kind), false);
    await reportedItems();
    expect(report.mock.calls.map(([, files]) => files)).toEqual([
      [
        { url: '/b/entry.js', integrity: 'sha384-e' },
        { url: '/b/page.js', integrity: '' },
      ],
      [],
      [],
    ]);
  });

  describe('of errors outside of rendering (FED-28)', () => {
    const thrown = (path: string, name = 'Error'): Error =>
      Object.assign(new Error('Something'), {
        name,
        stack: `Error: Something\n    at https://cred.example/assets/shell.js:1:1\n    at ${path}:1:2\n    at https://cred.example/builds/chat/${'c'.repeat(16)}/page.js:1:1`,
      });
    const ownFile = `https://cred.example/builds/feed/${build}/page.js`;
    const item = (kind: string) => ({ type: 'failure', area: 'feed', build, kind, helped: false });
    const chat: AreaBuild = { ...area, area: 'chat', build: 'c'.repeat(16) };

    it('name the build of the first file in the stack, once for each kind', async () => {
      const { reportThrown } = await loadModule(0.9);
      for (let index = 0; index < 3; index += 1) {
        reportThrown('event', thrown(ownFile), [chat, area]);
        reportThrown('promise', thrown(ownFile), [chat, area]);
      }
      expect(await reportedItems()).toEqual([item('event'), item('promise')]);
    });

    it('leave out interrupted requests, missing files, errors of other scripts, and what is no error', async () => {
      const { reportThrown } = await loadModule(0.9);
      reportThrown('promise', thrown(ownFile, 'AbortError'), [area]);
      reportThrown('event', thrown(ownFile, 'ChunkLoadError'), [area]);
      reportThrown('event', thrown('chrome-extension://x/y.js'), [area]);
      reportThrown('promise', 'text', [area]);
      expect(await reportedItems()).toEqual([]);
    });
  });
});
