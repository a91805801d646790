import { quality, readJudgements } from './retrieval';

describe('quality', () => {
  it('is 1 for everything relevant in front, and nothing for nothing found', () => {
    expect(quality([{ found: ['a', 'b', 'x'], relevant: new Set(['b', 'a']) }])).toEqual({ ndcg10: 1, recall5: 1 });
    expect(quality([{ found: ['x'], relevant: new Set(['a']) }])).toEqual({ ndcg10: 0, recall5: 0 });
  });

  it('counts a hit less the later it comes, and for recall not behind the fifth', () => {
    const { ndcg10, recall5 } = quality([{ found: ['x', 'a', 'y', 'z', 'v', 'b'], relevant: new Set(['a', 'b']) }]);
    expect(ndcg10).toBeCloseTo((1 / Math.log2(3) + 1 / Math.log2(7)) / (1 + 1 / Math.log2(3)));
    expect(recall5).toBe(0.5);
  });

  it('refuses to make a figure of no judged claim', () => {
    expect(() => quality([{ found: ['a'], relevant: new Set() }])).toThrow('no claim');
  });
});

describe('readJudgements', () => {
  it('collects what is relevant to each claim', () => {
    expect(readJudgements('claim\tabstract\trelevance\n1\t7\t1\n1\t8\t1\n2\t9\t0\n')).toEqual(
      new Map([['1', new Set(['7', '8'])]]),
    );
  });
});
