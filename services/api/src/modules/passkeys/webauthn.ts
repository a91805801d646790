import type * as library from '@simplewebauthn/server';
import type * as helpers from '@simplewebauthn/server/helpers';

/** What passkeys need of the WebAuthn library. */
type WebAuthn = Pick<
  typeof library,
  | 'generateAuthenticationOptions'
  | 'generateRegistrationOptions'
  | 'verifyAuthenticationResponse'
  | 'verifyRegistrationResponse'
> &
  Pick<typeof helpers, 'decodeAttestationObject'>;

/**
 * Loads the WebAuthn library with the first use of a passkey, because it takes a quarter of the time in which the rest of
 * the API starts.
 */
export async function loadWebAuthn(): Promise<WebAuthn> {
  const [server, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...server, decodeAttestationObject };
}
