import { type Kysely, sql } from 'kysely';

/** Members, sessions and follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      username text not null constraint users_username_key unique check (username = lower(username)),
      email text not null constraint users_email_key unique check (email = lower(email)),
      full_name text not null,
      password_hash text not null,
      specialty text not null,
      is_health_professional boolean not null,
      is_verificated boolean not null default false,
      is_send_verificate boolean not null default false,
      profile_img text,
      cover_img text,
      bio text,
      link text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index users_newest on users (created_at desc)`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_of_user on sessions (user_id)`.execute(db);
  await sql`
    create table follows (
      follower_id uuid not null references users on delete cascade,
      following_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (follower_id, following_id),
      check (follower_id <> following_id)
    )`.execute(db);
  await sql`create index follows_of_followed on follows (following_id)`.execute(db);
}
