import { summarize } from './where-time-goes';

describe('summarize', () => {
  it('returns the mean and the maximum utilization per second, and the longest delay', () => {
    const lines = [
      { at: 1, utilization: 0.2, delayMs: 4 },
      { at: 2, utilization: 0.6, delayMs: 30 },
    ];
    expect(summarize(lines)).toEqual({ mean: 0.4, max: 0.6, delayMs: 30 });
  });

  it('returns undefined without lines', () => {
    expect(summarize([])).toBeUndefined();
  });
});
