import { sortHashes } from './sorted-integrity';

describe('sortHashes', () => {
  it('sorts the table of hashes, and leaves everything else', () => {
    expect(sortHashes('a;r.sriHashes = {2:"*-x-*",\n"10": "*-y-*"};b({2:"x",1:"y"})')).toBe(
      'a;r.sriHashes = {"10": "*-y-*",2:"*-x-*"};b({2:"x",1:"y"})',
    );
    expect(sortHashes('({2:"x",1:"y"})')).toBe('({2:"x",1:"y"})');
  });
});
