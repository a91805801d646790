import type { ColumnType, Generated } from 'kysely';

export interface MailTable {
  id: string;
  /** Whose mail it is: it goes with the account. */
  user_id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: ColumnType<Date, Date, never>;
  /** After this it is of no use to anybody. */
  expires_at: ColumnType<Date, Date, never>;
  next_try_at: Date;
  tries: Generated<number>;
}

export interface MailTables {
  mails: MailTable;
}
