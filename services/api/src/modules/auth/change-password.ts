import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import type { RateLimiter } from '../../core/rate-limits';
import type { Viewer } from '../../core/viewer';
import { queueMail } from '../mail/queue-mail';
import { endRecoveries } from '../recovery/recovery.repository';
import { passwordChangedMail } from '../recovery/recovery.service';
import { rememberDevice } from '../sessions/device-cookie';
import { keepOnlySession } from '../sessions/sessions.service';
import { requireRecentLogin } from '../credentials/confirm-password';
import { requireGoodPassword } from '../credentials/password-policy';
import { hashPassword } from '../credentials/passwords';
import { findIdentity, forgetDevices, setPasswordHash } from '../credentials/credentials.repository';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly rates: RateLimiter;
}

/**
 * Changes the viewer's password: ends the other sessions, replaces this session's token, makes the other browsers
 * new devices and mails the owner (SRV-13).
 * @throws AppError 403 `reauth_required`, 400 for a wrong current password or a new one that is easy to guess
 */
export async function changePassword(
  deps: Deps,
  viewer: Viewer,
  change: { readonly password: string; readonly currentPassword?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await requireRecentLogin(deps, viewer, change);
  const identity = await findIdentity(deps.db, viewer.id);
  if (!identity) throw errors.unauthenticated();
  requireGoodPassword(change.password, identity);
  const passwordHash = await hashPassword(change.password);
  let generation = 0;
  const setCookie = await deps.db.transaction().execute(async (trx) => {
    await setPasswordHash(trx, viewer.id, passwordHash);
    await endRecoveries(trx, viewer.id);
    await queueMail(trx, { ...passwordChangedMail, userId: viewer.id, at: deps.clock() });
    generation = await forgetDevices(trx, viewer.id);
    return await keepOnlySession(trx, deps.settings, viewer);
  });
  setCookie(reply);
  rememberDevice(request, reply, { settings: deps.settings, userId: viewer.id, generation, at: deps.clock() });
}
