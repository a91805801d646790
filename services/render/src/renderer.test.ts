import { limitFor } from './renderer';

describe('limitFor', () => {
  const limits = { warmMs: 150, leastMs: 100, coldMs: 600 };

  it.each([
    { share: 1, ms: 150 },
    { share: 0.5, ms: 300 },
    { share: 0.1, ms: 600 },
    { share: 0, ms: 600 },
  ])('allows $ms ms with a share of $share of a processor', ({ share, ms }) => {
    expect(limitFor({ warmMs: 150, coldMs: 600 }, share, [])).toBe(ms);
  });

  it.each([
    { usual: [], ms: 100 },
    { usual: [8, 20], ms: 100 },
    { usual: [40, 20], ms: 120 },
    { usual: [60], ms: 150 },
  ])('allows $ms ms where pages took $usual ms', ({ usual, ms }) => {
    expect(limitFor(limits, 1, usual)).toBe(ms);
    expect(limitFor(limits, 0.5, usual)).toBe(2 * ms);
  });
});
