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

/** The live builds; one row for each area that ever had one. */
interface AreasTable {
  area: string;
  live: string;
  previous: string | null;
  held: boolean;
  /** Revision of the area's last change. */
  revision: number;
}

/** The audit log; append only. */
interface ChangesTable {
  revision: number;
  area: string;
  action: 'promote' | 'rollback' | 'trial' | 'end-trial';
  from_build: string | null;
  to_build: string;
  actor: string;
  reason: string;
  /** The name of the token that authorized the change; null: the deployment's own secret. */
  token: string | null;
  at: Generated<Date>;
}

/** At most one row for each area. */
interface TrialsTable {
  area: string;
  build: string;
  percent: number;
  /** Usernames in lower case; the release table has only their marks. */
  testers: string[];
  salt: string;
  since: Generated<Date>;
}

/** The live shell (the last row) and those before it; append only, as part of the audit log. */
interface ShellsTable {
  id: Generated<number>;
  build: string;
  record: ColumnType<ShellRecord, string, never>;
  actor: string;
  reason: string;
  token: string | null;
  /** The builds that were incompatible when the shell was forced. */
  misfits: ColumnType<IncompatibleBuild[], string, never>;
  at: Generated<Date>;
}

/** The tokens of the registry's callers. Revoked tokens are not deleted, because the audit log names them. */
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

/** Reports of browsers, added up: one row for each name, build and minute. Kept for 30 days. */
interface ReportMinutesTable {
  area: string;
  build: string;
  minute: Date;
  /** A name of the contract's `countsOf`. */
  name: string;
  count: number;
}

/**
 * The last report of open tabs of each page server; stale after seconds. The table is unlogged: a crash of the database
 * empties it.
 */
interface TabsTable {
  server: string;
  told: ColumnType<Omit<TabsBody, 'server'>, string, string>;
  at: Generated<Date>;
}

/** Sessions of the ops page. Each login deletes the expired ones. */
interface OpsSessionsTable {
  /** SHA-256 of the cookie's secret. */
  hash: Buffer;
  /** SHA-256 of the token that opened the session: the session ends with that token. */
  token_hash: Buffer;
  /** The token's name; null: the deployment's own secret. */
  token: string | null;
  /** The name that the operator entered, for the audit log. */
  actor: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** One row: the table's revision. Locking it serializes all changes. */
interface CounterTable {
  revision: number;
}
