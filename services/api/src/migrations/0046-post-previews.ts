import { type Kysely, sql } from 'kysely';

/**
 * The previews of the links of posts (POST-120): settled ones, and those to ask about, which have the time of the next
 * question. Earlier posts that may have a link are asked about too, one a second and the newest first, so that new posts do not
 * wait for all of them; those without one are removed then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post_previews (
      post_id uuid primary key references posts on delete cascade,
      preview jsonb,
      attempts integer not null default 0,
      next_at timestamptz,
      check ((preview is null) = (next_at is not null))
    )`.execute(db);
  await sql`create index post_previews_due on post_previews (next_at) where next_at is not null`.execute(db);
  await sql`
    insert into post_previews (post_id, next_at)
      select id, now() + row_number() over (order by id desc) * interval '1 second' from posts
      where deleted_at is null and coalesce(additional_text, text) ~* '(https?://|www[.])'`.execute(db);
}
