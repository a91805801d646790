import { diffWords, type TextPart } from './word-diff';

/** Changed parts in brackets. */
const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const diff = (before: string, after: string) => {
  const found = diffWords(before, after);
  return [marked(found.before), marked(found.after)];
};

describe('diffWords', () => {
  it('marks the words that were removed and added', () => {
    expect(
      diff(
        'hey guys, gonna start losartan 50 mg bc of hypertension',
        'Going to start losartan 50 mg because of hypertension.',
      ),
    ).toEqual([
      '[hey guys, gonna] start losartan 50 mg [bc] of hypertension',
      '[Going to] start losartan 50 mg [because] of hypertension[.]',
    ]);
  });

  it('keeps numbers with their signs as one word', () => {
    expect(diff('PA 150/90, K 2.5', 'PA 150/80, K 2.6')).toEqual(['PA [150/90], K [2.5]', 'PA [150/80], K [2.6]']);
  });

  it('marks a word in another case or with other accents', () => {
    expect(diff('pressao alta, Não', 'pressão alta, não')).toEqual(['[pressao] alta, [Não]', '[pressão] alta, [não]']);
  });

  it('returns the exact texts, with their spaces and line breaks', () => {
    const [before, after] = ['  a b\n\nc  d ', 'a x c\nd\n'];
    const found = diffWords(before, after);
    const join = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
    expect([join(found.before), join(found.after)]).toEqual([before, after]);
  });

  it.each([
    ['equal texts', 'no change 1.', 'no change 1.', ['no change 1.', 'no change 1.']],
    ['an empty text before', '', 'new', ['', '[new]']],
    ['an empty text after', 'old', '', ['[old]', '']],
    ['no common word', 'one two', 'three four', ['[one two]', '[three four]']],
  ])('handles %s', (_case, before, after, expected) => {
    expect(diff(before, after)).toEqual(expected);
  });

  it('compares the longest texts of a check', () => {
    const long = (word: string) => `${word} `.repeat(5_000 / (word.length + 1));
    const found = diffWords(`${long('a')}`, `x ${long('a').slice(2)}y`);
    expect(marked(found.after)).toMatch(/^\[x\] a .* a \[y\]$/);
  });
});
