import type { IncomingHttpHeaders } from 'node:http';

/** Paths of files and calls: they never return a page, so that no HTML is run as a script. */
const nonPagePaths = /^\/(builds|shell|api|health)(\/|$)/i;

/** Whether a GET is for a page: a navigation of a browser, or a client that accepts HTML. */
export function isPageRequest(pathname: string, headers: IncomingHttpHeaders): boolean {
  if (nonPagePaths.test(decoded(pathname))) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  const accept = headers.accept ?? '*/*';
  return accept.trim() === '*/*' || /(^|,)\s*text\/html\s*(;|,|$)/i.test(accept);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The canonical URL of a page that was requested by another name of this machine, or null. Cookies and origin checks
 * need one host name, and 127.0.0.1 is often typed for localhost.
 */
export function canonicalRedirect(host: string | undefined, url: string, publicUrl: string): string | null {
  const requestedHost = host?.replace(/:\d+$/, '').toLowerCase() ?? '';
  const publicAddress = new URL(publicUrl);
  if (!loopback.has(requestedHost) || requestedHost === publicAddress.hostname) return null;
  return publicAddress.origin + url;
}

/** The session cookie as the browser sent it, under any of its names (SRV-3), or null. It may be invalid. */
export const sessionCookieOf = (cookies: string | undefined): string | null =>
  /(?:^|;\s*)((?:__Host-|__Secure-)?cred_session=[^;]+)/.exec(cookies ?? '')?.[1] ?? null;

/**
 * Whether there is a session, if this host gets the API's cookies: cookies depend on hosts and domains, not on ports.
 */
export function sessionOf(
  cookies: string | undefined,
  settings: {
    readonly PUBLIC_URL: string;
    readonly API_PUBLIC_URL: string;
    readonly COOKIE_DOMAIN?: string | undefined;
  },
): 'present' | 'absent' | 'unknown' {
  if (sessionCookieOf(cookies) !== null) return 'present';
  const receivesCookies =
    settings.COOKIE_DOMAIN !== undefined ||
    new URL(settings.PUBLIC_URL).hostname === new URL(settings.API_PUBLIC_URL).hostname;
  return receivesCookies ? 'absent' : 'unknown';
}

/** The page to which the shell's guard redirects visitors. */
export const LOGIN_PAGE = '/auth/login';

/** Whether a page is of no use to a member who is signed in, who gets home instead (AUTH-43). */
export const isSignInPage = (pathname: string): boolean => pathname === LOGIN_PAGE || pathname === '/auth/sign-up';

/** Whether a page is below /auth, where visitors get their forms. */
export const isAuthPage = (pathname: string): boolean => /^\/auth(\/|$)/.test(pathname);

/**
 * Whether the shell's guard would redirect this visitor to the login page: all paths but those below /auth are guarded
 * (SHELL-1). The redirect on the server saves the load of a page that is not shown.
 */
export const needsLogin = (pathname: string, session: ReturnType<typeof sessionOf>): boolean =>
  session === 'absent' && !isAuthPage(pathname);
