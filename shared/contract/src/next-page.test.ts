import { loginQuery, NEXT_PAGE_PARAM, nextPage } from './index';

const id = '0190a5c4-0000-7000-8000-00000000000a';

describe('the page after a login', () => {
  it.each([
    `/post/${id}`,
    `/post/${id}?comment=${id}`,
    '/bookmark',
    '/notifications',
    '/settings',
    '/settings/muted-words',
    '/profile/ana.souza',
    `/your-chat/ana.souza/${id}`,
    '/topic/cora%C3%A7%C3%A3o',
    '/search?q=from%3Aana%20sepsis&tab=members',
  ])('is %s', (address) => {
    const query = loginQuery(address);
    expect(query.startsWith(`?${NEXT_PAGE_PARAM}=`)).toBe(true);
    expect(nextPage(decodeURIComponent(query.slice(NEXT_PAGE_PARAM.length + 2)))).toBe(address);
  });

  it('leaves out other parameters', () => {
    expect(loginQuery(`/post/${id}?utm_source=mail`)).toBe(loginQuery(`/post/${id}`));
    expect(loginQuery('/profile/ana?utm_source=mail')).toBe(loginQuery('/profile/ana'));
    expect(loginQuery('/search?q=sepsis&utm_source=mail')).toBe(loginQuery('/search?q=sepsis'));
  });

  it.each([
    '/',
    '/post/x',
    '/auth/login',
    '/api/auth/logout',
    '/settingsx',
    '//settings',
    '/\\\\settings',
    ' /settings',
    `//evil.example/post/${id}`,
    `https://evil.example/post/${id}`,
    '/post/../settings',
    '/%2e%2e/settings',
  ])('is home for %s', (address) => {
    expect(loginQuery(address)).toBe('');
    expect(nextPage(address)).toBeNull();
  });
});
