import { type Kysely, sql } from 'kysely';

/**
 * Posts and media. A deleted post stays as an empty row, so that a repeated delete by its owner differs from the delete
 * of an unknown post. Counters are columns of the post, so that a feed page reads one row per post.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table posts (
      id uuid primary key,
      author_id uuid not null references users (id) on delete cascade,
      text text not null,
      audience text not null check (audience in ('general', 'health')),
      is_valid boolean not null default false,
      is_clinical boolean not null default false,
      img_alt text,
      slug text,
      created_at timestamptz not null,
      deleted_at timestamptz,
      comment_count integer not null default 0 check (comment_count >= 0),
      repost_count integer not null default 0 check (repost_count >= 0),
      rating_count integer not null default 0 check (rating_count >= 0),
      rating_sum integer not null default 0 check (rating_sum >= 0)
    )`.execute(db);
  // Ids sort by time, so the id alone is the paging key; the included columns let the index check visibility.
  await sql`create index posts_newest on posts (id desc) include (audience, author_id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index posts_by_author on posts (author_id, id desc) include (audience) where deleted_at is null`.execute(
    db,
  );

  await sql`
    create table media (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      post_id uuid references posts (id) on delete cascade,
      placeholder text not null,
      card_width integer not null,
      card_height integer not null,
      full_width integer not null,
      full_height integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index media_one_per_post on media (post_id) where post_id is not null`.execute(db);
  await sql`create index media_by_owner on media (owner_id)`.execute(db);

  // Files without a row in `media`, not yet or not any more: what a crash leaves is listed here.
  await sql`
    create table media_leftovers (
      media_id uuid primary key,
      since timestamptz not null default now()
    )`.execute(db);
}
