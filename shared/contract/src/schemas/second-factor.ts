import * as z from 'zod';
import { limits } from '../limits';
import { id, maxUnits, notBlank, text, timestamp } from './common';

/** The current password, which a change requires when the last login is not recent (AUTH-24). */
const currentPassword = z
  .string()
  .check(...maxUnits(limits.password.max))
  .optional();

export const reauthBody = z.object({ currentPassword });

const passkeyName = text(limits.passkeys.nameMax).pipe(z.string().trim().check(notBlank('Name is empty')));

export const passkeyNameBody = z.object({ name: passkeyName });

/** One of a member's passkeys, as its owner sees it. */
export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
  /** Whether the passkey's provider keeps a copy, so that it survives the loss of the device. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

/** How the member can prove who they are besides the password. */
export const signInMethods = z.object({
  passkeys: z.array(passkey),
  totp: z.object({ since: timestamp, recoveryCodesLeft: z.number().int() }).nullable(),
  /** Whether this session was authenticated with a passkey or a code, which reviewers need. */
  confirmed: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

/**
 * The options of the Web Authentication API in JSON (`PublicKeyCredentialCreationOptionsJSON` and
 * `PublicKeyCredentialRequestOptionsJSON`), which the browser's library passes on unchanged.
 */
const webAuthnOptions = z.record(z.string(), z.unknown());
export const passkeyOptions = z.object({ options: webAuthnOptions });

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/, 'Must be base64url')
    .max(max);

const credentialFields = {
  id: base64url(1_500),
  rawId: base64url(1_500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** The browser's `RegistrationResponseJSON`: only the fields that the server reads. */
export const addPasskeyBody = z.object({
  name: passkeyName,
  response: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(20_000),
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  }),
});

/** The browser's `AuthenticationResponseJSON`: only the fields that the server reads. */
export const loginWithPasskeyBody = z.object({
  response: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(2_000),
      userHandle: base64url(200).optional(),
    }),
  }),
});

/** A new secret for an authenticator app: as text, and as the address in its QR code. */
export const totpSecret = z.object({ secret: z.string(), uri: z.string() });
export type TotpSecret = z.infer<typeof totpSecret>;

/** The recovery codes; the server shows them once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
