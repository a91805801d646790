import type { Loadable } from '@cred/contract';
import type { AreaBuild, BuildFailure } from './load-build';

const report = jest.fn();
const shown = jest.fn();
jest.mock('../reports/send', () => ({ report: (...args: unknown[]) => report(...args) }));
jest.mock('../reports/vitals', () => ({ shown: (...args: unknown[]) => shown(...args) }));
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

/** The module as a page begins with it; `luck` decides whether the page is one of those that tell. */
async function begin(luck: number) {
  jest.resetModules();
  jest.spyOn(Math, 'random').mockReturnValue(luck);
  report.mockReset();
  shown.mockReset();
  return import('./tell');
}
/** What is told goes out in a later task. */
const told = async (): Promise<unknown[]> => {
  await new Promise((resolve) => setTimeout(resolve));
  return report.mock.calls.map(([item]) => item);
};

describe('what a page tells of builds', () => {
  it.each([
    [0.099, 'of one page in ten', 1],
    [0.1, 'of none of the others', 0],
  ])('with luck %d: loads and speed %s', async (luck, _whose, times) => {
    const { tellLoad, tellShown } = await begin(luck);
    tellLoad(area, 12.4);
    tellShown(area);
    const all = [
      { type: 'load', area: 'feed', build, weight: 10 },
      { type: 'metric', area: 'feed', build, metric: 'load', value: 12 },
    ];
    expect(await told()).toEqual(times ? all : []);
    expect(shown).toHaveBeenCalledTimes(times);
  });

  it('is every failure, twenty at most', async () => {
    const { tellFailure } = await begin(0.9);
    for (let index = 0; index < 25; index += 1) tellFailure('feed', failure('render'), index === 0);
    const items = await told();
    expect(items).toHaveLength(20);
    expect(items.slice(0, 2)).toEqual([
      { type: 'failure', area: 'feed', build, kind: 'render', helped: true },
      { type: 'failure', area: 'feed', build, kind: 'render', helped: false },
    ]);
  });

  it('has the files that may have been altered with it only where files are at fault', async () => {
    const { tellFailure } = await begin(0.9);
    for (const kind of ['load', 'render', 'timeout'] as const) tellFailure('feed', failure(kind), false);
    await told();
    expect(report.mock.calls.map(([, files]) => files)).toEqual([
      [
        { url: '/b/entry.js', integrity: 'sha384-e' },
        { url: '/b/page.js', integrity: '' },
      ],
      [],
      [],
    ]);
  });
});
