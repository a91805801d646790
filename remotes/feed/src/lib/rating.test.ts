import { displayedRating } from './rating';

describe('displayedRating', () => {
  it.each([
    [0, 0],
    [2.24, 2],
    [2.25, 2.5],
    [2.74, 2.5],
    [4.75, 5],
    [7, 5],
    [-1, 0],
    [Number.NaN, 0],
  ])('shows %d as %d', (average, shown) => {
    expect(displayedRating(average)).toBe(shown);
  });
});
