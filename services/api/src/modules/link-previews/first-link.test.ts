import { firstLink } from './first-link';

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
