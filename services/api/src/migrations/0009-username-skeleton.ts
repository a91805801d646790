import { type Kysely, sql } from 'kysely';

/** Detects look-alike usernames, and separates the sources of recoveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A username without dots and underscores. Not unique: existing names that collide stay with their owners.
  await sql`
    alter table users add column username_skeleton text not null
      generated always as (translate(username, '._', '')) stored`.execute(db);
  await sql`create index users_by_skeleton on users (username_skeleton)`.execute(db);
  await sql`create index retired_usernames_by_end on retired_usernames (until)`.execute(db);

  // The keyed hash of the requesting address, so that another requester does not use up the owner's codes.
  await sql`alter table recoveries add column source_hash bytea`.execute(db);
}
