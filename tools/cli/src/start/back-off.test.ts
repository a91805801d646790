import { BackOff } from './back-off';

describe('BackOff', () => {
  it('doubles the pause for quick ends up to the maximum, and begins again after a long run', () => {
    const backOff = new BackOff({ firstMs: 500, maxMs: 30_000, quickMs: 10_000 });
    expect(Array.from({ length: 9 }, () => backOff.next(100))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect(backOff.next(10_000)).toBe(500);
    expect(backOff.next(9_999)).toBe(1_000);
  });
});
