import { quality, readJudgements } from './retrieval';

describe('quality', () => {
  it('is 1 for all relevant results at the top, and 0 when nothing was found', () => {
    expect(quality([{ found: ['a', 'b', 'x'], relevant: new Set(['b', 'a']) }])).toEqual({ ndcg10: 1, recall5: 1 });
    expect(quality([{ found: ['x'], relevant: new Set(['a']) }])).toEqual({ ndcg10: 0, recall5: 0 });
  });

  it('weighs a hit less the later it is, and ignores hits after the fifth for recall', () => {
    const { ndcg10, recall5 } = quality([{ found: ['x', 'a', 'y', 'z', 'v', 'b'], relevant: new Set(['a', 'b']) }]);
    expect(ndcg10).toBeCloseTo((1 / Math.log2(3) + 1 / Math.log2(7)) / (1 + 1 / Math.log2(3)));
    expect(recall5).toBe(0.5);
  });

  it('throws when no claim has a relevant abstract', () => {
    expect(() => quality([{ found: ['a'], relevant: new Set() }])).toThrow('no claim');
  });
});

describe('readJudgements', () => {
  it('collects the relevant abstracts of each claim', () => {
    expect(readJudgements('claim\tabstract\trelevance\n1\t7\t1\n1\t8\t1\n2\t9\t0\n')).toEqual(
      new Map([['1', new Set(['7', '8'])]]),
    );
  });
});
