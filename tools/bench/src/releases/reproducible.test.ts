import { compare } from './reproducible';

describe('compare', () => {
  it('counts files with another hash, and files of one build only, as different', () => {
    const first = new Map([
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
    ]);
    expect(compare(first, first)).toEqual({ equal: 3, files: 3 });
    const second = new Map([
      ['a', '1'],
      ['b', '2'],
      ['d', '1'],
    ]);
    expect(compare(first, second)).toEqual({ equal: 1, files: 4 });
  });
});
