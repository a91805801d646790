import { makePost } from '@cred/testing';
import { roundToHalfStars, withOwnRating } from './rating';

describe('roundToHalfStars', () => {
  it.each([
    [0, 0],
    [2.24, 2],
    [2.25, 2.5],
    [2.74, 2.5],
    [4.75, 5],
    [7, 5],
    [-1, 0],
    [Number.NaN, 0],
  ])('rounds %d to %d', (average, shown) => {
    expect(roundToHalfStars(average)).toBe(shown);
  });
});

describe('withOwnRating', () => {
  const rated = (averageRating: number, ratingCount: number, userRating: number | null, value: number) =>
    withOwnRating(makePost({ averageRating, avaregeRating: averageRating, ratingCount, userRating }), value);

  it('adds the first rating', () => {
    expect(rated(0, 0, null, 4)).toMatchObject({ averageRating: 4, avaregeRating: 4, ratingCount: 1, userRating: 4 });
  });

  it('averages the new rating with the ratings of others', () => {
    expect(rated(3, 2, null, 5)).toMatchObject({ averageRating: 11 / 3, ratingCount: 3, userRating: 5 });
  });

  it('replaces the previous rating', () => {
    expect(rated(3, 2, 1, 5)).toMatchObject({ averageRating: 5, ratingCount: 2, userRating: 5 });
    expect(rated(2, 1, 2, 5)).toMatchObject({ averageRating: 5, ratingCount: 1, userRating: 5 });
  });

  it('has no further effect when it is repeated', () => {
    const once = rated(3, 2, null, 5);
    const twice = withOwnRating(once, 5);
    expect(twice.averageRating).toBeCloseTo(once.averageRating);
    expect(twice).toMatchObject({ ratingCount: 3, userRating: 5 });
  });
});
