import { type Kysely, sql } from 'kysely';

/** What tells look-alike usernames and the sources of recoveries apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A username without its dots and underscores. Not unique: names that collide from earlier on stay with their owners.
  await sql`
    alter table users add column username_skeleton text not null
      generated always as (translate(username, '._', '')) stored`.execute(db);
  await sql`create index users_by_skeleton on users (username_skeleton)`.execute(db);
  await sql`create index retired_usernames_by_end on retired_usernames (until)`.execute(db);

  // Who asked for a code, as a keyed hash of the address: so that a stranger does not use up the owner's codes.
  await sql`alter table recoveries add column source_hash bytea`.execute(db);
}
