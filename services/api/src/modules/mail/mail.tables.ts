import type { ColumnType, Generated } from 'kysely';

export interface MailTable {
  id: string;
  /** The member whose mail it is; deleted with the account. */
  user_id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: ColumnType<Date, Date, never>;
  /** The mail is dropped after this. */
  expires_at: ColumnType<Date, Date, never>;
  next_try_at: Date;
  tries: Generated<number>;
}

export interface MailTables {
  mails: MailTable;
}
