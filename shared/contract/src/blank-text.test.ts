import { isBlankText } from './index';

describe('isBlankText', () => {
  it.each(['', ' \n\t', '\u200b\u200b', '\u2060', '\ufeff', '\u00ad', '\u3164', '\u202e\u2066', '\u00a0', '\ufe0f'])(
    'returns true for %j',
    (text) => {
      expect(isBlankText(text)).toBe(true);
    },
  );

  it.each(['a', ' . ', '👩\u200d⚕️', '\u200bé', '心'])('returns false for %j', (text) => {
    expect(isBlankText(text)).toBe(false);
  });
});
