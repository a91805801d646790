import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Preview } from '@cred/contract';
import { previewToken } from '@cred/deployment/preview-links';

/** Signs area, build and expiry of a link. The token is readable; only the key's owner can create one. */
export function signPreview(key: string, { area, build, expires }: Preview): string {
  const claim = `${area}.${build}.${Math.floor(Date.parse(expires) / 1_000).toString(36)}`;
  return `${claim}.${signatureOf(key, claim)}`;
}

/**
 * The content of a token, or null when another key signed it or it has expired.
 * @param now in milliseconds
 */
export function readPreview(key: string, token: string, now: number): Preview | null {
  if (!previewToken.safeParse(token).success) return null;
  const [area = '', build = '', end = '', signature = ''] = token.split('.');
  // Compared as text, because a token with other characters that decode to the same bytes is not valid.
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, `${area}.${build}.${end}`)));
  const expires = Number.parseInt(end, 36) * 1_000;
  return isOurs && expires > now ? { area, build, expires: new Date(expires).toISOString() } : null;
}

const signatureOf = (key: string, claim: string): string => createHmac('sha256', key).update(claim).digest('base64url');
