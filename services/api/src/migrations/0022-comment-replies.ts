import { type Kysely, sql } from 'kysely';

/**
 * Replies to comments, one level deep (POST-80). A deleted comment with replies outlives its author's account, without the
 * author.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comments
      add column parent_id uuid references comments on delete cascade,
      alter column author_id drop not null,
      add constraint comments_author_check check (author_id is not null or deleted_at is not null),
      add constraint comments_parent_check check (parent_id <> id)`.execute(db);
  await sql`
    create index comments_replies on comments (parent_id, id) include (deleted_at) where parent_id is not null`.execute(
    db,
  );
  await sql`
    create index comments_threads on comments (post_id, id desc) include (deleted_at) where parent_id is null`.execute(
    db,
  );
}
