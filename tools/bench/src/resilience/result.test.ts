import { describeResults, hasFaults, missedGoals, type Result } from './result';

const right = { acknowledged: 10, lost: 0, doubled: 0, orphans: 0, wrongCounters: 0 };
const result = (more: Partial<Result> = {}): Result => ({
  name: 'kills',
  audit: right,
  outages: [{ backMs: 900, isLasting: false }],
  ends: 0,
  otherErrors: 0,
  harm: [],
  notes: [],
  ...more,
});

describe('hasFaults', () => {
  it('is false when every write is where it belongs', () => {
    expect(hasFaults(result())).toBe(false);
  });

  it.each([
    ['a lost write', { audit: { ...right, lost: 1 } }],
    ['a doubled write', { audit: { ...right, doubled: 1 } }],
    ['an orphan', { audit: { ...right, orphans: 1 } }],
    ['a wrong counter', { audit: { ...right, wrongCounters: 1 } }],
    ['a server error without a meaning', { otherErrors: 1 }],
    ['a part that stays away', { outages: [{ backMs: 60_000, isLasting: true }] }],
  ])('is true for %s', (_, more) => {
    expect(hasFaults(result(more))).toBe(true);
  });
});

describe('missedGoals', () => {
  it('names nothing when all are reached', () => {
    expect(missedGoals([result({ p95: { without: 20, during: 40 } })])).toEqual([]);
  });

  it('names times, ratio, harm and ends', () => {
    const outages = [4_000, 5_000, 7_000].map((backMs) => ({ backMs, isLasting: false }));
    const missed = missedGoals([result({ outages, p95: { without: 20, during: 50 }, harm: ['no login'], ends: 1 })]);
    expect(missed).toEqual([
      'kills: back after 5.0 s in the median, goal 3 s',
      'kills: back after 7.0 s at worst, goal 6 s',
      "kills: ordinary members' p95 grew to 2.5 times, goal 2",
      'kills: somebody else was kept out',
      'kills: the whole product ended',
    ]);
  });
});

describe('describeResults', () => {
  it('has a row for each scenario and a line for each note', () => {
    const lines = describeResults([result(), result({ name: 'attack', audit: undefined, harm: ['no login'] })]);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toBe('attack: no login');
  });
});
