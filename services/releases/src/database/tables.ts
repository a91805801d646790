import type { BuildRecord, ShellRecord } from '@cred/contract';
import type { TabsBody } from '@cred/deployment/open-tabs';
import type { IncompatibleBuild } from '@cred/deployment/registry-shell';
import type { TokenAction, TokenScope } from '@cred/deployment/registry-tokens';
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
  'releases.second_factors': SecondFactorsTable;
  'releases.recovery_codes': RecoveryCodesTable;
  'releases.token_changes': TokenChangesTable;
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
  incompatible_builds: ColumnType<IncompatibleBuild[], string, never>;
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
  /** The token's name; null in sessions of older versions, which are no longer accepted. */
  token: string | null;
  /** The name that the operator entered, for the audit log. */
  actor: string;
  created_at: Generated<Date>;
  expires_at: Date;
  /** When the second factor was last shown; null: not yet, and the session opens nothing but that step. */
  confirmed_at: Date | null;
  /** The encrypted secret that this session was shown for its authenticator app, until a code confirms it. */
  pending_secret: Buffer | null;
  pending_at: Date | null;
}

/** The authenticator app of a token's owner; the ops page asks for its code. */
interface SecondFactorsTable {
  token: string;
  sealed_secret: Buffer;
  /** The last time step whose code was accepted: no earlier one is accepted again. */
  last_step: number;
  enabled_at: Date;
}

interface RecoveryCodesTable {
  token: string;
  /** SHA-256 of the code. A used code is deleted. */
  code_hash: Buffer;
}

/** The audit log of tokens and their second factors; append only. */
interface TokenChangesTable {
  id: Generated<number>;
  token: string;
  action: TokenAction;
  /** The token that authorized the change; null: the deployment's own secret. */
  by_token: string | null;
  /** The name that the operator gave; null: none. */
  actor: string | null;
  at: Generated<Date>;
}

/** One row: the table's revision. Locking it serializes all changes. */
interface CounterTable {
  revision: number;
}
