import { allowsRange, requestedRange } from './range';

describe('requestedRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['Bytes=0-1', { start: 0, end: 1 }],
  ])('reads %s', (header, range) => {
    expect(requestedRange(header, 10)).toEqual(range);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=999999999999999-', 'bytes=-0'])('returns none for %s', (header) => {
    expect(requestedRange(header, 10)).toBe('none');
  });

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=4-2',
    'bytes=0-1,4-5',
    'seconds=0-1',
    'bytes=a-b',
    'bytes',
    'bytes=0-1;',
    'bytes=99999999999999999999-',
  ])('returns all for %s', (header) => {
    expect(requestedRange(header, 10)).toBe('all');
  });

  it('returns none for an empty file', () => {
    expect(requestedRange('bytes=0-', 0)).toBe('none');
  });
});

describe('allowsRange', () => {
  it('allows a range without a condition, or with a strong match', () => {
    expect([undefined, '"a"', ' "a" '].map((header) => allowsRange(header, '"a"'))).toEqual([true, true, true]);
    expect(['"b"', 'W/"a"', 'Sat, 21 Nov 2026 06:00:00 GMT', ''].map((header) => allowsRange(header, '"a"'))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
