import { errors } from '@cred/service-kit';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { requireRecentLogin } from '../credentials/confirm-password';
import { queueMail } from '../mail/queue-mail';
import { requireConfirmedReviewer } from '../sessions/require-confirmed-reviewer';
import { endConfirmationsWithoutFactor } from '../sessions/sessions.repository';
import { addPasskey, startPasskey } from './add-passkey';
import { presentPasskey } from './passkeys.presenter';
import { deletePasskey, renamePasskey } from './passkeys.repository';

/** The member's own passkeys: add, rename and remove (AUTH-16, AUTH-24). */
export function registerPasskeys(api: Api): void {
  bind(api, 'startPasskey', async ({ db, viewer, body, reply }) => {
    await requireRecentLogin(api, viewer, body);
    await requireConfirmedReviewer(db, viewer);
    return await startPasskey(api, viewer, reply);
  });

  bind(api, 'addPasskey', async ({ db, viewer, body, request, reply }) => {
    await requireConfirmedReviewer(db, viewer);
    return await addPasskey(api, viewer, body, request, reply);
  });

  bind(api, 'renamePasskey', async ({ db, viewer, params, body }) => {
    const row = await renamePasskey(db, viewer.id, params.id, body.name);
    if (!row) throw errors.notFound('You have no such passkey');
    return presentPasskey(row);
  });

  bind(api, 'removePasskey', async ({ db, viewer, params, body }) => {
    await requireRecentLogin(api, viewer, body);
    await requireConfirmedReviewer(db, viewer);
    const at = api.clock();
    await db.transaction().execute(async (trx) => {
      if ((await deletePasskey(trx, viewer.id, params.id)) === undefined) return;
      await endConfirmationsWithoutFactor(trx, viewer.id);
      await queueMail(trx, { ...passkeyRemovedMail, userId: viewer.id, at });
    });
    return { ok: true as const };
  });
}

const passkeyRemovedMail = {
  subject: 'A passkey was removed from your account',
  paragraphs: [
    'a passkey was removed from your account a moment ago. It no longer signs in.',
    'If it was you, all is well. If not, choose "Forgot password?" on the login page at once and set a new password.',
  ],
} as const;
