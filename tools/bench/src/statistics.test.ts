import { percentile, table } from './statistics';

describe('percentile', () => {
  it('is the nearest rank of the sorted samples', () => {
    const samples = [5, 1, 4, 2, 3];
    expect([percentile(samples, 0.5), percentile(samples, 0.95), percentile(samples, 0.01)]).toEqual([3, 5, 1]);
  });

  it('throws for a percentile of no samples', () => {
    expect(() => percentile([], 0.5)).toThrow('no samples');
  });
});

describe('table', () => {
  it('aligns names to the left and numbers to the right', () => {
    expect(
      table([
        ['read', 'p50'],
        ['first page', '1.00 ms'],
      ]),
    ).toEqual(['read            p50', 'first page  1.00 ms']);
  });
});
