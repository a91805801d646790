import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Settings } from '@cred/deployment/settings';

export interface SessionCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

type CookieSettings = Pick<Settings, 'API_PUBLIC_URL' | 'COOKIE_DOMAIN'>;

/**
 * The name and attributes of the session cookie (SRV-3). Over plain http it has no prefix, since browsers reject
 * prefixed cookies there; `__Host-` allows no domain, so a shared domain uses `__Secure-`.
 */
export function sessionCookie(settings: CookieSettings, maxAgeSeconds: number): SessionCookie {
  const secure = settings.API_PUBLIC_URL.startsWith('https:');
  const domain = settings.COOKIE_DOMAIN;
  const prefix = !secure ? '' : domain ? '__Secure-' : '__Host-';
  return {
    name: `${prefix}cred_session`,
    options: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: maxAgeSeconds,
      ...(domain ? { domain } : {}),
    },
  };
}
