import { createHash, randomBytes } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import { newId } from '../../core/ids';
import { type Executor, violatedUniqueConstraint } from '../../database/connection';
import { findIdentity, lockMemberForUpdate } from '../credentials/credentials.repository';
import { queueMail } from '../mail/queue-mail';
import {
  countAddressMail,
  countMailed,
  deleteConfirmation,
  deleteConfirmations,
  deleteExpiredConfirmations,
  findConfirmation,
  findMailAddress,
  hasConfirmation,
  insertConfirmation,
  isAddressTaken,
  type MailAddress,
  setConfirmedAddress,
} from './email-confirmations.repository';

const DAY_MS = 24 * 60 * 60_000;
const LINK_MS = 7 * DAY_MS;
/**
 * Confirmation mails of an account in a day, and of all accounts to one address. Earlier links stay valid and any of them
 * confirms the address for its signed-in owner, so a limit that others use up harms no owner.
 */
const MAILS_PER_DAY = 10;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Mails a link that confirms an address, unless the account or the address had enough of them today (AUTH-34, AUTH-37). In
 * the transaction of its cause.
 */
export async function sendConfirmation(
  trx: Executor,
  settings: Pick<Settings, 'PUBLIC_URL'>,
  { userId, email, at }: { readonly userId: string; readonly email: string; readonly at: Date },
): Promise<void> {
  await deleteExpiredConfirmations(trx, userId, at);
  const since = new Date(at.getTime() - DAY_MS);
  const isMailed =
    (await countMailed(trx, userId, since)) < MAILS_PER_DAY &&
    (await countAddressMail(trx, email, { max: MAILS_PER_DAY, since, at }));
  // The row of a change of address says that it waits.
  if (!isMailed && (await hasConfirmation(trx, userId, email))) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + LINK_MS);
  await insertConfirmation(trx, { id: newId(at), userId, email, tokenHash: hashOf(token), at, expiresAt, isMailed });
  if (!isMailed) return;
  const { username } = (await findIdentity(trx, userId)) ?? { username: '' };
  await queueMail(trx, {
    userId,
    to: email,
    confirmsAddress: true,
    subject: 'Confirm your mail address',
    paragraphs: [
      // The owner of an address sees for which account a link is: others can enter the address too.
      `this address was entered for the account ${username} of Cred. If it was you, open this page and confirm it:`,
      // After `#`, so that the token is in no log of a server.
      `    ${settings.PUBLIC_URL}/auth/confirm-email#${token}`,
      'The link is good for 7 days. If it was not you, you need do nothing: no other mail is sent to this address.',
    ],
    at,
  });
}

/**
 * Sends the viewer another link: for the address that waits for its confirmation. Does nothing when none does.
 * @throws AppError 409 when another member has confirmed the address
 */
export async function sendConfirmationAgain(
  { db, settings, clock }: { readonly db: Executor; readonly settings: Settings; readonly clock: Clock },
  userId: string,
): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    await lockMemberForUpdate(trx, userId);
    const address = await findMailAddress(trx, userId, at);
    const email = address && (address.pendingEmail ?? (address.confirmedAt ? null : address.email));
    if (!email) return;
    if (await isAddressTaken(trx, userId, email)) throw emailTaken();
    await sendConfirmation(trx, settings, { userId, email, at });
  });
}

/**
 * Confirms the address of a link, and makes it the address of its account (AUTH-34). Works without a session. A viewer
 * who has entered the address confirms it for their own account: a member who can read the mail is the owner, also when the
 * link was mailed for someone else who entered the address (AUTH-37).
 * @param onChange runs in the transaction when the address of the account changes, with the earlier one
 * @throws AppError 400 for a link that is wrong, used or too old; 409 when another member has the address now
 */
export async function confirmAddress(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  { token, viewerId }: { readonly token: string; readonly viewerId: string | null },
  onChange: (trx: Executor, change: { userId: string; from: string; at: Date }) => Promise<void>,
): Promise<void> {
  const at = clock();
  const found = await findConfirmation(db, hashOf(token), at);
  if (!found) throw invalidLink();
  const { email } = found;
  const own = viewerId === null ? undefined : await findMailAddress(db, viewerId, at);
  const userId = viewerId !== null && own && waitsFor(own, email) ? viewerId : found.userId;
  await db.transaction().execute(async (trx) => {
    await lockMemberForUpdate(trx, userId);
    const before = await findMailAddress(trx, userId, at);
    // The change may have been cancelled before the lock.
    if (!before || !waitsFor(before, email) || !(await deleteConfirmation(trx, hashOf(token)))) throw invalidLink();
    await deleteConfirmations(trx, userId);
    try {
      await setConfirmedAddress(trx, userId, email, at);
    } catch (failure) {
      if (violatedUniqueConstraint(failure) === 'users_email_key') throw emailTaken();
      throw failure;
    }
    if (before.email !== email) await onChange(trx, { userId, from: before.email, at });
  });
}

/** Whether an account waits for the confirmation of an address. */
const waitsFor = (address: MailAddress, email: string): boolean =>
  address.pendingEmail === email || (address.email === email && address.confirmedAt === null);

/** The error for an address that another member has confirmed. */
export const emailTaken = () =>
  errors.conflict('email_taken', 'This email is already in use', { email: 'This email is already in use' });

const invalidLink = () => errors.validationFailed({ token: 'This link was used already or is too old' });
