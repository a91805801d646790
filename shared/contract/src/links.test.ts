import { firstLink, linksInText } from './links';

describe('linksInText', () => {
  it.each([
    ['(see https://a.org/b_(c))', 'https://a.org/b_(c)'],
    ['https://a.org/b, then', 'https://a.org/b'],
    ['Really https://a.org/b?!', 'https://a.org/b'],
    ['HTTPS://A.ORG/Path', 'HTTPS://A.ORG/Path'],
  ])('finds in "%s" the link %s', (text, link) => {
    expect(linksInText(text).find((part) => part.href)?.text).toBe(link);
  });

  it('keeps every character of the text', () => {
    const text = 'a https://a.org.\n\nb www.b.org) c';
    expect(
      linksInText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('firstLink', () => {
  it.each([
    ['no link', 'Read nejm.org and mail a@www.b.org, or javascript:http://x.org', null],
    ['http', 'See http://a.org/x?y=1.', 'http://a.org/x?y=1'],
    ['www', '(www.b.org/a_(b)), then https://c.org', 'https://www.b.org/a_(b)'],
    ['an invalid one before', 'http:// and https://www. and “https://c.org/é”', 'https://c.org/%C3%A9'],
    ['punctuation', 'Is it https://c.org/a?!…', 'https://c.org/a'],
  ])('finds %s', (_case, text, link) => {
    expect(firstLink(text)).toBe(link);
  });
});
