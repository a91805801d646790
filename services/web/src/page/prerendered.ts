import { LOGIN_FAILED, releases, type PrerenderedPage } from '@cred/contract';
import { escapeHtml } from '@cred/service-kit/html-document';

/** What a prerendered page gives to the HTML, for one request. */
export interface Markup {
  readonly title: string;
  /** A style element. */
  readonly style: string;
  /** What is inside the page's root element. */
  readonly html: string;
}

const { apiUrl: apiPlaceholder, nonce: noncePlaceholder } = releases.prerenderMarks;

/**
 * The addresses under which a page may have been rendered, the most exact first. Of a query only the code of a
 * failure counts; it is only ever compared, so a made-up one comes to nothing.
 */
export function prerenderKeys(url: string): string[] {
  const [pathname = '/', ...query] = url.split('?');
  const code = new URLSearchParams(query.join('?')).get(LOGIN_FAILED);
  return code ? [`${pathname}?${LOGIN_FAILED}=${code}`, pathname] : [pathname];
}

/** Puts in what the build could not know. */
export const fillPlaceholders = (
  { title, html, style }: PrerenderedPage,
  { apiUrl, nonce }: { readonly apiUrl: string; readonly nonce: string },
): Markup => ({
  title,
  html: html.replaceAll(apiPlaceholder, () => escapeHtml(apiUrl)),
  style: style.replaceAll(noncePlaceholder, () => nonce),
});
