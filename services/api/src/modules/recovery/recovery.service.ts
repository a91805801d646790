import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { requireGoodPassword } from '../credentials/password-policy';
import { hashPassword, verifyPassword } from '../credentials/passwords';
import { queueMail } from '../mail/queue-mail';
import { deleteSessionsOf } from '../sessions/sessions.repository';
import { handleHash, newSecret, normalizeCode, proofHash, RECOVERY_MS, sourceHash } from './recovery-secrets';
import {
  countPassword,
  countTry,
  endRecoveries,
  findMemberOfProof,
  insertRequest,
  exchangeCode,
  consumeProof,
} from './recovery.repository';
import {
  findIdentity,
  forgetDevices,
  lockMemberForUpdate,
  setPasswordHash,
} from '../credentials/credentials.repository';

interface Deps {
  readonly db: Executor;
  readonly clock: Clock;
}

/**
 * Stores the request for a code and returns the handle for the next steps. The address is not looked up here, so the
 * response cannot reveal whether it has an account (SRV-12).
 * @param address the client's network address
 */
export async function requestCode(
  { db, clock, settings }: Deps & { readonly settings: Pick<Settings, 'INTERNAL_SECRET'> },
  email: string,
  address: string,
): Promise<string> {
  const handle = newSecret();
  const at = clock();
  await insertRequest(db, {
    id: newId(at),
    handleHash: handleHash(handle),
    email: email.toLowerCase(),
    sourceHash: sourceHash(settings.INTERNAL_SECRET, address),
    at,
    expiresAt: new Date(at.getTime() + RECOVERY_MS),
  });
  return handle;
}

/**
 * Exchanges the mailed code for the cookie that allows a new password, once.
 * @throws AppError 400 with the same message for a wrong code or handle, an expired one, or too many tries
 */
export async function exchangeCodeForCookie({ db, clock }: Deps, handle: string, typed: string): Promise<string> {
  const at = clock();
  const recovery = await countTry(db, handleHash(handle), at);
  // Without a try left, and for an invented handle, no hash is computed: each costs 19 MiB and tens of milliseconds.
  if (!recovery) throw wrongCode();
  // A request for an unknown address also computes it, so that it takes the same time as one with a code.
  const right = await verifyPassword(recovery.codeHash, normalizeCode(typed));
  if (recovery.codeHash === null || !right) throw wrongCode();
  const cookie = newSecret();
  const exchanged = await exchangeCode(db, {
    id: recovery.id,
    codeHash: recovery.codeHash,
    proofHash: proofHash(handle, cookie),
    expiresAt: new Date(at.getTime() + RECOVERY_MS),
  });
  if (!exchanged) throw wrongCode();
  return cookie;
}

/**
 * Sets the new password, ends all sessions, makes all browsers new devices and mails the owner (SRV-12).
 * @returns the member, and the generation of the device cookies from now on
 * @throws AppError 403 without the cookie of this handle, and for a repeated request; 400 for a password that is easy to
 * guess (AUTH-32)
 */
export async function recoverPassword(
  { db, clock }: Deps,
  {
    handle,
    cookie,
    password,
  }: { readonly handle: string; readonly cookie: string | undefined; readonly password: string },
): Promise<{ readonly userId: string; readonly generation: number }> {
  const at = clock();
  const proof = [handleHash(handle), proofHash(handle, cookie ?? ''), at] as const;
  // Checked first, so that a request without proof computes no password hash.
  const provenId = cookie === undefined ? null : await findMemberOfProof(db, ...proof);
  if (provenId === null) throw invalidProof();
  const identity = await findIdentity(db, provenId);
  if (!identity) throw invalidProof();
  requireGoodPassword(password, identity);
  // Parallel requests with one proof would otherwise each compute a hash.
  if (!(await countPassword(db, ...proof))) throw invalidProof();
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (trx) => {
    // Locks the member first, like the creation of codes, so that the two cannot deadlock.
    await lockMemberForUpdate(trx, provenId);
    const userId = await consumeProof(trx, ...proof);
    if (userId === null) throw invalidProof();
    await setPasswordHash(trx, userId, passwordHash);
    await deleteSessionsOf(trx, userId);
    await endRecoveries(trx, userId);
    await queueMail(trx, { ...passwordChangedMail, userId, at });
    return { userId, generation: await forgetDevices(trx, userId) };
  });
}

/** The mail to the owner after any change of the password. */
export const passwordChangedMail = {
  subject: 'Your password was changed',
  paragraphs: [
    'the password of your account was changed a moment ago, and other browsers were logged out.',
    'If it was you, all is well. If not, choose "Forgot password?" on the login page at once and set a new one.',
  ],
} as const;

const wrongCode = () => errors.validationFailed({ code: 'This code is wrong or too old' });
const invalidProof = () => errors.forbidden('Please start the recovery again');
