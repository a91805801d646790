import { limitFor } from './renderer';

describe('limitFor', () => {
  const limits = { warmMs: 150, coldMs: 600 };

  it.each([
    { share: 1, ms: 150 },
    { share: 0.5, ms: 300 },
    { share: 0.1, ms: 600 },
    { share: 0, ms: 600 },
  ])('allows $ms ms with a share of $share of a processor', ({ share, ms }) => {
    expect(limitFor(limits, share)).toBe(ms);
  });
});
