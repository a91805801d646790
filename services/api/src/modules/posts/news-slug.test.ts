import { makeNewsSlug } from './news-slug';

const id = '0192f0c0-0000-7000-8000-00005eedcafe';
const slug = (text: string) => makeNewsSlug({ NEWS_ACCOUNT: 'Cred.News' }, { username: 'cred.news' }, { id, text });

describe('makeNewsSlug', () => {
  it('joins the plain letters of the first line and a unique suffix', () => {
    expect(slug('  Vacinação: o que mudou?\nSegunda linha')).toBe('vacinacao-o-que-mudou-5eedcafe');
  });

  it('has at most 80 characters for any text', () => {
    const long = slug('word '.repeat(400)) ?? '';
    expect(long.length).toBeLessThanOrEqual(80);
    expect(long).toMatch(/^(word-)+(wo?r?d?-)?5eedcafe$/);
  });

  it('begins with `news` when the first line has no plain letter', () => {
    expect(slug('الأخبار 👩‍⚕️')).toBe('news-5eedcafe');
  });

  it.each([
    [undefined, 'cred.news'],
    ['cred.news', 'ana.souza'],
    ['', ''],
  ])('is null when the account is %s and the author %s', (NEWS_ACCOUNT, username) => {
    expect(makeNewsSlug({ NEWS_ACCOUNT }, { username }, { id, text: 'Hi' })).toBeNull();
  });
});
