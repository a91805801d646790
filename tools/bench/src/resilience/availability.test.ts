import { describeOutages, untilBack } from './availability';

describe('untilBack', () => {
  it('is 0 when nothing failed', async () => {
    expect(await untilBack(async () => true, { limitMs: 10_000, stableMs: 1 })).toEqual({
      backMs: 0,
      isLasting: false,
    });
  });

  it('is the time to the first success after the last failure', async () => {
    const results = [true, false, true, false];
    const { backMs, isLasting } = await untilBack(async () => results.shift() ?? true, {
      limitMs: 10_000,
      stableMs: 1,
    });
    expect(results).toEqual([]);
    expect(backMs).toBeGreaterThan(0);
    expect(isLasting).toBe(false);
  });

  it('ends at its limit', async () => {
    expect(await untilBack(async () => false, { limitMs: 120 })).toMatchObject({ isLasting: true });
  });
});

describe('describeOutages', () => {
  it('shows the median and the longest', () => {
    const outages = [1_000, 5_000, 2_000].map((backMs) => ({ backMs, isLasting: false }));
    expect(describeOutages(outages)).toEqual({ median: '2.0 s', worst: '5.0 s' });
  });

  it('shows that one did not end', () => {
    expect(describeOutages([{ backMs: 60_000, isLasting: true }]).worst).toBe('never (> 60.0 s)');
    expect(describeOutages([]).worst).toBe('-');
  });
});
