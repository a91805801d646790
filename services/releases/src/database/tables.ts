import type { BuildRecord, ShellRecord } from '@cred/contract';
import type { IncompatibleBuild, TabsBody, TokenScope } from '@cred/deployment/registry';
import type { ColumnType, Generated } from 'kysely';

/** The registry's tables, all in the database schema `releases`. */
export interface Tables {
  'releases.builds': BuildsTable;
  'releases.areas': AreasTable;
  'releases.changes': ChangesTable;
  'releases.counter': CounterTable;
  'releases.tokens': TokensTable;
  'releases.trials': TrialsTable;
  'releases.shells': ShellsTable;
  'releases.report_minutes': ReportMinutesTable;
  'releases.tabs': TabsTable;
  'releases.ops_sessions': OpsSessionsTable;
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
  action: 'promote' | 'rollback' | 'trial' | 'end-trial';
  from_build: string | null;
  to_build: string;
  actor: string;
  reason: string;
  /** Name of the token that it was done with; null: the deployment's own secret. */
  token: string | null;
  at: Generated<Date>;
}

/** At most one for each area. */
interface TrialsTable {
  area: string;
  build: string;
  percent: number;
  /** Usernames, in lower case; the table that browsers get has their marks only. */
  testers: string[];
  salt: string;
  since: Generated<Date>;
}

/** The shells that were live, the last one still; part of the audit log: rows are only ever added. */
interface ShellsTable {
  id: Generated<number>;
  build: string;
  record: ColumnType<ShellRecord, string, never>;
  actor: string;
  reason: string;
  token: string | null;
  /** The builds that it did not fit when it was forced. */
  misfits: ColumnType<IncompatibleBuild[], string, never>;
  at: Generated<Date>;
}

/** Who may speak to the registry. Rows stay when a token is revoked: the audit log names them. */
interface TokensTable {
  name: string;
  scope: TokenScope;
  area: string | null;
  /** SHA-256 of the secret. */
  hash: Buffer;
  created_by: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** What browsers told, added up: a row for each thing counted in a minute of a build. Kept for 30 days. */
interface ReportMinutesTable {
  area: string;
  build: string;
  minute: Date;
  /** As `countsOf` in the contract names it. */
  name: string;
  count: number;
}

/** What each page server last told of the tabs that are open; soon out of date, and lost with the database process. */
interface TabsTable {
  server: string;
  told: ColumnType<Omit<TabsBody, 'server'>, string, string>;
  at: Generated<Date>;
}

/** Who is logged in to the ops page. Expired rows go at the next login. */
interface OpsSessionsTable {
  /** SHA-256 of the cookie's secret. */
  hash: Buffer;
  /** SHA-256 of the token that it was opened with: the session lives no longer than that. */
  token_hash: Buffer;
  /** Its name; null: the deployment's own secret. */
  token: string | null;
  /** The name that the person gave, for the audit log. */
  actor: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** One row: the table's revision. Locking it puts all changes in a row. */
interface CounterTable {
  revision: number;
}
