import { isBlankText } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { violatedUniqueConstraint, type Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import type { Certificate, CertificateLifecycle } from './certificate-lifecycle';
import { attachCertificate, expireCertificates } from './certificates.repository';
import {
  findStatus,
  insertSubmission,
  lockMember,
  setFlags,
  type StatusRow,
  withdrawSubmissions,
} from './submissions.repository';

export interface VerificationDeps {
  readonly db: Executor;
  readonly certificates: CertificateLifecycle;
}

export interface SubmissionDraft {
  readonly fullName: string;
  readonly certificate: Certificate;
  readonly at: Date;
}

/**
 * Submits a member's certificate: stores the file, the submission and the member's flag, or none of them (SRV-17).
 * @throws AppError 409 while one is pending or approved
 */
export async function submitCertificate(
  { db, certificates }: VerificationDeps,
  viewer: Viewer,
  { fullName, certificate, at }: SubmissionDraft,
): Promise<StatusRow> {
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
          at,
        });
      } catch (failure) {
        if (violatedUniqueConstraint(failure) === 'submissions_one_standing') throw alreadySubmitted();
        throw failure;
      }
      await attachCertificate(trx, certificateId, id);
      await setFlags(trx, member.id, { is_send_verificate: true });
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
export async function getStatus(
  db: Executor,
  userId: string,
): Promise<{ readonly status: StatusRow['status'] | null; readonly reason: string | null }> {
  const row = await findStatus(db, userId);
  if (!row) return { status: null, reason: null };
  return { status: row.status, reason: row.status === 'DENIED' ? row.reason : null };
}

/**
 * Removes the badge and resets the member's status: a certificate is valid only for the name and the specialty that it
 * was submitted with (SRV-16). A pending submission is withdrawn too, since it could be approved for an unchecked name;
 * the next sweep removes its file. Call it in the transaction that changes either, for any status.
 */
export async function withdrawApproval(trx: Executor, userId: string, at: Date): Promise<void> {
  await lockMember(trx, userId);
  const withdrawn = await withdrawSubmissions(trx, userId, at);
  const waiting = withdrawn.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  await expireCertificates(trx, waiting, at);
  const denied = withdrawn.length === 0 && (await findStatus(trx, userId))?.status === 'DENIED';
  await setFlags(trx, userId, { is_verificated: false, ...(denied ? {} : { is_send_verificate: false }) });
}

const alreadySubmitted = () => errors.conflict('conflict', 'Your certificate was submitted already');
