/** The query parameter of the login page with the page that is shown after the login (AUTH-42). */
export const NEXT_PAGE_PARAM = 'next';

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** Only pages that members link to; anything else could lead to another site. */
const NEXT_PAGE = new RegExp(`^/post/${ID}(?:\\?comment=${ID})?`, 'i');

/** The part of an address (path and query) that may be shown after a login; null for other pages. */
export const nextPage = (address: string): string | null => NEXT_PAGE.exec(address)?.[0] ?? null;

/** The query of the login page for a visitor of this address: empty if the login leads home as usual. */
export function loginQuery(address: string): string {
  const next = nextPage(address);
  return next === null ? '' : `?${NEXT_PAGE_PARAM}=${encodeURIComponent(next)}`;
}
