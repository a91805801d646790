/** The query parameter of the login page with the page that is shown after the login (AUTH-42). */
export const NEXT_PAGE_PARAM = 'next';

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** A part of a path: not one of dots only, which would name another path. */
const PART = '/(?!\\.{1,2}(?:[/?]|$))[\\w.~%@-]{1,120}';
const QUERY = '\\?q=[\\w.~%+-]{1,900}(?:&tab=[a-z]{1,20})?';
/** Only pages of the product, without what others could add to an address; anything else could lead to another site. */
const NEXT_PAGES = [
  new RegExp(`^/post/${ID}(?:\\?comment=${ID})?`, 'i'),
  new RegExp(`^/search(?:${QUERY})?`),
  new RegExp(`^/(?:bookmark|notifications|your-chat|settings|profile|topic)(?:${PART}){0,3}(?=[/?]|$)`),
];

/** The part of an address (path and query) that may be shown after a login; null for other pages. */
export function nextPage(address: string): string | null {
  for (const page of NEXT_PAGES) {
    const [found] = page.exec(address) ?? [];
    if (found !== undefined) return found;
  }
  return null;
}

/** The query of the login page for a visitor of this address: empty if the login leads home as usual. */
export function loginQuery(address: string): string {
  const next = nextPage(address);
  return next === null ? '' : `?${NEXT_PAGE_PARAM}=${encodeURIComponent(next)}`;
}
