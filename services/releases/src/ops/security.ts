import { AppError } from '@cred/service-kit';
import { cspHash } from '@cred/service-kit/html-document';
import type { FastifyRequest } from 'fastify';
import { script, style } from './views/document';

/** Headers of every response of the ops page. The policy allows its script and its style sheet by their hashes. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${cspHash(script)}`,
    `style-src ${cspHash(style)}`,
    'img-src data:',
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  // Not `no-referrer`: with it browsers send `Origin: null` for forms of the same origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Refuses a form that another site's page sent. SameSite cookies do not suffice: all ports of a host are the same site,
 * so a page on another port, such as the members' page, could send the form with the cookie.
 * @throws AppError 403 unless the request comes from the same origin
 */
export function requireOwnOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): void {
  const site = headers['sec-fetch-site'];
  // Browsers omit Sec-Fetch-Site on plain http to another machine, but send Origin with every form.
  const isOwn = site === undefined ? hostOf(headers.origin) === host.toLowerCase() : site === 'same-origin';
  if (!isOwn) {
    throw new AppError(
      403,
      'origin_not_allowed',
      'This form was not sent from this page, so nothing was done. Open the ops page itself and try again; ' +
        'behind a proxy, TRUST_PROXY must name it and it must forward the host',
    );
  }
}

function hostOf(origin: string | undefined): string | null {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null;
}
