import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { limits } from '@cred/contract';
import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: the length that RFC 4226 recommends. */
const SECRET_BYTES = 20;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** Codes of the steps before and after the current one are accepted too, because clocks differ. */
const WINDOW = 1;

const PERIOD_MS = limits.totp.periodSeconds * 1_000;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

const totpOf = (secret: Buffer, account: string): TOTP =>
  new TOTP({
    issuer: 'Cred',
    label: account,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    digits: limits.totp.digits,
    period: limits.totp.periodSeconds,
  });

/**
 * The secret as a person types it into an authenticator app, and the `otpauth` address for its QR code.
 * @param account the name that the app shows next to 'Cred'
 */
export function presentTotpSecret(secret: Buffer, account: string): { readonly secret: string; readonly uri: string } {
  const totp = totpOf(secret, account);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The time step (of 30 seconds since 1970) that a code belongs to; null for a wrong code. A caller stores the last
 * accepted step and refuses every step up to it, so that a code is accepted once. Codes are compared in constant time.
 */
export function findTotpStep(secret: Buffer, code: string, at: Date): number | null {
  if (!/^\d+$/.test(code) || code.length !== limits.totp.digits) return null;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: at.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(at.getTime() / PERIOD_MS) + delta;
}

const keyOf = (deploymentSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', deploymentSecret, '', 'totp secrets', KEY_BYTES));

/**
 * Encrypts a secret for storage with a key derived from the deployment's secret (AES-256-GCM).
 * @param owner the row that it belongs to: it cannot be decrypted for another one
 */
export function sealTotpSecret(deploymentSecret: string, owner: string, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(deploymentSecret), iv);
  cipher.setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a stored secret; null when the deployment's secret or the owner is another one. */
export function openTotpSecret(deploymentSecret: string, owner: string, sealed: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(deploymentSecret), sealed.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

interface StoredSecret {
  readonly deploymentSecret: string;
  readonly owner: string;
  readonly sealed: Buffer;
}

/** The time step of a code of a stored secret, as `findTotpStep`; null also when the secret cannot be decrypted. */
export function findStoredTotpStep(
  { deploymentSecret, owner, sealed }: StoredSecret,
  code: string,
  at: Date,
): number | null {
  const secret = openTotpSecret(deploymentSecret, owner, sealed);
  return secret && findTotpStep(secret, code, at);
}
