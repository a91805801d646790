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
 * password, when the address changes (SRV-16); 429 when it changes too often
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
      ...(email === undefined ? {} : { email }),
      ...(body.fullName === undefined ? {} : { full_name: body.fullName }),
      ...(body.specialty === undefined
        ? {}
        : { specialty: body.specialty, is_health_professional: isHealthSpecialty(body.specialty) }),
      ...(body.bio === undefined ? {} : { bio: isBlankText(body.bio) ? null : body.bio }),
      ...(body.link === undefined ? {} : { link: body.link === '' ? null : body.link }),
    };
    const differs = (field: keyof typeof user & keyof UserChange): boolean =>
      change[field] !== undefined && change[field] !== user[field];
    if (differs('email')) {
      // A concurrent request changed the address after this one was checked, so this one has not confirmed the
      // password.
      if (!changesAddress) throw errors.reauthRequired();
      await endRecoveries(trx, viewer.id);
      await queueMail(trx, { ...addressChangedMail, userId: viewer.id, to: user.email, at });
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

const addressChangedMail = {
  subject: 'Your mail address was changed',
  paragraphs: [
    'the mail address of your account was changed a moment ago. ' +
      'Mail about your account goes to the new address from now on, and no more to this one.',
    'If it was not you, log in at once, change it back and set a new password.',
  ],
} as const;
