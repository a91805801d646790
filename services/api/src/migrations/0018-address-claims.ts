import { type Kysely, sql } from 'kysely';

/** Only a confirmed mail address belongs to one account (AUTH-37). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_email_key`.execute(db);
  await sql`create unique index users_email_key on users (email) where email_confirmed_at is not null`.execute(db);
  // For the accounts that entered an address without confirming it.
  await sql`create index users_email on users (email)`.execute(db);

  // Above the limit of mails to an address, a change is stored without a mail; only mailed ones count.
  await sql`alter table email_confirmations add column is_mailed boolean not null default true`.execute(db);
  await sql`create index email_confirmations_of_address on email_confirmations (email, created_at)`.execute(db);
}
