import type { ColumnType, Generated } from 'kysely';

export interface RecoveryTable {
  id: string;
  /** SHA-256 of the handle, which only the browser that asked has. */
  handle_hash: Buffer;
  /** The address that was asked for, until its code is made. */
  email: string | null;
  /** Keyed hash of the network address that asked; null in rows of before it was kept. */
  source_hash: Buffer | null;
  /** Null: nobody's address, or one that has had enough codes. */
  user_id: string | null;
  /** argon2id; null: there is no code to be right, not yet or not any more. */
  code_hash: string | null;
  /** Codes that were tried, counted before they are compared. */
  tries: Generated<number>;
  /** SHA-256 of handle and cookie, once the code was right. */
  proof_hash: Buffer | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
}

export interface RecoveryTables {
  recoveries: RecoveryTable;
}
