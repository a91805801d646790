import { createHash, randomBytes } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import { newId } from '../../core/ids';
import type { Executor } from '../../database/connection';
import { forgetDevices, lockMemberForUpdate } from '../credentials/credentials.repository';
import { cancelAddressChange } from '../mail-addresses/email-confirmations.repository';
import { queueMail } from '../mail/queue-mail';
import { endRecoveries } from '../recovery/recovery.repository';
import { deleteSessionsOf } from '../sessions/sessions.repository';
import { deleteSecondFactorsSince } from '../second-factor/second-factor.repository';
import {
  countLoginNotices,
  deleteLoginNotices,
  findLoginNotice,
  insertLoginNotice,
  MAX_LINKS,
} from './login-notices.repository';

const HOUR_MS = 60 * 60_000;
const LINK_MS = 7 * 24 * HOUR_MS;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const invalidLink = () => errors.validationFailed({ token: 'This link was used already or is too old' });

/**
 * Mails the owner about a login in a browser that was not used for the account before, with a link to a page that ends
 * all sessions (AUTH-33), at most 20 times in an hour. In the transaction of the login.
 * @param device browser and system in a few words
 */
export async function notifyOfNewDevice(
  trx: Executor,
  settings: Pick<Settings, 'PUBLIC_URL'>,
  { userId, device, at }: { readonly userId: string; readonly device: string | null; readonly at: Date },
): Promise<void> {
  // Who knows the password could otherwise fill the mailbox, and the link of the first mail would be deleted.
  if ((await countLoginNotices(trx, userId, new Date(at.getTime() - HOUR_MS))) >= MAX_LINKS) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + LINK_MS);
  await insertLoginNotice(trx, { id: newId(at), userId, tokenHash: hashOf(token), at, expiresAt });
  const time = `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
  await queueMail(trx, {
    userId,
    subject: 'New sign-in to your account',
    paragraphs: [
      'your account was just opened in a browser that was not used for it before:',
      `    ${device ?? 'An unknown browser'}, ${time}`,
      'If it was you, you need do nothing.',
      'If it was not you, open this page and choose "This was not me". It ends all sessions of your account:',
      // After `#`, so that the token is in no log of a server.
      `    ${settings.PUBLIC_URL}/auth/not-me#${token}`,
      'Then set a new password. The link is good for 7 days and for one use.',
    ],
    at,
  });
}

/**
 * Ends all sessions of the member who got a mail about a new device, makes all their browsers new devices,
 * removes the passkeys and the authenticator app that were added since that mail, and cancels recoveries and a change of
 * address (AUTH-33). Works without a session.
 * @throws AppError 400 for a link that is wrong, used or too old
 */
export async function endUnknownLogin(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  token: string,
): Promise<void> {
  const notice = await findLoginNotice(db, hashOf(token), clock());
  if (notice === undefined) throw invalidLink();
  const userId = notice.user_id;
  await db.transaction().execute(async (trx) => {
    // Waits for a login in flight, whose session is then ended too.
    await lockMemberForUpdate(trx, userId);
    if ((await deleteLoginNotices(trx, userId)) === 0) throw invalidLink();
    await deleteSessionsOf(trx, userId);
    await deleteSecondFactorsSince(trx, userId, notice.created_at);
    await forgetDevices(trx, userId);
    await endRecoveries(trx, userId);
    await cancelAddressChange(trx, userId);
  });
}
