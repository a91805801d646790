import { type Kysely, sql } from 'kysely';

/**
 * A repost without text stands for its root: ratings of it and comments on it move to the root (POST-34), and a member keeps
 * only the first one of a root (POST-33).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table plain_reposts on commit drop as
      select id, author_id, root_id, row_number() over (partition by root_id, author_id order by id) > 1 as is_duplicate
      from posts where is_repost and root_id is not null and additional_text is null and deleted_at is null`.execute(
    db,
  );
  await sql`create unique index on plain_reposts (id)`.execute(db);

  // Of several ratings by one member the newest, unless they have rated the root itself. Members do not rate their own posts.
  await sql`
    insert into ratings (post_id, user_id, value, rated_at)
      select distinct on (plain_reposts.root_id, ratings.user_id)
        plain_reposts.root_id, ratings.user_id, ratings.value, ratings.rated_at
      from ratings
        join plain_reposts on plain_reposts.id = ratings.post_id
        join posts as root on root.id = plain_reposts.root_id
      where root.author_id <> ratings.user_id and root.deleted_at is null
      order by plain_reposts.root_id, ratings.user_id, ratings.rated_at desc
    on conflict do nothing`.execute(db);
  await sql`delete from ratings using plain_reposts where plain_reposts.id = ratings.post_id`.execute(db);
  await sql`
    update comments set post_id = plain_reposts.root_id
    from plain_reposts join posts as root on root.id = plain_reposts.root_id
    where plain_reposts.id = comments.post_id and root.deleted_at is null`.execute(db);
  await sql`
    update posts set
      rating_count = (select count(*) from ratings where ratings.post_id = posts.id),
      rating_sum = (select coalesce(sum(value), 0) from ratings where ratings.post_id = posts.id),
      comment_count = (select count(*) from comments where comments.post_id = posts.id and comments.deleted_at is null)
    where id in (select id from plain_reposts union select root_id from plain_reposts)`.execute(db);

  await sql`
    update posts set deleted_at = now() where id in (select id from plain_reposts where is_duplicate)`.execute(db);
  await sql`
    delete from saved_posts where post_id in (select id from plain_reposts where is_duplicate)`.execute(db);
  await sql`
    update posts set repost_count = greatest(0, repost_count - duplicates.count)
    from (select root_id, count(*) from plain_reposts where is_duplicate group by root_id) as duplicates
    where posts.id = duplicates.root_id`.execute(db);

  await sql`
    create index posts_plain_reposts on posts (root_id, author_id)
    where root_id is not null and additional_text is null and deleted_at is null`.execute(db);
}
