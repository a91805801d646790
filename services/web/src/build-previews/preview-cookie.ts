/** One cookie for each area that a browser previews; its value is the link's token. */
import { releases } from '@cred/contract';

const NAME = 'cred_preview_';
/** There are fewer areas than this; whoever sends more gets no further questions asked. */
const MAX_COOKIES = 10;

export interface PreviewCookie {
  readonly name: string;
  readonly area: string;
  readonly token: string;
}

/** Over https no other host of the domain can plant one: browsers take `__Host-` cookies from the host itself alone. */
const prefixOf = (secure: boolean): string => (secure ? '__Host-' : '');

/** The preview cookies that a browser sent; of two with one name the first. */
export function readPreviewCookies(header: string | undefined, secure: boolean): PreviewCookie[] {
  const start = prefixOf(secure) + NAME;
  const found = new Map<string, PreviewCookie>();
  // Nearly all requests end here.
  if (!header?.includes(start)) return [];
  for (const part of header.split(';')) {
    const [name = '', token = ''] = part.trim().split('=', 2);
    const area = name.startsWith(start) ? name.slice(start.length) : '';
    if (releases.areaName.safeParse(area).success && !found.has(name)) found.set(name, { name, area, token });
  }
  return [...found.values()].slice(0, MAX_COOKIES);
}

/** `Set-Cookie` for a preview until its end. */
export function setPreviewCookie(area: string, token: string, seconds: number, secure: boolean): string {
  return `${prefixOf(secure)}${NAME}${area}=${token}; ${attributes(Math.max(0, Math.floor(seconds)), secure)}`;
}

/** `Set-Cookie` that takes a cookie away. */
export const clearPreviewCookie = (name: string, secure: boolean): string => `${name}=; ${attributes(0, secure)}`;

const attributes = (seconds: number, secure: boolean): string =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
