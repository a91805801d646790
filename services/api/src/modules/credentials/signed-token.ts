import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';

// The key of a deployment without a secret. Each process creates its own, so a restart invalidates earlier tokens.
const processKey = randomBytes(32).toString('hex');

const keyOf = ({ INTERNAL_SECRET }: Pick<Settings, 'INTERNAL_SECRET'>, purpose: string): string =>
  internalToken(INTERNAL_SECRET ?? processKey, `api:${purpose}`);

const signatureOf = (key: string, payload: string): Buffer => createHmac('sha256', key).update(payload).digest();

/**
 * A token that only this deployment can create, so that nothing is stored until it is used.
 * @param purpose a token of one purpose is invalid for every other one
 * @param lines must not contain line breaks
 */
export function signToken(
  settings: Pick<Settings, 'INTERNAL_SECRET'>,
  purpose: string,
  lines: readonly string[],
  expiresAt: Date,
): string {
  const payload = Buffer.from([expiresAt.getTime(), ...lines].join('\n')).toString('base64url');
  return `${payload}.${signatureOf(keyOf(settings, purpose), payload).toString('base64url')}`;
}

/** The lines of a token; null when it is absent, forged, of another purpose, or expired. */
export function readToken(
  settings: Pick<Settings, 'INTERNAL_SECRET'>,
  purpose: string,
  token: string | undefined,
  at: Date,
): string[] | null {
  const [payload = '', signature = '', ...rest] = (token ?? '').split('.');
  const expected = signatureOf(keyOf(settings, purpose), payload);
  const sent = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const [end = '', ...lines] = Buffer.from(payload, 'base64url').toString().split('\n');
  return Number(end) > at.getTime() ? lines : null;
}
