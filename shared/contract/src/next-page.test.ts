import { loginQuery, NEXT_PAGE_PARAM, nextPage } from './index';

const id = '0190a5c4-0000-7000-8000-00000000000a';

describe('the page after a login', () => {
  it.each([`/post/${id}`, `/post/${id}?comment=${id}`])('is %s', (address) => {
    const query = loginQuery(address);
    expect(query.startsWith(`?${NEXT_PAGE_PARAM}=`)).toBe(true);
    expect(nextPage(decodeURIComponent(query.slice(NEXT_PAGE_PARAM.length + 2)))).toBe(address);
  });

  it('leaves out other parameters', () => {
    expect(loginQuery(`/post/${id}?utm_source=mail`)).toBe(loginQuery(`/post/${id}`));
  });

  it.each([
    '/',
    '/settings',
    '/post/x',
    `//evil.example/post/${id}`,
    `https://evil.example/post/${id}`,
    '/post/../settings',
  ])('is home for %s', (address) => {
    expect(loginQuery(address)).toBe('');
    expect(nextPage(address)).toBeNull();
  });
});
