import type { ColumnType } from 'kysely';

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

export interface ReviewTables {
  audit_log: AuditTable;
}
