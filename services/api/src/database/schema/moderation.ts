import type { LicenceAuthority, Specialty, schemas } from '@cred/contract';
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
  /** The standard reason that the reviewer chose for a denial; null for a text only. */
  reason_template: schemas.DenialReason | null;
  /** Null: submitted without a licence, and the other licence columns are null too. */
  licence_authority: LicenceAuthority | null;
  /** The name of an authority that is not listed. */
  licence_authority_name: string | null;
  /** In its canonical form. */
  licence_number: string | null;
  licence_state: string | null;
  licence_category: string | null;
  /** A day, `YYYY-MM-DD`; selected with `::text`. */
  licence_expires_on: ColumnType<Date | null, string | null, never>;
  /** False after a change of the member's name or specialty. */
  is_appealable: Generated<boolean>;
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

/** A member's objection to a denial; one for each submission. */
export interface AppealTable {
  submission_id: string;
  /** The member's text. */
  text: string;
  created_at: ColumnType<Date, Date, never>;
  closed_at: Date | null;
  /** `upheld`: the denial stays; `withdrawn`: the member submitted another certificate or changed their name. */
  outcome: 'upheld' | 'granted' | 'withdrawn' | null;
}

/** The decision of one reviewer on an appeal. */
export interface AppealVoteTable {
  id: string;
  submission_id: string;
  reviewer_id: string | null;
  decision: 'APPROVED' | 'DENIED';
  reason: string;
  reason_template: schemas.DenialReason | null;
  at: ColumnType<Date, Date, never>;
}

/** One import of an authority's registry. At most one of each authority is current. */
export interface LicenceImportTable {
  id: string;
  authority: LicenceAuthority;
  started_at: ColumnType<Date, Date, never>;
  finished_at: Date | null;
  is_current: Generated<boolean>;
  record_count: Generated<number>;
}

/** One licence of a registry. */
export interface LicenceRecordTable {
  import_id: string;
  /** State, category and number: see `licenceKey`. */
  key: string;
  name: string;
  /** As the registry has it, such as 'active'; may be empty. */
  status: string;
  /** A day, `YYYY-MM-DD`; selected with `::text`. */
  expires_on: ColumnType<Date | null, string | null, never>;
}

export interface ReportTable {
  id: string;
  reporter_id: string;
  /** The reported member, or the post's author. */
  member_id: string;
  /** Null for a report about a member. */
  post_id: string | null;
  reason: schemas.ReportReason;
  /** The post's text when it was reported; null about a member, for older reports, and after it was deleted. */
  post_text: string | null;
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

/**
 * An action of a reviewer, a change that reviewers check, or an action by the server: a command, or the expiry of a
 * licence.
 */
export type AuditAction =
  | 'submission.approved'
  | 'submission.denied'
  | 'submission.appealed'
  | 'submission_appeal.confirmed'
  | 'submission_appeal.upheld'
  | 'submission_appeal.granted'
  | 'badge.removed'
  | 'badge.expired'
  | 'specialty.changed'
  | 'registry.imported'
  | 'certificate.read'
  | 'report.dismissed'
  | 'report.removed'
  | 'report.warned'
  | 'report_appeal.upheld'
  | 'report_appeal.reversed'
  | 'reviewer.granted'
  | 'reviewer.revoked'
  | 'second_factor.reset';

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
  /** A generated text without names, such as 'Nursing to Medicine'. */
  detail: Generated<string>;
}

/** Certificates, reports, decisions, appeals and the audit log. */
export interface ModerationSchema {
  submissions: SubmissionTable;
  certificates: CertificateTable;
  submission_appeals: AppealTable;
  submission_appeal_votes: AppealVoteTable;
  licence_imports: LicenceImportTable;
  licence_records: LicenceRecordTable;
  reports: ReportTable;
  moderation_decisions: ModerationDecisionTable;
  report_appeals: ReportAppealTable;
  moderation_events: ModerationEventTable;
  audit_log: AuditTable;
}
