import { type Kysely, sql } from 'kysely';

/** Earlier texts of posts (POST-60), and which version of its root a repost shows (POST-62). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posts
      add column version integer not null default 1,
      add column edited_at timestamptz,
      add column root_version integer`.execute(db);
  await sql`update posts set root_version = 1 where root_id is not null`.execute(db);
  await sql`
    create table post_versions (
      post_id uuid not null references posts on delete cascade,
      version integer not null,
      text text not null,
      is_valid boolean not null,
      written_at timestamptz not null,
      replaced_at timestamptz not null,
      primary key (post_id, version)
    )`.execute(db);
}
