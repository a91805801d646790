import { isBelow, isCut, mayExceed } from './use-clamp';

describe('mayExceed', () => {
  it.each([
    ['a short text', 'Short', false],
    ['exactly the maximum of lines', 'a\n'.repeat(17) + 'a', false],
    ['one line more than the maximum', 'a\n'.repeat(18) + 'a', true],
    ['empty lines', '\n'.repeat(40), true],
    ['one long line', 'a'.repeat(181), true],
  ])('compares %s with the maximum', (_, text, may) => {
    expect(mayExceed(text, 18)).toBe(may);
  });
});

describe('isCut', () => {
  it('is true for hidden lines, but not for a rounding error', () => {
    expect(isCut({ scrollHeight: 428, clientHeight: 405 })).toBe(true);
    expect(isCut({ scrollHeight: 406, clientHeight: 405 })).toBe(false);
  });
});

describe('isBelow', () => {
  it('is true for hidden content only', () => {
    expect(isBelow({ bottom: 420 }, { bottom: 400 })).toBe(true);
    expect(isBelow({ bottom: 400 }, { bottom: 400 })).toBe(false);
  });
});
