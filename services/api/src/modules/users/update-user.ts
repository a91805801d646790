import { type CallBody, isBlankText, type Me, specialtyLabel } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import type { RateLimiter } from '../../core/rate-limits';
import type { Viewer } from '../../core/viewer';
import { requireRecentLogin } from '../credentials/confirm-password';
import { insertAudit } from '../audit/audit.repository';
import { queueMail } from '../mail/queue-mail';
import { emailTaken, sendConfirmation } from '../mail-addresses/confirm-address';
import { cancelAddressChange, findMailAddress, isAddressTaken } from '../mail-addresses/email-confirmations.repository';
import { endRecoveries } from '../recovery/recovery.repository';
import { withdrawApproval } from '../verification/verification.service';
import { finishUsernameChange } from './usernames';
import { requirePlainName } from './users.policy';
import { lockUser, updateUserRow, type UserChange } from './users.repository';
import { getMe, requireNotTaken } from './users.service';
import { isHealthSpecialty } from '../../access/health-audience.policy';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly rates: RateLimiter;
}

/**
 * Changes the viewer's profile, completely or not at all. An absent field stays; an empty bio or link is stored as
 * null.
 * @throws AppError 409 for an unavailable username or address; 403 `reauth_required` or 400 for a wrong current
 * password, when the address changes (SRV-16, AUTH-34); 429 when it changes too often
 */
export async function updateUser(
  deps: Deps,
  viewer: Viewer,
  body: CallBody<'updateUser'>,
  address: string,
): Promise<Me> {
  const { db, clock } = deps;
  const email = body.email?.toLowerCase();
  if (body.fullName !== undefined) requirePlainName(body.fullName);
  const changesAddress = email !== undefined && email !== (await getMe(deps, viewer.id)).email;
  if (changesAddress) {
    await requireRecentLogin(deps, viewer, { currentPassword: body.currentPassword });
    deps.rates.take('newAddress', 'address', address);
    deps.rates.take('newAddress', 'account', viewer.id);
  }
  await db.transaction().execute(async (trx) => {
    const at = clock();
    const user = await lockUser(trx, viewer.id);
    if (!user) throw errors.unauthenticated();
    const change: UserChange = {
      ...(body.username === undefined ? {} : { username: body.username }),
      ...(body.fullName === undefined ? {} : { full_name: body.fullName }),
      ...(body.specialty === undefined
        ? {}
        : { specialty: body.specialty, is_health_professional: isHealthSpecialty(body.specialty) }),
      ...(body.bio === undefined ? {} : { bio: isBlankText(body.bio) ? null : body.bio }),
      ...(body.link === undefined ? {} : { link: body.link === '' ? null : body.link }),
    };
    const differs = (field: keyof typeof user & keyof UserChange): boolean =>
      change[field] !== undefined && change[field] !== user[field];
    if (email !== undefined) {
      // A concurrent request changed the address after this one was checked, so this one has not confirmed the
      // password.
      if (email !== user.email && !changesAddress) throw errors.reauthRequired();
      await changeAddress(trx, deps.settings, { userId: viewer.id, from: user.email, to: email, at });
    }
    await requireNotTaken(() => updateUserRow(trx, viewer.id, change));
    if (change.username !== undefined && differs('username')) {
      await finishUsernameChange(trx, viewer.id, { from: user.username, to: change.username }, at);
    }
    if (body.specialty !== undefined && differs('specialty')) {
      const detail = `${specialtyLabel(user.specialty)} to ${specialtyLabel(body.specialty)}`;
      await insertAudit(trx, { at, actorId: viewer.id, action: 'specialty.changed', memberId: viewer.id, detail });
    }
    if (differs('full_name') || differs('specialty')) await withdrawApproval(trx, viewer.id, at);
  });
  return await getMe(deps, viewer.id);
}

/**
 * Prepares a change of address: the address stays valid until the link in the mail to the new one is opened (AUTH-34).
 * An address that was never confirmed is replaced at once.
 * @throws AppError 409 when another member has the address
 */
async function changeAddress(
  trx: Executor,
  settings: Settings,
  { userId, from, to, at }: { readonly userId: string; readonly from: string; readonly to: string; readonly at: Date },
): Promise<void> {
  await cancelAddressChange(trx, userId);
  if (from === to) return;
  if (await isAddressTaken(trx, userId, to)) throw emailTaken();
  const address = await findMailAddress(trx, userId, at);
  if (address?.confirmedAt === null) await requireNotTaken(() => updateUserRow(trx, userId, { email: to }));
  else await queueMail(trx, { ...changeRequestedMail, userId, at });
  await sendConfirmation(trx, settings, { userId, email: to, at });
}

/** Ends recoveries by the earlier address and informs it, in the transaction of the confirmation. */
export async function finishAddressChange(
  trx: Executor,
  { userId, from, at }: { readonly userId: string; readonly from: string; readonly at: Date },
): Promise<void> {
  await endRecoveries(trx, userId);
  await queueMail(trx, { ...addressChangedMail, userId, to: from, at });
}

const changeRequestedMail = {
  subject: 'A new mail address was entered',
  paragraphs: [
    'a new mail address was entered for your account a moment ago. It replaces this one after it is confirmed.',
    'If it was not you, set a new password at once: choose "Forgot password?" on the login page.',
  ],
} as const;

const addressChangedMail = {
  subject: 'Your mail address was changed',
  paragraphs: [
    'the mail address of your account was changed a moment ago. ' +
      'Mail about your account goes to the new address from now on, and no more to this one.',
    'If it was not you, log in at once, change it back and set a new password.',
  ],
} as const;
