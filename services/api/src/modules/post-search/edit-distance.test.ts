import { editDistance, isProbablyMeant } from './edit-distance';

describe('editDistance', () => {
  it.each([
    ['sepsis', 'sepsis', 0],
    ['pnuemonia', 'pneumonia', 1],
    ['asprin', 'aspirin', 1],
    ['sarampu', 'sarampo', 1],
    ['tuberculoze', 'tuberculosis', 3],
    ['', 'abc', 3],
  ])('counts the typing errors between %j and %j', (one, other, expected) => {
    expect(editDistance(one, other, 5)).toBe(expected);
  });

  it('stops at the difference of the lengths', () => {
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });
});

describe('isProbablyMeant', () => {
  it('allows one error in a short word and two in a longer one', () => {
    expect(isProbablyMeant('astma', 'asma')).toBe(true);
    expect(isProbablyMeant('fever', 'lever')).toBe(true);
    expect(isProbablyMeant('fewwr', 'fever')).toBe(false);
    expect(isProbablyMeant('hypoglycaemio', 'hypoglycemia')).toBe(true);
  });
});
