/** One cookie for each area that a browser previews; its value is the link's token. */
import * as releases from '@cred/contract/releases';

const NAME = 'cred_preview_';
/** More than there are areas; further cookies are ignored. */
const MAX_COOKIES = 10;

export interface PreviewCookie {
  readonly name: string;
  readonly area: string;
  readonly token: string;
}

/** Over https no other host of the domain can set one: browsers accept `__Host-` cookies from the host itself only. */
const prefixOf = (secure: boolean): string => (secure ? '__Host-' : '');

/** The preview cookies of a request; of two with the same name the first. */
export function readPreviewCookies(header: string | undefined, secure: boolean): PreviewCookie[] {
  const start = prefixOf(secure) + NAME;
  const found = new Map<string, PreviewCookie>();
  // The fast path of nearly all requests.
  if (!header?.includes(start)) return [];
  for (const part of header.split(';')) {
    const [name = '', token = ''] = part.trim().split('=', 2);
    const area = name.startsWith(start) ? name.slice(start.length) : '';
    if (releases.areaName.safeParse(area).success && !found.has(name)) found.set(name, { name, area, token });
  }
  return [...found.values()].slice(0, MAX_COOKIES);
}

/** `Set-Cookie` for a preview until it expires. */
export function setPreviewCookie(area: string, token: string, seconds: number, secure: boolean): string {
  return `${prefixOf(secure)}${NAME}${area}=${token}; ${attributes(Math.max(0, Math.floor(seconds)), secure)}`;
}

/** `Set-Cookie` that removes a cookie. */
export const clearPreviewCookie = (name: string, secure: boolean): string => `${name}=; ${attributes(0, secure)}`;

const attributes = (seconds: number, secure: boolean): string =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
