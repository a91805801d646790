import type { Measured } from './measured';
import { compareWithGoals, ratio, tables } from './report';

const bytes: NonNullable<Measured['bytes']> = [
  {
    route: 'login',
    sent: { federated: 93_000, bundle: 90_000 },
    first: { federated: 92_000, bundle: 90_000 },
    parts: { federated: { entry: 93_000 }, bundle: { entry: 90_000 } },
    requests: { federated: 2, bundle: 2 },
  },
  {
    route: 'settings',
    sent: { federated: 110_400, bundle: 100_000 },
    first: { federated: 105_000, bundle: 100_000 },
    parts: { federated: { entry: 90_000, 'entries of areas': 20_400 }, bundle: { entry: 100_000 } },
    requests: { federated: 9, bundle: 5 },
  },
];

describe('ratio', () => {
  it('compares medians, so that one slow run has no effect', () => {
    expect(ratio([100, 110, 900], [100, 100, 100])).toBeCloseTo(1.1);
  });
});

describe('compareWithGoals', () => {
  it('reports each measured goal with its value and whether it is met', () => {
    expect(compareWithGoals({ bytes })).toEqual([
      { goal: 'JavaScript of login, federated / one bundle', measured: '1.03', limit: '<= 1.10', met: true },
      { goal: 'JavaScript of login', measured: '93.0 kB', limit: '<= 81.3 kB', met: false },
      // The value rounds to the limit.
      { goal: 'JavaScript of settings, federated / one bundle', measured: '1.10', limit: '<= 1.10', met: true },
    ]);
  });

  it('compares the slowest rollback and the number of failed loads with their limits', () => {
    const goals = compareWithGoals({
      rollback: {
        command: [800],
        newLoad: [700, 800, 1_400],
        openTab: [3_000, 5_100, 4_000],
        loads: 40,
        failedLoads: 1,
      },
    });
    expect(goals.map(({ measured, met }) => [measured, met])).toEqual([
      ['800 ms', true],
      ['1,400 ms', false],
      ['5,100 ms', false],
      ['1', false],
    ]);
  });

  it('counts the areas that change with an edit of another one', () => {
    const goals = compareWithGoals({
      build: {
        areas: { feed: [1_900, 2_500, 1_800] },
        shell: [9_000],
        all: [5_000],
        changedOthers: { feed: ['chat'] },
      },
    });
    expect(goals.map(({ met }) => met)).toEqual([true, false]);
  });

  it('misses the goal of a login page that is not in the HTML', () => {
    const lcp: Measured['lcp'] = {
      routes: [],
      plainLogin: null,
      changes: { nextPaint: [40], scripts: 0 },
      unavailable: [],
    };
    expect(compareWithGoals({ lcp })[0]).toMatchObject({ measured: 'the form is not in the HTML', met: false });
  });
});

describe('tables', () => {
  it('shows both variants side by side, and the bytes by purpose', () => {
    expect(tables({ bytes })).toEqual([
      [
        ['JavaScript sent, brotli', 'federated', 'one bundle', 'ratio', 'preloaded', 'ratio', 'files'],
        ['login', '93.0 kB', '90.0 kB', '1.03', '92.0 kB / 90.0 kB', '1.02', '2 / 2'],
        ['settings', '110.4 kB', '100.0 kB', '1.10', '105.0 kB / 100.0 kB', '1.05', '9 / 5'],
      ],
      [
        ['of which (federated / one bundle)', 'entry', 'entries of areas'],
        ['login', '93.0 kB / 90.0 kB', '0.0 kB / 0.0 kB'],
        ['settings', '90.0 kB / 100.0 kB', '20.4 kB / 0.0 kB'],
      ],
    ]);
  });
});
