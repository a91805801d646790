import type { Settings } from '@cred/deployment/settings';

export type SecuritySettings = Pick<Settings, 'PUBLIC_URL' | 'SECURITY_CONTACT' | 'SECURITY_EXPIRES'>;

/**
 * The text of `/.well-known/security.txt` (RFC 9116): where to report security problems (SRV-58). Null without a
 * contact, and after its expiry, because a reader must not use an expired one.
 */
export function securityTxt(
  { PUBLIC_URL, SECURITY_CONTACT, SECURITY_EXPIRES }: SecuritySettings,
  now: Date,
): string | null {
  if (SECURITY_CONTACT === undefined || SECURITY_EXPIRES === undefined) return null;
  const expires = new Date(SECURITY_EXPIRES);
  if (expires <= now) return null;
  return [
    ...SECURITY_CONTACT.split(',').map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, pt',
    `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    '',
  ].join('\n');
}
