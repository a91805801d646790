import type { BuildRecord } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

/** The registry's tables, all in the database schema `releases`. */
export interface Tables {
  'releases.builds': BuildsTable;
  'releases.areas': AreasTable;
  'releases.changes': ChangesTable;
  'releases.counter': CounterTable;
}

interface BuildsTable {
  area: string;
  build: string;
  record: ColumnType<BuildRecord, string, never>;
  completed_at: Date | null;
  created_at: Generated<Date>;
}

/** What is live; one row for each area that ever had a live build. */
interface AreasTable {
  area: string;
  live: string;
  previous: string | null;
  held: boolean;
  /** Revision of the area's last change. */
  revision: number;
}

/** The audit log. Rows are only ever added. */
interface ChangesTable {
  revision: number;
  area: string;
  action: 'promote' | 'rollback';
  from_build: string | null;
  to_build: string;
  actor: string;
  reason: string;
  at: Generated<Date>;
}

/** One row: the table's revision. Locking it puts all changes in a row. */
interface CounterTable {
  revision: number;
}
