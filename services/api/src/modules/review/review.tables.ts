import type { ColumnType } from 'kysely';

/** What was done by a reviewer, or to one by the command on the server. */
export type AuditAction =
  | 'submission.approved'
  | 'submission.denied'
  | 'certificate.read'
  | 'report.dismissed'
  | 'report.removed'
  | 'reviewer.granted'
  | 'reviewer.revoked';

/** Nothing is ever changed in it, but who leaves is forgotten by it. */
export interface AuditTable {
  id: string;
  at: ColumnType<Date, Date, never>;
  /** Null: the command on the server, or somebody who has left. */
  actor_id: string | null;
  action: ColumnType<AuditAction, AuditAction, never>;
  /** Whom it was about. */
  member_id: string | null;
  submission_id: string | null;
  report_id: string | null;
}

export interface ReviewTables {
  audit_log: AuditTable;
}
