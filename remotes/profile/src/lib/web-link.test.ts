import { webLink } from './web-link';

describe('webLink', () => {
  it('shows a web address without scheme, www and trailing slash', () => {
    expect(webLink('https://www.example.org/about/')).toEqual({
      href: 'https://www.example.org/about/',
      text: 'example.org/about',
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.org', 'not an address', '', null])(
    'shows nothing for %s',
    (link) => {
      expect(webLink(link)).toBeNull();
    },
  );
});
