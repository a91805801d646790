import type { ColumnType } from 'kysely';

export interface SessionTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token; the token itself is in the cookie only. */
  token_hash: Buffer;
  /** Browser and system in a few words; null without a user agent. */
  device: string | null;
  /** The time of the login. */
  created_at: ColumnType<Date, Date, never>;
  last_used_at: Date;
  /** The absolute end, despite use. */
  expires_at: ColumnType<Date, Date, never>;
}

export interface SessionTables {
  sessions: SessionTable;
}
