import { Secret, TOTP } from 'otpauth';

/**
 * The code that an authenticator app shows.
 * @param secret in base32, as the app got it
 */
export const totpCode = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });

/** The bytes of a secret in base32. */
export const totpBytes = (secret: string): Buffer => Buffer.from(Secret.fromBase32(secret).buffer);
