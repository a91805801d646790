import { limits } from '@cred/contract';
import { WRONG_CODE } from '@cred/contract/login-failures';
import type { TokenAction } from '@cred/deployment/registry-tokens';
import { AppError, errors } from '@cred/service-kit';
import { newRecoveryCodes, plainCode, recoveryCodeHash } from '@cred/service-kit/recovery-codes';
import {
  findStoredTotpStep,
  findTotpStep,
  newTotpSecret,
  openTotpSecret,
  presentTotpSecret,
  sealTotpSecret,
} from '@cred/service-kit/totp';
import type { Database } from '../database/database';
import type { CodeSource } from '../tokens/code-tries';
import { type SecondFactorDeps, secretOwner } from '../tokens/require-code';
import {
  countRecoveryCodes,
  deleteRecoveryCode,
  findSecondFactor,
  insertSecondFactor,
  markStepUsed,
  replaceRecoveryCodes,
  replaceSecondFactor,
} from '../tokens/second-factor.repository';
import { addTokenChange } from '../tokens/token-changes.repository';
import {
  closeOtherSessions,
  confirmSession,
  discardPendingSecret,
  keepPendingSecret,
  type Operator,
  type OpsSession,
} from './sessions';

/** Changes of the second factor need a code that was entered within this time. */
const FRESH_MS = 10 * 60_000;

/** A secret as text, and the `otpauth` address for its QR code. */
export type ShownSecret = ReturnType<typeof presentTotpSecret>;

/** A confirmed session's new secret, for its cookie. */
export interface Confirmed {
  readonly sessionSecret: string;
}

/** What the page of a token's second factor shows; null: it is not set up. */
export async function readSecondFactor(
  { db }: SecondFactorDeps,
  token: string,
): Promise<{ readonly since: Date; readonly recoveryCodes: number } | null> {
  const factor = await findSecondFactor(db, token);
  return factor ? { since: factor.enabled_at, recoveryCodes: await countRecoveryCodes(db, token) } : null;
}

/** Whether the session's owner entered a code recently enough to change the second factor. */
export const isFresh = ({ now }: Pick<SecondFactorDeps, 'now'>, { confirmedAt }: OpsSession): boolean =>
  confirmedAt !== null && now() - confirmedAt.getTime() < FRESH_MS;

/**
 * The secret that a session shows for an authenticator app: a new one at its first call. It belongs to the session
 * alone, so that no one else with the token knows the secret that the owner scans.
 * @throws AppError 403 unless the token has no second factor, or a code was entered within ten minutes; 401 when the
 * session ended
 */
export async function showSecret(deps: SecondFactorDeps, session: OpsSession): Promise<ShownSecret> {
  const { operator, hash } = session;
  await requireMaySetUp(deps, session);
  const sealed = await keepPendingSecret(
    deps.db,
    hash,
    sealTotpSecret(deps.key, secretOwner(operator.name), newTotpSecret()),
  );
  const secret = sealed && openTotpSecret(deps.key, secretOwner(operator.name), sealed);
  if (!secret) throw ended();
  return presentTotpSecret(secret, `ops page, ${operator.name}`);
}

/** Discards the secret that a session shows; the present app stays. */
export const cancelReplacement = ({ db }: SecondFactorDeps, { hash }: OpsSession): Promise<void> =>
  discardPendingSecret(db, hash);

/**
 * Turns the shown secret into the token's second factor with its first code, confirms this session and ends the others.
 * @returns the recovery codes, which are stored hashed and cannot be shown again
 * @throws AppError 400 for a wrong code, 403 as `showSecret`, 409 when the secret is no longer shown or another session
 * was faster, 429 after too many wrong codes
 */
export async function confirmSecret(
  deps: SecondFactorDeps,
  session: OpsSession,
  { code, source }: { readonly code: string; readonly source: CodeSource },
): Promise<Confirmed & { readonly recoveryCodes: readonly string[] }> {
  const { operator, hash, pendingSecret } = session;
  await requireMaySetUp(deps, session);
  const secret = pendingSecret && openTotpSecret(deps.key, secretOwner(operator.name), pendingSecret);
  if (!pendingSecret || !secret) throw startAgain();
  const giveBack = deps.tries.take(operator.name, source, false);
  const at = new Date(deps.now());
  const step = findTotpStep(secret, plainCode(code), at);
  if (step === null) throw wrongCode();
  giveBack();
  const recoveryCodes = newRecoveryCodes();
  const isFirst = session.confirmedAt === null;
  const sessionSecret = await deps.db.transaction().execute(async (trx) => {
    const save = isFirst ? insertSecondFactor : replaceSecondFactor;
    if (!(await save(trx, operator.name, { sealedSecret: pendingSecret, step, at }))) throw startAgain();
    await replaceRecoveryCodes(trx, operator.name, recoveryCodes.map(recoveryCodeHash));
    await closeOtherSessions(trx, operator.name, hash);
    await record(trx, operator, isFirst ? 'second factor set up' : 'second factor replaced');
    return confirmOrThrow(trx, hash, at);
  });
  return { sessionSecret, recoveryCodes };
}

/**
 * Confirms a session with a code of the token's authenticator app or one of its recovery codes, each accepted once
 * (FED-12).
 * @throws AppError 400 for a wrong, expired or used code, 409 without a second factor, 429 after too many wrong ones
 */
export async function acceptCode(
  { db, key, now, tries }: SecondFactorDeps,
  { operator, hash }: OpsSession,
  { code, source }: { readonly code: string; readonly source: CodeSource },
): Promise<Confirmed & { readonly isRecovery: boolean }> {
  const typed = plainCode(code);
  const isRecovery = typed.length > limits.totp.digits;
  const giveBack = tries.take(operator.name, source, !isRecovery);
  const factor = await findSecondFactor(db, operator.name);
  if (!factor) throw errors.conflict('conflict', 'The second factor of this token is not set up');
  const at = new Date(now());
  const stored = { deploymentSecret: key, owner: secretOwner(operator.name), sealed: factor.sealed_secret };
  const step = findStoredTotpStep(stored, typed, at);
  const sessionSecret = await db.transaction().execute(async (trx) => {
    const accepted = isRecovery
      ? await deleteRecoveryCode(trx, operator.name, recoveryCodeHash(typed))
      : step !== null && (await markStepUsed(trx, operator.name, step));
    if (!accepted) throw wrongCode();
    if (isRecovery) await record(trx, operator, 'recovery code used');
    return confirmOrThrow(trx, hash, at);
  });
  giveBack();
  return { sessionSecret, isRecovery };
}

/**
 * Replaces the recovery codes: those from before no longer work.
 * @throws AppError 403 unless a code was entered within ten minutes; 401 when the second factor was reset in the meantime
 */
export async function renewRecoveryCodes(deps: SecondFactorDeps, session: OpsSession): Promise<readonly string[]> {
  if (!isFresh(deps, session)) throw askAgain();
  const codes = newRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    if (!(await replaceRecoveryCodes(trx, session.operator.name, codes.map(recoveryCodeHash)))) throw ended();
    await record(trx, session.operator, 'recovery codes replaced');
  });
  return codes;
}

/** A new factor replaces none, or that of an owner who has just shown it. */
async function requireMaySetUp(deps: SecondFactorDeps, session: OpsSession): Promise<void> {
  if (isFresh(deps, session)) return;
  if (session.confirmedAt !== null || (await findSecondFactor(deps.db, session.operator.name))) throw askAgain();
}

async function confirmOrThrow(trx: Database, hash: Buffer, at: Date): Promise<string> {
  const secret = await confirmSession(trx, hash, at);
  if (secret === null) throw ended();
  return secret;
}

const record = (trx: Database, { name, actor }: Operator, action: TokenAction): Promise<void> =>
  addTokenChange(trx, { token: name, action, by: name, actor });

const wrongCode = () => errors.validationFailed({ code: WRONG_CODE });
const askAgain = () => errors.secondFactorRequired('Enter a code first');
const startAgain = () => errors.conflict('conflict', 'Please start the set-up again');
const ended = () => new AppError(401, 'unauthenticated', 'You are not logged in any more. Log in and try again');
