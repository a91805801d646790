import { WRONG_CODE } from '@cred/contract/login-failures';
import { errors } from '@cred/service-kit';
import { findStoredTotpStep } from '@cred/service-kit/totp';
import type { Database } from '../database/database';
import type { CodeTries } from './code-tries';
import { findSecondFactor, markStepUsed } from './second-factor.repository';

export interface SecondFactorDeps {
  readonly db: Database;
  /** Encrypts the secrets of authenticator apps. */
  readonly key: string;
  /** The time in milliseconds; replaced in tests. */
  readonly now: () => number;
  readonly tries: CodeTries;
}

/** Binds an encrypted secret to its token. */
export const secretOwner = (token: string): string => `ops page ${token}`;

/**
 * Requires a code of the authenticator app of the token that makes a call, for calls that would otherwise let a stolen
 * token pass the second factor of the ops page (FED-15). The deployment's own secret needs none: it is on the registry's
 * own machine and belongs to no person.
 * @param token the name of the caller's token; null: the deployment's own secret
 * @throws AppError 403 without a code, and for a token whose app is not set up; 400 for a wrong, expired or used code; 429
 * after too many wrong ones
 */
export async function requireCode(
  { db, key, now, tries }: SecondFactorDeps,
  token: string | null,
  { code, address }: { readonly code: string | undefined; readonly address: string },
): Promise<void> {
  if (token === null) return;
  const factor = await findSecondFactor(db, token);
  if (!factor) {
    throw errors.secondFactorRequired(
      `This needs a code of the authenticator app of the token ${token}, which its first login at the ops page sets up`,
    );
  }
  if (code === undefined) {
    throw errors.secondFactorRequired(
      `This needs a code of the authenticator app of the token ${token}: repeat it with --code`,
    );
  }
  const giveBack = tries.take(token, { address, device: null }, true);
  const stored = { deploymentSecret: key, owner: secretOwner(token), sealed: factor.sealed_secret };
  const step = findStoredTotpStep(stored, code, new Date(now()));
  if (step === null || !(await markStepUsed(db, token, step))) throw errors.validationFailed({ code: WRONG_CODE });
  giveBack();
}
