import { leavesRoom, mediaSize } from './media-size';

describe('mediaSize', () => {
  it.each([
    [
      { width: 4_000, height: 3_000 },
      { width: 300, height: 225 },
    ],
    [
      { width: 3_000, height: 4_000 },
      { width: 255, height: 340 },
    ],
    [
      { width: 200, height: 120 },
      { width: 200, height: 120 },
    ],
    [
      { width: 4_000, height: 40 },
      { width: 300, height: 96 },
    ],
    [
      { width: 64, height: 48 },
      { width: 120, height: 96 },
    ],
    [
      { width: 0, height: 0 },
      { width: 300, height: 225 },
    ],
    [null, { width: 300, height: 225 }],
  ])('shows %j at %j', (size, box) => {
    expect(mediaSize(size)).toEqual(box);
  });
});

describe('leavesRoom', () => {
  it.each([
    [{ width: 4_000, height: 3_000 }, true, false],
    [{ width: 600, height: 1_600 }, false, false],
    [{ width: 600, height: 1_600 }, true, true],
    [{ width: 4_000, height: 40 }, false, true],
    [null, true, false],
  ])('is for %j, with a text: %s, %s', (size, hasText, expected) => {
    expect(leavesRoom(size, hasText)).toBe(expected);
  });
});
