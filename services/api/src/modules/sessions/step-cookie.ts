import type { Settings } from '@cred/deployment/settings';
import { type SessionCookie, sessionCookie } from './session-cookie';

/** The lifetime of a step that is between two requests: a challenge for a passkey, or a login that awaits its code. */
export const STEP_MS = 5 * 60_000;

/** A cookie for the next step, with the session cookie's attributes, for same-site requests only. */
export function stepCookie(
  settings: Settings,
  name: 'cred_challenge' | 'cred_login',
  maxAgeMs = STEP_MS,
): SessionCookie {
  const cookie = sessionCookie(settings, maxAgeMs / 1_000);
  return { name: cookie.name.replace('cred_session', name), options: { ...cookie.options, sameSite: 'strict' } };
}
