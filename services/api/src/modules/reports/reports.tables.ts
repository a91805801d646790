import type { schemas } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

export interface ReportTable {
  id: string;
  reporter_id: string;
  /** Whom it is about: the reported member, or the post's author. */
  member_id: string;
  /** Null for a report about a member. */
  post_id: string | null;
  reason: schemas.ReportReason;
  /** What the reporter says. */
  text: string;
  created_at: ColumnType<Date, Date, never>;
  decided_at: Date | null;
  decided_by: string | null;
  outcome: 'dismissed' | 'removed' | null;
  /** What the reviewer says. */
  note: Generated<string>;
}

export interface ReportTables {
  reports: ReportTable;
}
