import { shortCount, withCount } from './count';

describe('shortCount', () => {
  it.each([
    [0, ''],
    [7, '7'],
    [999, '999'],
    [1_204, '1.2K'],
    [2_000_000, '2M'],
  ])('shows %d as "%s"', (count, shown) => {
    expect(shortCount(count)).toBe(shown);
  });
});

describe('withCount', () => {
  it('includes the full count, and omits zero', () => {
    expect(withCount('Comments', 1_204)).toBe('Comments (1,204)');
    expect(withCount('Comments', 0)).toBe('Comments');
  });
});
