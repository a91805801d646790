import { type CallBody, type DenialReason, denialText, type Licence } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { newId } from '../../core/ids';
import { cutPage } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import type { VerificationEvent } from '../../database/schema/notifications';
import { insertAudit } from '../audit/audit.repository';
import { type Lookup, lookUpLicences } from '../licences/look-up-licences';
import { notifyReviewers } from '../live-events/publish-events';
import { queueMail } from '../mail/queue-mail';
import { notify } from '../notifications/notify';
import { closeAppeal, countConfirmations, insertVote } from '../verification/appeals.repository';
import { badgeEndOf, isExpired } from '../verification/badge-end';
import type { CertificateLifecycle } from '../verification/certificate-lifecycle';
import { expireCertificates, findCertificateId } from '../verification/certificates.repository';
import { lockMember, setFlags } from '../verification/submissions.repository';
import { certificateExpiry } from '../verification/verification.service';
import {
  approveAppealed,
  findPendingSubmissions,
  findSubmission,
  type QueuePage,
  storeDecision,
  type SubmissionRow,
  type SubmissionState,
} from './submissions-queue.repository';

export interface QueuedSubmission {
  readonly row: SubmissionRow;
  /** Null: submitted without a licence. */
  readonly licence: Licence | null;
  readonly lookup: Lookup | null;
}

/** Submissions and appeals that this reviewer may decide on, with what the registries have about their licences. */
export async function listSubmissions(
  db: Executor,
  reviewer: Viewer,
  page: QueuePage,
): Promise<{ readonly rows: QueuedSubmission[]; readonly last: SubmissionRow | null }> {
  const { rows, last } = cutPage(
    await findPendingSubmissions(db, reviewer.id, { ...page, take: page.take + 1 }),
    page.take,
  );
  const licensed = rows.flatMap((row) => {
    const licence = licenceOf(row);
    return licence ? [{ id: row.id, licence, fullName: row.full_name }] : [];
  });
  const lookups = await lookUpLicences(db, licensed);
  const byId = new Map(licensed.map(({ id, licence }, index) => [id, { licence, lookup: lookups[index] ?? null }]));
  return { rows: rows.map((row) => ({ row, licence: null, lookup: null, ...byId.get(row.id) })), last };
}

function licenceOf(row: SubmissionRow): Licence | null {
  const { licence_authority: authority, licence_number: number } = row;
  if (authority === null || number === null) return null;
  return {
    authority,
    authorityName: row.licence_authority_name,
    number,
    state: row.licence_state,
    category: row.licence_category,
    expiresOn: row.licence_expires_on,
  };
}

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

/** How many reviewers other than the first must confirm a denial against an appeal (LIC-11). */
const CONFIRMATIONS = 2;

/**
 * Decides on a submission once: the first of two reviewers wins. On a denied submission whose member appeals, it records
 * one decision of the appeal. The member gets a notification and a mail in the same transaction.
 * @throws AppError 400 for approving an expired licence, 403 for the reviewer's own submission and for the appeal
 * against their own denial, 404 for an unknown one, 409 when it is decided already
 */
export async function decideSubmission(
  db: Executor,
  reviewer: Viewer,
  id: string,
  { decision, template, reason: words }: CallBody<'decideSubmission'>,
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await findSubmission(trx, id);
    if (!found) throw errors.notFound();
    if (found.user_id === reviewer.id) throw ownSubmission();
    // Locks the member first, like every change of their verification, so that no two can deadlock.
    await lockMember(trx, found.user_id);
    const submission = (await findSubmission(trx, id)) ?? found;
    if (decision === 'APPROVED' && isExpired(submission.licence_expires_on, at))
      throw errors.validationFailed({ decision: 'The licence has expired' });
    const denied = decision === 'DENIED';
    const reason = denied ? denialText(template, words) : words;
    const made = { id, submission, decision, reason, template: denied ? (template ?? null) : null, reviewer, at };
    await (submission.has_open_appeal ? decideAppeal(trx, made) : decideFirst(trx, made));
    await notifyReviewers(trx);
  });
}

interface Made {
  readonly id: string;
  readonly submission: SubmissionState;
  readonly decision: 'APPROVED' | 'DENIED';
  readonly reason: string;
  readonly template: DenialReason | null;
  readonly reviewer: Viewer;
  readonly at: Date;
}

async function decideFirst(trx: Executor, made: Made): Promise<void> {
  const { id, submission, decision, reason, template, reviewer, at } = made;
  if (!(await storeDecision(trx, id, { status: decision, reason, template, reviewerId: reviewer.id, at }))) {
    throw errors.conflict('conflict', 'This submission waits for no decision any more');
  }
  await expireCertificates(trx, [id], certificateExpiry(at));
  const memberId = submission.user_id;
  if (decision === 'APPROVED') return await approve(trx, made, 'submission.approved');
  await setFlags(trx, memberId, { is_verificated: false, verified_until: null });
  await insertAudit(trx, { at, actorId: reviewer.id, action: 'submission.denied', memberId, submissionId: id });
  await notifyMember(trx, made, 'denied', deniedMail(reason));
}

/** One approval grants the appeal; the denial stays after two confirmations by different reviewers (LIC-11). */
async function decideAppeal(trx: Executor, made: Made): Promise<void> {
  const { id, submission, decision, reason, template, reviewer, at } = made;
  if (submission.decided_by === reviewer.id)
    throw errors.forbidden('You cannot decide on an appeal against your own decision');
  const vote = { id: newId(at), submissionId: id, reviewerId: reviewer.id, decision, reason, template, at };
  if (!(await insertVote(trx, vote))) throw errors.conflict('conflict', 'You have decided on this appeal already');
  if (decision === 'APPROVED') {
    await closeAppeal(trx, id, 'granted', at);
    await approveAppealed(trx, id, at);
    await expireCertificates(trx, [id], certificateExpiry(at));
    return await approve(trx, made, 'submission_appeal.granted');
  }
  const upheld = (await countConfirmations(trx, id)) >= CONFIRMATIONS;
  const action = upheld ? 'submission_appeal.upheld' : 'submission_appeal.confirmed';
  await insertAudit(trx, { at, actorId: reviewer.id, action, memberId: submission.user_id, submissionId: id });
  if (!upheld) return;
  await closeAppeal(trx, id, 'upheld', at);
  await expireCertificates(trx, [id], certificateExpiry(at));
  await notifyMember(trx, made, 'upheld', upheldMail(reason));
}

/** Gives the member the badge, until the licence expires. */
async function approve(
  trx: Executor,
  made: Made,
  action: 'submission.approved' | 'submission_appeal.granted',
): Promise<void> {
  const { id, submission, reviewer, at } = made;
  const memberId = submission.user_id;
  await setFlags(trx, memberId, { is_verificated: true, verified_until: badgeEndOf(submission.licence_expires_on) });
  await insertAudit(trx, { at, actorId: reviewer.id, action, memberId, submissionId: id });
  await notifyMember(trx, made, 'approved', approvedMail);
}

async function notifyMember(
  trx: Executor,
  { id, submission, at }: Made,
  event: VerificationEvent,
  mail: MailText,
): Promise<void> {
  const userId = submission.user_id;
  await queueMail(trx, { userId, at, ...mail });
  // Sent from the member themself, since only reviewers may see who decided.
  await notify(trx, { type: 'verification', event, userId, fromUserId: userId, at, submissionId: id });
}

interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const approvedMail: MailText = {
  subject: 'Your account was verified',
  paragraphs: ['Your certificate was approved: your profile has the verified badge now.'],
};

const deniedMail = (reason: string): MailText => ({
  subject: 'Your verification was denied',
  paragraphs: [
    'Your certificate was not approved. The reviewer wrote:',
    reason,
    'You can submit another one in the settings, under Verification Account. ' +
      'If you think that the decision is wrong, you can appeal there once.',
  ],
});

const upheldMail = (reason: string): MailText => ({
  subject: 'Your appeal was decided',
  paragraphs: [
    'Two other reviewers have checked your certificate, and the denial stays. The last one wrote:',
    reason,
    'You can submit another certificate in the settings, under Verification Account.',
  ],
});

const ownSubmission = () => errors.forbidden('You cannot decide on your own certificate');
