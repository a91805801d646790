import { type Kysely, sql } from 'kysely';

/** Passkeys, authenticator apps with their recovery codes, and which sessions were confirmed with one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column second_factor_at timestamptz`.execute(db);

  await sql`
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      credential_id bytea not null constraint passkeys_one_each unique,
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      name text not null,
      transports text[] not null,
      backed_up boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_of_member on passkeys (user_id, id)`.execute(db);

  // Without `enabled_at` the secret was shown to the member, but no code has confirmed it.
  await sql`
    create table totp (
      user_id uuid primary key references users (id) on delete cascade,
      sealed_secret bytea not null,
      last_step bigint not null default 0,
      created_at timestamptz not null,
      enabled_at timestamptz
    )`.execute(db);
  await sql`
    create table totp_recovery_codes (
      user_id uuid not null references totp (user_id) on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    )`.execute(db);

  // Challenges of passkeys that were answered correctly, until they expire: each is accepted once.
  await sql`
    create table used_challenges (
      hash bytea primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index used_challenges_by_end on used_challenges (expires_at)`.execute(db);
}
