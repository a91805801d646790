import { type Kysely, sql } from 'kysely';

/** Counts the confirmation mails to an address, also those of accounts that are deleted or take a change back (AUTH-37). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address_mails (
      address_hash bytea primary key,
      started_at timestamptz not null,
      count integer not null
    )`.execute(db);
  await sql`create index address_mails_started_at on address_mails (started_at)`.execute(db);
  await sql`drop index email_confirmations_of_address`.execute(db);
}
