import { parseLicence } from '@cred/contract/licence';
import { errors } from '@cred/service-kit';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { bindMultipart } from '../../core/multipart';
import type { CertificateLifecycle } from './certificate-lifecycle';
import { certificateTypeOf } from './certificate-type';
import { scanCertificate } from './scan-certificate';
import { findSentFlag } from './submissions.repository';
import { appealDenial, getStatus, removeEndedBadges, submitCertificate } from './verification.service';
import { requireSelf } from '../../core/viewer';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Submission of certificates; decisions on them are in modules/review. */
export function registerVerification(
  api: Api,
  { certificates }: { readonly certificates: CertificateLifecycle },
): void {
  repeat(api, HOUR_MS, 'due certificates could not be removed, will retry', (at) => certificates.sweep(at));
  // The rights of the badge end without this task, since every request checks the expiry. The task removes the badge that
  // others see, and notifies the member.
  repeat(api, MINUTE_MS, 'ended badges could not be removed, will retry', (at) => removeEndedBadges(api.db, at));

  bindMultipart(api, 'submitCertificate', {
    receive: async (file, { log }) => {
      const bytes = await file.bytes();
      const type = await certificateTypeOf(bytes, file.filename);
      await scanCertificate({ settings: api.settings, log }, bytes);
      return { type, bytes };
    },
    handle: async ({ body, files, viewer, db }) => {
      requireSelf(viewer, body.userId);
      if (!files.certificate) throw errors.validationFailed({ certificate: 'Please select a file.' });
      // Status, username and address of the form are ignored: the session determines the member (SRV-17).
      return await submitCertificate({ db, certificates }, viewer, {
        fullName: body.fullName,
        certificate: files.certificate,
        // The contract has checked the fields.
        licence: parseLicence(body).licence ?? null,
        at: api.clock(),
      });
    },
  });

  bind(api, 'getVerificationStatus', async ({ db, viewer, params }) => {
    requireSelf(viewer, params.userId);
    return await getStatus(db, viewer.id, api.clock());
  });

  bind(api, 'appealDenial', async ({ db, viewer, params, body }) => {
    requireSelf(viewer, params.userId);
    return await appealDenial(db, viewer.id, body.text, api.clock());
  });

  bind(api, 'setSendVerificate', async ({ db, viewer, params }) => {
    requireSelf(viewer, params.id);
    return { isSendVerificate: await findSentFlag(db, viewer.id) };
  });
}

/** Runs a task when the API starts, and again after each interval; no two runs of it overlap. */
function repeat(api: Api, intervalMs: number, failed: string, task: (at: Date) => Promise<unknown>): void {
  let running = false;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      await task(api.clock());
    } catch (failure) {
      api.scope.log.warn({ err: failure }, failed);
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void run(), intervalMs).unref();
  api.scope.addHook('onReady', run);
  api.scope.addHook('onClose', async () => clearInterval(timer));
}
