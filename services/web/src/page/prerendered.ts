import type { PrerenderedPage } from '@cred/contract';
import { LOGIN_FAILURE_PARAM } from '@cred/contract/login-failures';
import * as releases from '@cred/contract/releases';
import { escapeHtml } from '@cred/service-kit/html-document';

/** The prerendered content of one response. */
export interface Markup {
  readonly title: string;
  /** A style element. */
  readonly style: string;
  /** The content of the page's root element. */
  readonly html: string;
}

const { apiUrl: apiPlaceholder, nonce: noncePlaceholder } = releases.prerenderPlaceholders;

const { parameter, unknown } = releases.prerenderedPaths;

/**
 * The keys under which a page may have been prerendered, the most specific first. Of the query only the failure code
 * counts; it is only compared, so an unknown one has no effect.
 */
export function prerenderKeys(url: string): string[] {
  const [pathname = '/', ...query] = url.split('?');
  const code = new URLSearchParams(query.join('?')).get(LOGIN_FAILURE_PARAM);
  const [, area, page, ...parameters] = pathname.split('/');
  const withParameters = parameters.length > 0 && parameters.every((segment) => segment !== '');
  return [
    ...(code ? [`${pathname}?${LOGIN_FAILURE_PARAM}=${code}`] : []),
    pathname,
    ...(withParameters ? [`/${area}/${page}/${parameters.map(() => parameter).join('/')}`] : []),
    // Only addresses that no route matches in another case or encoding.
    ...(/^\/auth\/[a-z\d-]+$/.test(pathname) ? [unknown] : []),
  ];
}

/** Replaces the placeholders of the build with the values of this response. */
export const fillPlaceholders = (
  { title, html, style }: PrerenderedPage,
  { apiUrl, nonce }: { readonly apiUrl: string; readonly nonce: string },
): Markup => ({
  title,
  html: html.replaceAll(apiPlaceholder, () => escapeHtml(apiUrl)),
  style: style.replaceAll(noncePlaceholder, () => nonce),
});
