import { errors } from '@cred/service-kit';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { bindMultipart } from '../../core/multipart';
import type { CertificateLifecycle } from './certificate-lifecycle';
import { certificateTypeOf } from './certificate-type';
import { findSentFlag } from './submissions.repository';
import { getStatus, submitCertificate } from './verification.service';
import { requireSelf } from '../../core/viewer';

const HOUR_MS = 3_600_000;

/** Submission of certificates; decisions on them are in modules/review. */
export function registerVerification(
  api: Api,
  { certificates }: { readonly certificates: CertificateLifecycle },
): void {
  sweepHourly(api, certificates);

  bindMultipart(api, 'submitCertificate', {
    receive: async (file) => {
      const bytes = await file.bytes();
      return { type: await certificateTypeOf(bytes, file.filename), bytes };
    },
    handle: async ({ body, files, viewer, db }) => {
      requireSelf(viewer, body.userId);
      if (!files.certificate) throw errors.validationFailed({ certificate: 'Please select a file.' });
      // Status, username and address of the form are ignored: the session determines the member (SRV-17).
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

/** Removes due certificate files when the API starts, and every hour. */
function sweepHourly(api: Api, certificates: CertificateLifecycle): void {
  const sweep = async (): Promise<void> => {
    try {
      await certificates.sweep(api.clock());
    } catch (failure) {
      api.scope.log.warn({ err: failure }, 'due certificates could not be removed, will retry');
    }
  };
  const timer = setInterval(() => void sweep(), HOUR_MS).unref();
  api.scope.addHook('onReady', sweep);
  api.scope.addHook('onClose', async () => clearInterval(timer));
}
