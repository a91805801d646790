import { describeOutages, measureOutage } from './availability';

describe('measureOutage', () => {
  it('is 0 when nothing failed', async () => {
    expect(await measureOutage(async () => true, { limitMs: 10_000, stableMs: 1 })).toEqual({
      recoveryMs: 0,
      hasTimedOut: false,
    });
  });

  it('is the time to the first success after the last failure', async () => {
    const results = [true, false, true, false];
    const { recoveryMs, hasTimedOut } = await measureOutage(async () => results.shift() ?? true, {
      limitMs: 10_000,
      stableMs: 1,
    });
    expect(results).toEqual([]);
    expect(recoveryMs).toBeGreaterThan(0);
    expect(hasTimedOut).toBe(false);
  });

  it('ends at its limit', async () => {
    expect(await measureOutage(async () => false, { limitMs: 120 })).toMatchObject({ hasTimedOut: true });
  });
});

describe('describeOutages', () => {
  it('shows the median and the longest', () => {
    const outages = [1_000, 5_000, 2_000].map((recoveryMs) => ({ recoveryMs, hasTimedOut: false }));
    expect(describeOutages(outages)).toEqual({ median: '2.0 s', worst: '5.0 s' });
  });

  it('shows that one did not end', () => {
    expect(describeOutages([{ recoveryMs: 60_000, hasTimedOut: true }]).worst).toBe('never (> 60.0 s)');
    expect(describeOutages([]).worst).toBe('-');
  });
});
