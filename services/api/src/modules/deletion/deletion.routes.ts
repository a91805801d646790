import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { requireSelf } from '../../core/viewer';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { clearSessionCookie } from '../sessions/sessions.service';
import type { CertificateLifecycle } from '../verification/certificate-lifecycle';
import { deleteAccount } from './delete-account';
import { deleteComment } from './delete-comment';
import { deletePost } from './delete-post';

interface DeletionDeps {
  readonly media: MediaLifecycle;
  readonly certificates: CertificateLifecycle;
}

/** Registers the deletion of a post, a comment or an account with everything that depends on it. */
export function registerDeletion(api: Api, { media, certificates }: DeletionDeps): void {
  bind(api, 'deletePost', async ({ viewer, db, params }) => {
    await deletePost({ db, media, viewer }, params.id, api.clock());
    return { ok: true as const };
  });

  bind(api, 'deleteComment', async ({ viewer, db, params }) => {
    await deleteComment(db, viewer, params.id, api.clock());
    return { ok: true as const };
  });

  bind(api, 'deleteAccount', async ({ viewer, params, body, request, reply }) => {
    requireSelf(viewer, params.id);
    await deleteAccount({ ...api, media, certificates, log: request.log }, viewer, body.currentPassword);
    clearSessionCookie(api.settings, reply);
    return { ok: true as const };
  });
}
