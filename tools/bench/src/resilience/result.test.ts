import { describeResults, hasFaults, missedGoals, type Result } from './result';

const right = { acknowledged: 10, lost: 0, duplicated: 0, orphans: 0, wrongCounters: 0 };
const result = (more: Partial<Result> = {}): Result => ({
  name: 'kills',
  audit: right,
  outages: [{ recoveryMs: 900, hasTimedOut: false }],
  restarts: 0,
  otherErrors: 0,
  problems: [],
  notes: [],
  ...more,
});

describe('hasFaults', () => {
  it('is false when every write is stored once', () => {
    expect(hasFaults(result())).toBe(false);
  });

  it.each([
    ['a lost write', { audit: { ...right, lost: 1 } }],
    ['a duplicated write', { audit: { ...right, duplicated: 1 } }],
    ['an orphan', { audit: { ...right, orphans: 1 } }],
    ['a wrong counter', { audit: { ...right, wrongCounters: 1 } }],
    ['a server error other than 503 and 507', { otherErrors: 1 }],
    ['a service that does not recover', { outages: [{ recoveryMs: 60_000, hasTimedOut: true }] }],
  ])('is true for %s', (_, more) => {
    expect(hasFaults(result(more))).toBe(true);
  });
});

describe('missedGoals', () => {
  it('names nothing when all are reached', () => {
    expect(missedGoals([result({ p95: { without: 20, during: 40 } })])).toEqual([]);
  });

  it('names times, ratio, problems and restarts', () => {
    const outages = [4_000, 5_000, 7_000].map((recoveryMs) => ({ recoveryMs, hasTimedOut: false }));
    const missed = missedGoals([
      result({ outages, p95: { without: 20, during: 50 }, problems: ['no login'], restarts: 1 }),
    ]);
    expect(missed).toEqual([
      'kills: recovered after 5.0 s in the median, goal 3 s',
      'kills: recovered after 7.0 s at worst, goal 6 s',
      "kills: ordinary members' p95 grew to 2.5 times, goal 2",
      'kills: has problems, listed above',
      'kills: the whole product exited',
    ]);
  });
});

describe('describeResults', () => {
  it('has a row for each scenario and a line for each note', () => {
    const lines = describeResults([result(), result({ name: 'attack', audit: undefined, problems: ['no login'] })]);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toBe('attack: no login');
  });
});
