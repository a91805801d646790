import type { schemas } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

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

export interface ReportTables {
  reports: ReportTable;
}
