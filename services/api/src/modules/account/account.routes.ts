import type { Api } from '../../core/api';
import { responseSent, bind } from '../../core/bind';
import { requireRecentLogin } from '../credentials/confirm-password';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { exportAccount } from './export-account';
import { requireSelf } from '../../core/viewer';

/** Registers the export of the member's own account (SRV-35). */
export function registerAccount(api: Api, { media }: { readonly media: MediaLifecycle }): void {
  bind(
    api,
    'exportAccount',
    async ({ db, viewer, params, reply }) => {
      requireSelf(viewer, params.userId);
      await requireRecentLogin(api, viewer, {});
      const at = api.clock();
      const stream = await exportAccount({ db, media, at }, viewer);
      await reply
        .type('application/zip')
        .header(
          'content-disposition',
          `attachment; filename="cred-${viewer.username}-${at.toISOString().slice(0, 10)}.zip"`,
        )
        .send(stream);
      return responseSent;
    },
    { bucket: 'export' },
  );
}
