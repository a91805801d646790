import type { Specialty, schemas } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

export interface SubmissionTable {
  id: string;
  user_id: string;
  /** As the member entered it with the certificate. */
  full_name: string;
  specialty: ColumnType<Specialty, Specialty, never>;
  status: Generated<schemas.VerificationStatus>;
  certificate_type: ColumnType<string, string, never>;
  certificate_bytes: ColumnType<number, number, never>;
  /** The reviewer's reason. */
  reason: string | null;
  submitted_at: ColumnType<Date, Date, never>;
  decided_at: Date | null;
  decided_by: string | null;
  /** Set when the member's name or specialty changes: the submission no longer counts. */
  withdrawn_at: Date | null;
}

/** A stored file; the row exists for as long as the file may exist. */
export interface CertificateTable {
  id: string;
  submission_id: string | null;
  /** Set until the file is attached to a submission. */
  pending_since: Date | null;
  expires_at: Date | null;
}

export interface ReportTable {
  id: string;
  reporter_id: string;
  /** The reported member, or the post's author. */
  member_id: string;
  /** Null for a report about a member. */
  post_id: string | null;
  reason: schemas.ReportReason;
  /** The reporter's text. */
  text: string;
  created_at: ColumnType<Date, Date, never>;
  decided_at: Date | null;
  decided_by: string | null;
  outcome: 'dismissed' | 'removed' | null;
  /** The reviewer's note. */
  note: Generated<string>;
}

/** An action of a reviewer, or on a reviewer by the command on the server. */
export type AuditAction =
  | 'submission.approved'
  | 'submission.denied'
  | 'certificate.read'
  | 'report.dismissed'
  | 'report.removed'
  | 'reviewer.granted'
  | 'reviewer.revoked';

/** Append-only, except that references to a deleted account become null. */
export interface AuditTable {
  id: string;
  at: ColumnType<Date, Date, never>;
  /** Null for the command on the server and for a deleted account. */
  actor_id: string | null;
  action: ColumnType<AuditAction, AuditAction, never>;
  /** The member concerned. */
  member_id: string | null;
  submission_id: string | null;
  report_id: string | null;
}

/** Certificates, reports and the audit log. */
export interface ModerationSchema {
  submissions: SubmissionTable;
  certificates: CertificateTable;
  reports: ReportTable;
  audit_log: AuditTable;
}
