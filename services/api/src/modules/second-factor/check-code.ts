import { WRONG_CODE } from '@cred/contract/login-failures';
import type { Settings } from '@cred/deployment/settings';
import { errors, networkOf } from '@cred/service-kit';
import { findStoredTotpStep } from '@cred/service-kit/totp';
import type { Clock } from '../../core/clock';
import type { RateLimiter } from '../../core/rate-limits';
import type { Executor } from '../../database/connection';
import { queueMail } from '../mail/queue-mail';
import { plainCode, recoveryCodeHash } from '@cred/service-kit/recovery-codes';
import { countRecoveryCodes, findTotp, deleteRecoveryCode, markStepUsed } from './second-factor.repository';

export interface CodeDeps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly rates: RateLimiter;
}

/** Where a code was entered. */
export interface CodeSource {
  readonly address: string;
  /** The id of a browser in which the member was signed in before; null for a new one. */
  readonly device: string | null;
}

/**
 * Accepts a code of the member's authenticator app or one of their recovery codes, each once (AUTH-19, AUTH-20). Only
 * a client with the password or a session gets here; wrong codes count by known browser, otherwise by member and network
 * address first, so that someone who learned the password does not use up the owner's tries (AUTH-21).
 * @throws AppError 400 for a wrong, expired or used code, 409 without an authenticator app, 429 after too many wrong ones
 */
export async function acceptCode(
  deps: CodeDeps,
  userId: string,
  { code, source }: { readonly code: string; readonly source: CodeSource },
): Promise<void> {
  const { db, settings, clock, rates } = deps;
  const giveBack = countTry(rates, userId, source);
  const totp = await findTotp(db, userId);
  if (!totp?.enabled_at) throw errors.conflict('conflict', 'Two-step sign-in is not set up');
  const typed = plainCode(code);
  const { INTERNAL_SECRET: deploymentSecret } = settings;
  const step =
    deploymentSecret === undefined
      ? null
      : findStoredTotpStep({ deploymentSecret, owner: userId, sealed: totp.sealed_secret }, typed, clock());
  const accepted = step === null ? await acceptRecoveryCode(deps, userId, typed) : await markStepUsed(db, userId, step);
  if (!accepted) throw errors.validationFailed({ code: WRONG_CODE });
  giveBack();
}

/**
 * Counts a try before its comparison, so that parallel tries count too.
 * @returns a function that gives the count back after an accepted code
 * @throws AppError 429
 */
export function countTry(rates: RateLimiter, userId: string, { address, device }: CodeSource): () => void {
  if (device !== null) {
    const known = `${userId} device ${device}`;
    rates.take('secondFactorOfNetwork', 'account', known);
    return () => rates.giveBack('secondFactorOfNetwork', 'account', known);
  }
  const source = `${userId} ${networkOf(address)}`;
  rates.take('secondFactorOfNetwork', 'account', source);
  rates.take('secondFactor', 'account', userId);
  return () => {
    rates.giveBack('secondFactorOfNetwork', 'account', source);
    rates.giveBack('secondFactor', 'account', userId);
  };
}

const acceptRecoveryCode = ({ db, clock }: CodeDeps, userId: string, typed: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await deleteRecoveryCode(trx, userId, recoveryCodeHash(typed)))) return false;
    const left = await countRecoveryCodes(trx, userId);
    await queueMail(trx, { ...recoveryCodeUsedMail(left), userId, at: clock() });
    return true;
  });

const recoveryCodeUsedMail = (left: number) => ({
  subject: 'A recovery code was used',
  paragraphs: [
    `one of your recovery codes was used a moment ago instead of a code of your authenticator app. ${left} are left.`,
    'If it was you, all is well. If not, choose "Forgot password?" on the login page at once and set a new password.',
  ],
});
