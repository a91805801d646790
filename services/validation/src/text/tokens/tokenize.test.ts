import { tokenize } from './tokenize';

describe('tokenize', () => {
  it.each([
    '',
    '   ',
    'Vc tá c/ febre 39,5°C há 2 dias!!!\n\n- dipirona 1 g 6/6h 👍',
    '\ud800 lone',
    'a\r\nb',
    '"x" (y) [z] 5-',
    "don't pt's 'quoted'",
  ])('preserves every character of %j', (text) => {
    expect(
      tokenize(text)
        .map(({ text }) => text)
        .join(''),
    ).toBe(text);
    for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
  });

  it.each([
    '1',
    '1,',
    '1.1',
    'a-',
    "a'",
    'a.',
    '@',
    '#',
    '"',
    '.',
    ' ',
    'aA',
    '1/',
    'a@',
    'http://',
    '-1',
    'w/',
    'a1',
    '5 mg/',
    '((',
    '👍',
    'x.y.',
  ])('handles %j, repeated to 5,000 characters, in linear time', (piece) => {
    const text = piece.repeat(Math.ceil(5_000 / piece.length));
    expect(tokenize(text).length).toBeLessThanOrEqual(text.length);
  });
});
