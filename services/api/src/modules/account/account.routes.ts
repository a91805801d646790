import { requireSelf } from '../../core/actor';
import type { Api } from '../../core/api';
import { alreadySent, bind } from '../../core/bind';
import { mediaLifecycleOf } from '../media/media-lifecycle';
import { clearSessionCookie } from '../sessions/sessions.service';
import { certificateLifecycleOf } from '../verification/certificate-sweep';
import { deleteAccount } from '../deletion/delete-account';
import { exportAccount } from './export-account';

/** Export and deletion of the member's own account (SRV-35). */
export function registerAccount(api: Api): void {
  const media = mediaLifecycleOf(api);
  const certificates = certificateLifecycleOf(api);

  bind(
    api,
    'exportAccount',
    async ({ db, viewer, params, reply }) => {
      requireSelf(viewer, params.userId);
      const at = api.clock();
      const stream = await exportAccount({ db, media, at }, viewer);
      await reply
        .type('application/zip')
        .header(
          'content-disposition',
          `attachment; filename="cred-${viewer.username}-${at.toISOString().slice(0, 10)}.zip"`,
        )
        .send(stream);
      return alreadySent;
    },
    { bucket: 'export' },
  );

  bind(api, 'deleteAccount', async ({ viewer, params, body, request, reply }) => {
    requireSelf(viewer, params.id);
    await deleteAccount({ ...api, media, certificates, log: request.log }, viewer, body.currentPassword, request.ip);
    clearSessionCookie(api.settings, reply);
    return { ok: true as const };
  });
}
