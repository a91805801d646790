import type { TotpSecret } from '@cred/contract';
import { WRONG_CODE } from '@cred/contract/login-failures';
import { errors } from '@cred/service-kit';
import { findTotpStep, newTotpSecret, openTotpSecret, presentTotpSecret, sealTotpSecret } from '@cred/service-kit/totp';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { queueMail } from '../mail/queue-mail';
import { endConfirmationsWithoutFactor } from '../sessions/sessions.repository';
import type { Confirmation } from '../sessions/sessions.service';
import { type CodeDeps, countTry } from './check-code';
import { newRecoveryCodes, plainCode, recoveryCodeHash } from '@cred/service-kit/recovery-codes';
import { deleteTotp, enableTotp, findTotp, replaceRecoveryCodes, upsertPendingTotp } from './second-factor.repository';

/** The time to enter the first code after the secret was shown. */
const PENDING_MS = 60 * 60_000;

/**
 * A new secret for the viewer's authenticator app; it counts once `confirmTotp` has accepted a code (AUTH-19).
 * @throws AppError 409 when two-step sign-in is on; 501 in a deployment without INTERNAL_SECRET, which encrypts it
 */
export async function startTotp({ db, settings, clock }: CodeDeps, viewer: Viewer): Promise<TotpSecret> {
  if (settings.INTERNAL_SECRET === undefined) throw errors.notBuilt();
  const secret = newTotpSecret();
  const sealed = sealTotpSecret(settings.INTERNAL_SECRET, viewer.id, secret);
  if (!(await upsertPendingTotp(db, viewer.id, sealed, clock())))
    throw errors.conflict('conflict', 'Two-step sign-in is on already');
  return presentTotpSecret(secret, viewer.username);
}

/**
 * Turns two-step sign-in on with the first code, confirms this session and mails the owner.
 * @returns the recovery codes, which are stored hashed and cannot be shown again
 * @throws AppError 400 for a wrong code, 409 without a secret from the last hour, 429 after too many wrong codes
 */
export async function confirmTotp(
  { db, settings, clock, rates }: CodeDeps,
  viewer: Viewer,
  {
    code,
    address,
    confirmation,
  }: { readonly code: string; readonly address: string; readonly confirmation: Confirmation },
): Promise<string[]> {
  const giveBack = countTry(rates, viewer.id, { address, device: null });
  const at = clock();
  const pending = await findTotp(db, viewer.id);
  if (!pending || pending.enabled_at !== null || at.getTime() - pending.created_at.getTime() > PENDING_MS)
    throw startAgain();
  const secret =
    settings.INTERNAL_SECRET === undefined
      ? null
      : openTotpSecret(settings.INTERNAL_SECRET, viewer.id, pending.sealed_secret);
  if (secret === null) throw startAgain();
  const step = findTotpStep(secret, plainCode(code), at);
  if (step === null) throw errors.validationFailed({ code: WRONG_CODE });
  giveBack();
  const codes = newRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    if (!(await enableTotp(trx, viewer.id, { sealedSecret: pending.sealed_secret, step, at }))) throw startAgain();
    await replaceRecoveryCodes(trx, viewer.id, codes.map(recoveryCodeHash));
    await confirmation.store(trx);
    await queueMail(trx, { ...twoStepOnMail, userId: viewer.id, at });
  });
  return codes;
}

/** Turns two-step sign-in off and mails the owner; does nothing when it is off. */
export async function removeTotp({ db, clock }: CodeDeps, viewer: Viewer): Promise<void> {
  await db.transaction().execute((trx) => turnOff(trx, viewer.id, clock()));
}

async function turnOff(trx: Executor, userId: string, at: Date): Promise<void> {
  if (!(await deleteTotp(trx, userId))) return;
  await endConfirmationsWithoutFactor(trx, userId);
  await queueMail(trx, { ...twoStepOffMail, userId, at });
}

/**
 * Replaces the recovery codes: those from before no longer work.
 * @throws AppError 409 when two-step sign-in is off
 */
export async function renewRecoveryCodes({ db }: CodeDeps, viewer: Viewer): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    if (!(await findTotp(trx, viewer.id))?.enabled_at) throw errors.conflict('conflict', 'Two-step sign-in is off');
    await replaceRecoveryCodes(trx, viewer.id, codes.map(recoveryCodeHash));
  });
  return codes;
}

const startAgain = () => errors.conflict('conflict', 'Please start the set-up again');

const twoStepOnMail = {
  subject: 'Two-step sign-in is on',
  paragraphs: [
    'your account now asks for a code of your authenticator app after the password.',
    'Keep the recovery codes in a safe place: without them and without the app you cannot sign in.',
    'If it was not you, choose "Forgot password?" on the login page at once and set a new password.',
  ],
} as const;

const twoStepOffMail = {
  subject: 'Two-step sign-in is off',
  paragraphs: [
    'your account no longer asks for a code after the password.',
    'If it was you, all is well. If not, choose "Forgot password?" on the login page at once and set a new password.',
  ],
} as const;
