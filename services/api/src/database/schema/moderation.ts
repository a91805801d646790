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
  outcome: schemas.ReportOutcome | null;
  /** The reviewer's note. */
  note: Generated<string>;
  /** The decision that closed the report; null while it is open. */
  decision_id: ColumnType<string | null, string | null | undefined, string>;
}

/** What a reviewer decided, for one report or for all open reports of a post. */
export interface ModerationDecisionTable {
  id: string;
  /** The reported member, or the post's author. */
  member_id: string;
  /** Null for a decision about a member. */
  post_id: string | null;
  outcome: schemas.ReportOutcome;
  reason: schemas.DecisionReason;
  decided_at: ColumnType<Date, Date, never>;
  decided_by: string | null;
}

/** An appeal against a decision. */
export interface ReportAppealTable {
  id: string;
  decision_id: string;
  appellant_id: string;
  /** Whether the appellant reported, or is the member that the decision is about. */
  side: 'reporter' | 'member';
  text: string;
  created_at: ColumnType<Date, Date, never>;
  decided_at: ColumnType<Date | null, never, Date>;
  decided_by: ColumnType<string | null, never, string>;
  outcome: ColumnType<schemas.AppealOutcome | null, never, schemas.AppealOutcome>;
  note: Generated<string>;
  /** Whether the reviewer of the decision also decided the appeal, because there was no other. */
  same_reviewer: Generated<boolean>;
}

/** One event to count, without any reference to a member. */
export interface ModerationEventTable {
  id: string;
  at: ColumnType<Date, Date, never>;
  kind: 'reported' | 'dismissed' | 'removed' | 'warned' | 'appealed' | 'reversed';
  /** The report's reason. */
  reason: schemas.ReportReason;
  /** From the report to its decision; null for other events. */
  seconds: number | null;
}

/** An action of a reviewer, or on a reviewer by the command on the server. */
export type AuditAction =
  | 'submission.approved'
  | 'submission.denied'
  | 'certificate.read'
  | 'report.dismissed'
  | 'report.removed'
  | 'report.warned'
  | 'report_appeal.upheld'
  | 'report_appeal.reversed'
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
  decision_id: string | null;
  appeal_id: string | null;
}

/** Certificates, reports, decisions, appeals and the audit log. */
export interface ModerationSchema {
  submissions: SubmissionTable;
  certificates: CertificateTable;
  reports: ReportTable;
  moderation_decisions: ModerationDecisionTable;
  report_appeals: ReportAppealTable;
  moderation_events: ModerationEventTable;
  audit_log: AuditTable;
}
