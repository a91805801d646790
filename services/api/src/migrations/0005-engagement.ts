import { type Kysely, sql } from 'kysely';

/**
 * Reposts, comments, ratings and bookmarks. A repost is a post that refers to its root and has the root's audience,
 * which its foreign key keeps equal (SRV-22). Lists are read by audience, so that a general member's page does not read
 * the health posts between its posts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posts
      add column is_repost boolean not null default false,
      add column root_id uuid,
      add column additional_text text,
      add column rating_average double precision
        generated always as (rating_sum::double precision / nullif(rating_count, 0)) stored,
      add constraint posts_audience_id_key unique (audience, id) include (author_id, deleted_at),
      add constraint posts_root_fkey foreign key (audience, root_id) references posts (audience, id)
        on update cascade on delete set null (root_id),
      add constraint posts_repost_check check (is_repost or (root_id is null and additional_text is null)),
      add constraint posts_root_check check (root_id <> id)`.execute(db);
  await sql`create index posts_by_root on posts (root_id) where root_id is not null`.execute(db);
  await sql`create unique index posts_slug_key on posts (slug) where slug is not null`.execute(db);

  // Lists read one audience after the other, newest first: all posts by the constraint above, one author's by this
  // index. Both contain the deletion time and the author of each post, so that no row is read only to be dropped. They
  // include deleted posts, since the cascading delete of a member needs them.
  await sql`create index posts_by_author_audience on posts (author_id, audience, id desc) include (deleted_at)`.execute(
    db,
  );
  await sql`drop index posts_newest`.execute(db);
  await sql`drop index posts_by_author`.execute(db);
  // The profile's tab 'Ratings' (SRV-26).
  await sql`
    create index posts_rated on posts (author_id, rating_average desc, id desc) include (audience)
    where rating_average is not null and deleted_at is null`.execute(db);

  // A deleted comment stays as an empty row, so that a repeated delete is harmless (SRV-8).
  await sql`
    create table comments (
      id uuid primary key,
      post_id uuid not null references posts (id) on delete cascade,
      author_id uuid not null references users (id) on delete cascade,
      text text not null,
      created_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index comments_newest on comments (post_id, id desc) include (deleted_at)`.execute(db);
  await sql`create index comments_by_author on comments (author_id)`.execute(db);

  await sql`
    create table ratings (
      post_id uuid not null references posts (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      value smallint not null check (value between 1 and 5),
      rated_at timestamptz not null,
      primary key (post_id, user_id)
    )`.execute(db);
  await sql`create index ratings_by_user on ratings (user_id)`.execute(db);

  // Ids sort by the time of saving.
  await sql`
    create table saved_posts (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      post_id uuid not null references posts (id) on delete cascade,
      constraint saved_posts_once unique (user_id, post_id)
    )`.execute(db);
  await sql`create index saved_posts_newest on saved_posts (user_id, id desc) include (post_id)`.execute(db);
  await sql`create index saved_posts_of_post on saved_posts (post_id)`.execute(db);

  // One notification per rater and post, and per reposting member and root (SRV-8).
  await sql`
    alter table notifications
      add constraint notifications_post_check check ((type in ('rating', 'repost')) = (post_id is not null))`.execute(
    db,
  );
  await sql`
    create unique index notifications_once_of_post on notifications (user_id, from_user_id, type, post_id)
    where type in ('rating', 'repost')`.execute(db);
}
