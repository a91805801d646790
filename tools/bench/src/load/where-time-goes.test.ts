import { summarize } from './where-time-goes';

describe('summarize', () => {
  it('is the mean and the maximum of the seconds, and the longest delay', () => {
    const lines = [
      { at: 1, utilization: 0.2, delayMs: 4 },
      { at: 2, utilization: 0.6, delayMs: 30 },
    ];
    expect(summarize(lines)).toEqual({ mean: 0.4, max: 0.6, delayMs: 30 });
  });

  it('is nothing without lines', () => {
    expect(summarize([])).toBeUndefined();
  });
});
