import { type CallResponse, isBlankText, type Licence } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { violatedUniqueConstraint, type Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import { insertAudit } from '../audit/audit.repository';
import { notifyReviewers, publishEvents } from '../live-events/publish-events';
import { queueMail } from '../mail/queue-mail';
import { notify } from '../notifications/notify';
import { insertAppeal, withdrawAppeals } from './appeals.repository';
import { isExpired } from './badge-end';
import type { Certificate, CertificateLifecycle } from './certificate-lifecycle';
import { attachCertificate, expireCertificates, findCertificateId, keepCertificate } from './certificates.repository';
import {
  findEndedBadges,
  findStatus,
  forbidAppeals,
  insertSubmission,
  lockMember,
  setFlags,
  type StatusRow,
  withdrawSubmissions,
} from './submissions.repository';

/** How long a certificate is kept after the decision (SRV-18). */
const CERTIFICATE_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const BATCH = 100;

export interface VerificationDeps {
  readonly db: Executor;
  readonly certificates: CertificateLifecycle;
}

export interface SubmissionDraft {
  readonly fullName: string;
  readonly certificate: Certificate;
  /** Null: submitted without one, which the reviewers see (LIC-3). */
  readonly licence: Licence | null;
  readonly at: Date;
}

export type VerificationStatus = CallResponse<'getVerificationStatus'>;

/**
 * Submits a member's certificate: stores the file, the submission and the member's flag, or none of them (SRV-17). An
 * open appeal against the denial of an earlier one is withdrawn.
 * @throws AppError 400 for a licence that has expired, 409 while one is pending or approved
 */
export async function submitCertificate(
  { db, certificates }: VerificationDeps,
  viewer: Viewer,
  { fullName, certificate, licence, at }: SubmissionDraft,
): Promise<VerificationStatus> {
  if (licence && isExpired(licence.expiresOn, at))
    throw errors.validationFailed({ licenceExpiresOn: 'This licence has expired' });
  await requireNoSubmission(db, viewer.id);
  return certificates.withFile(certificate, at, (certificateId) =>
    db.transaction().execute(async (trx) => {
      const member = await lockMember(trx, viewer.id);
      if (!member) throw errors.unauthenticated();
      const id = newId(at);
      try {
        await insertSubmission(trx, {
          id,
          userId: member.id,
          fullName: isBlankText(fullName) ? member.full_name : fullName.trim(),
          specialty: member.specialty,
          certificate: { type: certificate.type, size: certificate.bytes.length },
          licence,
          at,
        });
      } catch (failure) {
        if (violatedUniqueConstraint(failure) === 'submissions_one_standing') throw alreadySubmitted();
        throw failure;
      }
      await attachCertificate(trx, certificateId, id);
      await endAppeals(trx, member.id, at);
      await setFlags(trx, member.id, { is_send_verificate: true });
      await publishEvents(trx, [{ userId: member.id, name: 'account' }]);
      await notifyReviewers(trx);
      return { status: 'PENDING' as const, reason: null };
    }),
  );
}

/** Avoids an unnecessary write to the store; the unique index rejects concurrent submissions. */
async function requireNoSubmission(db: Executor, userId: string): Promise<void> {
  const current = await findStatus(db, userId);
  if (current && current.status !== 'DENIED') throw alreadySubmitted();
}

/** The status of the member's verification. The reason is returned with a denial only. */
export async function getStatus(db: Executor, userId: string, at: Date): Promise<VerificationStatus> {
  const row = await findStatus(db, userId);
  return row ? presentStatus(db, row, at) : { status: null, reason: null };
}

async function presentStatus(db: Executor, row: StatusRow, at: Date): Promise<VerificationStatus> {
  const { status, licence_expires_on: expiresOn } = row;
  switch (status) {
    case 'DENIED':
      return { status, reason: row.reason, appeal: await appealStateOf(db, row, at) };
    case 'APPROVED':
      // The job that removes ended badges may not have run yet.
      if (isExpired(expiresOn, at)) return { status: null, reason: null };
      return { status, reason: null, ...(expiresOn !== null && { validUntil: expiresOn }) };
    default:
      return { status, reason: null };
  }
}

async function appealStateOf(db: Executor, row: StatusRow, at: Date): Promise<VerificationStatus['appeal']> {
  if (row.appeal_outcome === 'upheld') return 'upheld';
  if (row.appeal_outcome !== null || !row.is_appealable) return 'unavailable';
  if (row.appeal_created_at !== null) return 'open';
  // Reviewers must be able to read the certificate.
  return (await findCertificateId(db, row.id, at)) === undefined ? 'unavailable' : 'available';
}

/**
 * Appeals against the denial of the member's newest submission (LIC-10). Its certificate is kept until the appeal is
 * decided.
 * @throws AppError 409 when there is no denial to appeal against, or there was an appeal
 */
export async function appealDenial(db: Executor, userId: string, text: string, at: Date): Promise<VerificationStatus> {
  return await db.transaction().execute(async (trx) => {
    await lockMember(trx, userId);
    const row = await findStatus(trx, userId);
    if (row?.status !== 'DENIED' || (await appealStateOf(trx, row, at)) !== 'available')
      throw errors.conflict('conflict', 'There is no denial that you can appeal against');
    await insertAppeal(trx, { submissionId: row.id, text: text.trim(), at });
    await keepCertificate(trx, row.id);
    await insertAudit(trx, {
      at,
      actorId: userId,
      action: 'submission.appealed',
      memberId: userId,
      submissionId: row.id,
    });
    await publishEvents(trx, [{ userId, name: 'account' }]);
    await notifyReviewers(trx);
    return { status: 'DENIED' as const, reason: row.reason, appeal: 'open' as const };
  });
}

/** The time when a certificate is deleted after a decision at `at` (SRV-18). */
export const certificateExpiry = (at: Date): Date => new Date(at.getTime() + CERTIFICATE_DAYS * DAY_MS);

/** Withdraws a member's open appeal, and lets its certificate expire. */
async function endAppeals(trx: Executor, userId: string, at: Date): Promise<void> {
  await expireCertificates(trx, await withdrawAppeals(trx, userId, at), certificateExpiry(at));
}

/**
 * Removes the badge and resets the member's status: a certificate is valid only for the name and the specialty that it
 * was submitted with (SRV-16). A pending submission is withdrawn too, since it could be approved for an unchecked name;
 * the next sweep removes its file. A removed badge is recorded, and the member gets a notification and a mail (LIC-9).
 * Call it in the transaction that changes either, for any status.
 */
export async function withdrawApproval(trx: Executor, userId: string, at: Date): Promise<void> {
  await lockMember(trx, userId);
  const approved = await withdrawAll(trx, userId, at);
  if (approved === undefined) return;
  await insertAudit(trx, { at, actorId: userId, action: 'badge.removed', memberId: userId, submissionId: approved });
  await notify(trx, { type: 'verification', event: 'removed', userId, fromUserId: userId, at, submissionId: approved });
  await queueMail(trx, { userId, at, ...badgeRemovedMail });
}

/** Withdraws the member's submissions and resets the flags; returns the id of an approved one, if any. */
async function withdrawAll(trx: Executor, userId: string, at: Date): Promise<string | undefined> {
  const withdrawn = await withdrawSubmissions(trx, userId, at);
  const waiting = withdrawn.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  await expireCertificates(trx, waiting, at);
  await endAppeals(trx, userId, at);
  await forbidAppeals(trx, userId);
  await notifyReviewers(trx);
  const denied = withdrawn.length === 0 && (await findStatus(trx, userId))?.status === 'DENIED';
  await setFlags(trx, userId, {
    is_verificated: false,
    verified_until: null,
    ...(denied ? {} : { is_send_verificate: false }),
  });
  return withdrawn.find(({ status }) => status === 'APPROVED')?.id;
}

/**
 * Removes the badges of licences that have expired, and notifies their members (LIC-8). Several processes can run it at
 * once. Returns the number of removed badges.
 */
export async function removeEndedBadges(db: Executor, at: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const ids = await findEndedBadges(db, at, BATCH);
    for (const id of ids) if (await db.transaction().execute((trx) => removeEndedBadge(trx, id, at))) removed += 1;
    if (ids.length < BATCH) return removed;
  }
}

/** Returns false when another process has removed the badge, or it was renewed. */
async function removeEndedBadge(trx: Executor, userId: string, at: Date): Promise<boolean> {
  const member = await lockMember(trx, userId);
  if (!member?.verified_until || member.verified_until > at) return false;
  const approved = await withdrawAll(trx, userId, at);
  if (approved === undefined) return false;
  await insertAudit(trx, { at, actorId: null, action: 'badge.expired', memberId: userId, submissionId: approved });
  await notify(trx, { type: 'verification', event: 'expired', userId, fromUserId: userId, at, submissionId: approved });
  await queueMail(trx, { userId, at, ...badgeExpiredMail });
  return true;
}

const submitAgain = 'You can submit a certificate in the settings, under Verification Account, to get it again.';
const badgeRemovedMail = {
  subject: 'Your verified badge was removed',
  paragraphs: [
    'your full name or your specialty was changed. The verified badge was for the earlier one, so it was removed.',
    submitAgain,
  ],
} as const;
const badgeExpiredMail = {
  subject: 'Your licence has expired',
  paragraphs: ['the licence of your certificate has expired, so the verified badge was removed.', submitAgain],
} as const;

const alreadySubmitted = () => errors.conflict('conflict', 'Your certificate was submitted already');
