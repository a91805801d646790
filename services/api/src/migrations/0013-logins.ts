import { type Kysely, sql } from 'kysely';

/** Known devices, links in mails about new devices, and confirmed mail addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Device cookies contain the generation; a higher one makes all earlier cookies of the account invalid.
  await sql`alter table users add column device_generation integer not null default 0`.execute(db);
  // The addresses of existing members count as confirmed.
  await sql`alter table users add column email_confirmed_at timestamptz`.execute(db);
  await sql`update users set email_confirmed_at = created_at`.execute(db);

  // The last time when the member confirmed the password in this session after the login.
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);

  // A request above the limit of codes accepts the newest code of the account; it does not count as a code.
  await sql`alter table recoveries add column shares_code boolean not null default false`.execute(db);

  // The links "This was not me" in mails about new devices.
  await sql`
    create table login_notices (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index login_notices_of_user on login_notices (user_id, id desc)`.execute(db);

  // The links that confirm a mail address: that of the account, or the one that is to replace it.
  await sql`
    create table email_confirmations (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      email text not null check (email = lower(email)),
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index email_confirmations_of_user on email_confirmations (user_id, id desc)`.execute(db);
}
