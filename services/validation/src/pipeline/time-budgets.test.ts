import { TimeBudgets } from './time-budgets';

const budget = { capacityMs: 1_000, perMinuteMs: 600 };

function make() {
  const clock = { ms: 0 };
  return { clock, budgets: new TimeBudgets(budget, () => clock.ms) };
}
const attempt = (budgets: TimeBudgets, key: string): unknown => {
  try {
    budgets.require(key);
    return 'allowed';
  } catch (failure) {
    return (failure as { retryAfter: number }).retryAfter;
  }
};

describe('TimeBudgets', () => {
  it('allows any number of checks that cost little', () => {
    const { budgets } = make();
    for (let each = 0; each < 999; each += 1) {
      budgets.require('a');
      budgets.spend('a', 1);
    }
    expect(attempt(budgets, 'a')).toBe('allowed');
  });

  it('rejects with 429 until time is available again, for this member only', () => {
    const { budgets, clock } = make();
    budgets.spend('a', 1_100);
    expect([attempt(budgets, 'a'), attempt(budgets, 'b')]).toEqual([11, 'allowed']);
    expect([budgets.usedMs('a'), budgets.usedMs('b')]).toEqual([1_100, 0]);
    clock.ms += 10_500;
    expect(attempt(budgets, 'a')).toBe('allowed');
  });

  it('saves no more than the capacity', () => {
    const { budgets, clock } = make();
    clock.ms += 3_600_000;
    budgets.spend('a', 1_000);
    expect(attempt(budgets, 'a')).toBe(1);
  });

  it('stores a bounded number of members', () => {
    const { budgets } = make();
    budgets.spend('first', 5_000);
    for (let each = 0; each < 10_000; each += 1) budgets.spend(`member ${each}`, 1);
    expect(attempt(budgets, 'first')).toBe('allowed');
  });
});
