import * as z from 'zod';
import { areaName } from '@cred/contract/releases';
import { actor, maker, mayNameToken, RESERVED_NAME } from './registry-texts';

/** The registry's tokens and their audit log. */

/**
 * The rights of a token. `deploy`: publish, promote and roll back one area. `ops`: everything. `page`: reading and
 * reports, for a page server. Every token may read the status.
 */
export const tokenScopes = ['deploy', 'ops', 'page'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A code as an operator types it: authenticator apps show two groups, so spaces and hyphens do not matter. */
export const appCode = z
  .string()
  .transform((typed) => typed.replace(/[\s-]+/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Must be the six digits of the authenticator app'));

/** A token's name in lists and in the audit log. */
export const tokenName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{1,59}$/i, 'Must be 2 to 60 letters, digits, dots, dashes or underscores');

/** A code of the authenticator app of the caller's token; absent with the deployment's own secret (FED-15). */
const optionalAppCode = appCode.optional();

export const newTokenBody = z
  .strictObject({
    name: tokenName,
    scope: z.enum(tokenScopes),
    area: areaName.optional(),
    actor,
    code: optionalAppCode,
  })
  .refine(({ scope, area: of }) => (scope === 'deploy') === (of !== undefined), {
    message: 'A deploy token, and no other, names its area',
    path: ['area'],
  })
  .refine(({ name }) => mayNameToken(name), {
    message: RESERVED_NAME,
    path: ['name'],
  });

export const registryToken = z.object({
  name: tokenName,
  scope: z.enum(tokenScopes),
  area: areaName.nullable(),
  createdAt: z.iso.datetime(),
  /** As `actor` and `typedName` of a change; 'unknown' for tokens of before the audit log of tokens. */
  createdBy: z.string(),
  createdByTypedName: z.string().nullable().default(null),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export const registryTokens = z.object({ tokens: z.array(registryToken) });
/** Only this response has the secret; the registry stores its hash. */
export const createdToken = registryToken.extend({ secret: z.string() });

export const resetBody = z.strictObject({ actor, code: optionalAppCode });

/** What the audit log of tokens records. */
export const tokenActions = [
  'created',
  'revoked',
  'second factor set up',
  'second factor replaced',
  'recovery code used',
  'recovery codes replaced',
  'second factor reset',
] as const;
export type TokenAction = (typeof tokenActions)[number];

export const tokenChange = z.object({
  token: tokenName,
  action: z.enum(tokenActions),
  ...maker,
  at: z.iso.datetime(),
});
/** The newest changes of tokens, newest first. */
export const tokenHistory = z.object({ changes: z.array(tokenChange) });
/** The number of changes in a `tokenHistory`. */
export const TOKEN_HISTORY_MAX = 500;

export type RegistryToken = z.infer<typeof registryToken>;
export type ResetBody = z.infer<typeof resetBody>;
export type TokenChange = z.infer<typeof tokenChange>;
export type TokenHistory = z.infer<typeof tokenHistory>;
export type NewTokenBody = z.input<typeof newTokenBody>;
export type CreatedToken = z.infer<typeof createdToken>;
