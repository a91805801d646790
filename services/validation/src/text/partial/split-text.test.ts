import { partsOfPost, sentenceSpans } from './split-text';

const parts = (text: string, language: 'en' | 'pt' = 'en') =>
  partsOfPost(text, language).map(({ start, end, ends }) => [text.slice(start, end).trim(), ends]);

describe('partsOfPost', () => {
  it('ends a part at each mark, line and joining word, and says where only a word shows it', () => {
    expect(parts('K 6.8, peaked Ts and BP 90/60. gave Ca\nwe think its viral')).toEqual([
      ['K 6.8,', 'mark'],
      ['peaked Ts', 'joint'],
      ['and BP 90/60.', 'sentence'],
      ['gave Ca', 'sentence'],
      ['we think', 'word'],
      ['its viral', 'sentence'],
    ]);
    expect(parts('TEC grave, 31a. decompressiva qdo?', 'pt').map(([, ends]) => ends)).toEqual([
      'mark',
      'sentence',
      'sentence',
    ]);
  });

  it('leaves no character out and has no part without a word', () => {
    for (const text of ['...!!', ' , a ,, b\n\n(c) !? ', '- a\n- b\n', '1,5 mg; "x"']) {
      const found = partsOfPost(text, 'en');
      expect(found.map(({ start, end }) => text.slice(start, end)).join('')).toBe(found.length > 0 ? text : '');
      for (const { start, end } of found) expect(text.slice(start, end)).toMatch(/[\p{L}\d]/u);
    }
  });
});

describe('sentenceSpans', () => {
  it('returns sentences and lines with the quotes and brackets that close them', () => {
    const text = 'He said "stop it." It was stopped (by Dr. Costa).\nNo fever';
    expect(sentenceSpans(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'He said "stop it."',
      'It was stopped (by Dr. Costa).',
      'No fever',
    ]);
  });
});
