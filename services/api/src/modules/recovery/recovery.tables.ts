import type { ColumnType, Generated } from 'kysely';

export interface RecoveryTable {
  id: string;
  /** SHA-256 of the handle, which only the requesting browser has. */
  handle_hash: Buffer;
  /** The requested address, until its code is created. */
  email: string | null;
  /** Keyed hash of the requesting network address; null in rows from before this column existed. */
  source_hash: Buffer | null;
  /** Null when no account has the address, or the account has had enough codes. */
  user_id: string | null;
  /** argon2id; null before a code is created and after it is used or replaced. */
  code_hash: string | null;
  /** Codes that were tried, counted before they are compared. */
  tries: Generated<number>;
  /** SHA-256 of handle and cookie, once the code was verified. */
  proof_hash: Buffer | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
}

export interface RecoveryTables {
  recoveries: RecoveryTable;
}
