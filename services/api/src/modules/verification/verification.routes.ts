import { errors } from '@cred/service-kit';
import { requireSelf } from '../../core/actor';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { bindMultipart } from '../../core/multipart';
import { certificateLifecycleOf } from './certificate-sweep';
import { certificateTypeOf } from './certificate-type';
import { findSentFlag } from './submissions.repository';
import { getStatus, submitCertificate } from './verification.service';

/** Submission of certificates; decisions on them are in modules/review. */
export function registerVerification(api: Api): void {
  const certificates = certificateLifecycleOf(api);

  bindMultipart(api, 'submitCertificate', {
    receive: async (file) => {
      const bytes = await file.bytes();
      return { type: await certificateTypeOf(bytes, file.filename), bytes };
    },
    handle: async ({ body, files, viewer, db }) => {
      requireSelf(viewer, body.userId);
      if (!files.certificate) throw errors.validationFailed({ certificate: 'Please select a file.' });
      // Status, username and address of the form are ignored: the session's member counts (SRV-17).
      return await submitCertificate({ db, certificates }, viewer, {
        fullName: body.fullName,
        certificate: files.certificate,
        at: api.clock(),
      });
    },
  });

  bind(api, 'getVerificationStatus', async ({ db, viewer, params }) => {
    requireSelf(viewer, params.userId);
    return await getStatus(db, viewer.id);
  });

  bind(api, 'setSendVerificate', async ({ db, viewer, params }) => {
    requireSelf(viewer, params.id);
    return { isSendVerificate: await findSentFlag(db, viewer.id) };
  });
}
