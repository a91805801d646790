import { type Kysely, sql } from 'kysely';

/** Search, sessions, retired usernames, mail and password recovery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column device text`.execute(db);

  // The search text: username and name, in lower case and without accents. It begins with a space, so that a term after
  // a space is the beginning of a word.
  await sql`
    create function fold_for_search(value text) returns text language sql immutable parallel safe strict as $$
      select lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'))
    $$`.execute(db);
  await sql`
    alter table users add column search_text text not null
      generated always as (' ' || username || ' ' || translate(username, '._', '  ') || ' ' || fold_for_search(full_name)) stored`.execute(
    db,
  );
  // Without this extension the search is correct but slow: it reads every member.
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index users_search on users using gin (search_text gin_trgm_ops);
    exception when others then
      raise warning 'the search for members has no index, since pg_trgm is not there: %', sqlerrm;
    end
    $$`.execute(db);

  await sql`create index follows_followers_newest on follows (following_id, created_at desc, follower_id desc)`.execute(
    db,
  );
  await sql`create index follows_following_newest on follows (follower_id, created_at desc, following_id desc)`.execute(
    db,
  );
  await sql`drop index follows_of_followed`.execute(db);

  // Reserved usernames, which only their last owner may take (SRV-6). Hashed, so that a deleted account leaves no name.
  await sql`
    create table retired_usernames (
      username_hash bytea primary key,
      owner_id uuid references users (id) on delete set null,
      until timestamptz not null
    )`.execute(db);
  await sql`create index retired_usernames_by_owner on retired_usernames (owner_id) where owner_id is not null`.execute(
    db,
  );

  // Queued mail; a sent mail is deleted, so that no address and no code remains.
  await sql`
    create table mails (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      recipient text not null,
      subject text not null,
      body text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      next_try_at timestamptz not null,
      tries integer not null default 0
    )`.execute(db);
  await sql`create index mails_due on mails (next_try_at)`.execute(db);
  await sql`create index mails_of_user on mails (user_id)`.execute(db);

  // A password recovery (SRV-12). An unknown address has a row like any other, without a member, so that every later
  // step takes the same time for it.
  await sql`
    create table recoveries (
      id uuid primary key,
      handle_hash bytea not null unique,
      email text,
      user_id uuid references users (id) on delete cascade,
      code_hash text,
      tries integer not null default 0,
      proof_hash bytea,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index recoveries_requested on recoveries (created_at) where email is not null`.execute(db);
  await sql`create index recoveries_of_user on recoveries (user_id, created_at)`.execute(db);
  await sql`create index recoveries_by_end on recoveries (expires_at)`.execute(db);
}
