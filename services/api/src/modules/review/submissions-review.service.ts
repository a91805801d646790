import type { CallBody } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { cutPage, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { notify } from '../notifications/notify';
import type { CertificateLifecycle } from '../verification/certificate-lifecycle';
import { expireCertificates, findCertificateId } from '../verification/certificates.repository';
import { lockMember, setFlags } from '../verification/submissions.repository';
import { queueMail } from '../mail/queue-mail';
import { insertAudit } from './audit.repository';
import {
  storeDecision,
  findSubmission,
  findPendingSubmissions,
  type QueuePage,
  type SubmissionRow,
} from './submissions-queue.repository';

/** How long a certificate is kept after the decision (SRV-18). */
const CERTIFICATE_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Pending submissions that this reviewer may decide on. */
export const listSubmissions = async (
  db: Executor,
  reviewer: Viewer,
  page: QueuePage,
): Promise<PageOf<SubmissionRow>> =>
  cutPage(await findPendingSubmissions(db, reviewer.id, { ...page, take: page.take + 1 }), page.take);

/**
 * Opens a certificate for a reviewer, and records that they read it.
 * @throws AppError 403 for their own, 404 for an unknown submission or a deleted certificate
 */
export async function openCertificate(
  db: Executor,
  certificates: CertificateLifecycle,
  reviewer: Viewer,
  submissionId: string,
  at: Date,
) {
  const submission = await findSubmission(db, submissionId);
  if (!submission) throw errors.notFound();
  if (submission.user_id === reviewer.id) throw ownSubmission();
  const id = await findCertificateId(db, submissionId, at);
  const file = id === undefined ? undefined : await certificates.open(id);
  if (!file) throw errors.notFound('The certificate is deleted');
  try {
    await insertAudit(db, {
      at,
      actorId: reviewer.id,
      action: 'certificate.read',
      memberId: submission.user_id,
      submissionId,
    });
  } catch (failure) {
    file.stream.destroy();
    throw failure;
  }
  return { ...file, type: submission.certificate_type };
}

/**
 * Decides on a submission once: the first of two reviewers wins. The member gets a notification and a mail in the same
 * transaction.
 * @throws AppError 403 for the reviewer's own submission, 404 for an unknown one, 409 when it is decided already
 */
export async function decideSubmission(
  db: Executor,
  reviewer: Viewer,
  id: string,
  body: CallBody<'decideSubmission'>,
  at: Date,
): Promise<void> {
  const { decision: status, reason } = body;
  await db.transaction().execute(async (trx) => {
    const submission = await findSubmission(trx, id);
    if (!submission) throw errors.notFound();
    const userId = submission.user_id;
    if (userId === reviewer.id) throw ownSubmission();
    // Locks the member first, like every change of their verification, so that no two can deadlock.
    await lockMember(trx, userId);
    if (!(await storeDecision(trx, id, { status, reason, reviewerId: reviewer.id, at }))) {
      throw errors.conflict('conflict', 'This submission waits for no decision any more');
    }
    await setFlags(trx, userId, { is_verificated: status === 'APPROVED' });
    await expireCertificates(trx, [id], new Date(at.getTime() + CERTIFICATE_DAYS * DAY_MS));
    const action = status === 'APPROVED' ? 'submission.approved' : 'submission.denied';
    await insertAudit(trx, { at, actorId: reviewer.id, action, memberId: userId, submissionId: id });
    // Sent from the member themself, since only reviewers may see who decided.
    await notify(trx, { type: 'verification', userId, fromUserId: userId, at, submissionId: id });
    await queueMail(trx, { userId, at, ...mailOf(status, reason) });
  });
}

const mailOf = (
  status: 'APPROVED' | 'DENIED',
  reason: string,
): { readonly subject: string; readonly paragraphs: readonly string[] } =>
  status === 'APPROVED'
    ? {
        subject: 'Your account was verified',
        paragraphs: ['Your certificate was approved: your profile has the verified badge now.'],
      }
    : {
        subject: 'Your verification was denied',
        paragraphs: [
          'Your certificate was not approved. The reviewer wrote:',
          reason,
          'You can submit another one in the settings, under Verification Account.',
        ],
      };

const ownSubmission = () => errors.forbidden('You cannot decide on your own certificate');
