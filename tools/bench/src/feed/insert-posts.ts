import type { Client } from 'pg';

const AUTHORS = 1_000;
/** Seconds between two posts. */
const SPACING = 1;

/**
 * The words that the search looks for: one in half of the posts, one in a tenth, one in a tenth that are the oldest ones,
 * one in about 400 posts for any number of posts; and two of 50,000 invented words, so that there is a vocabulary.
 */
const WORDS = `
  case when n / 7 % 2 = 0 then ' sepsis' else '' end || case when n / 10 % 10 = 0 then ' fever' else '' end
  || case when n > $1 * 0.9 then ' malaria' else '' end
  || case when (n + 3) % greatest($1 / 400, 1) = 0 then ' amyloidosis' else '' end
  || ' ' || translate(left(md5((n % 49999)::text), 8), '0123456789', 'ghijklmnop')
  || ' ' || translate(left(md5((n % 50021)::text), 8), '0123456789', 'ghijklmnop')`;

/**
 * Fills a migrated database with `posts` posts of a thousand members, created one second apart up to now. Three in ten
 * have the audience `health`, and so does a consecutive tenth of all posts in the middle: the worst case for a general
 * member's feed. Some are reposts, some have images, ratings and comments.
 */
export async function insertPosts(client: Client, posts: number): Promise<void> {
  await client.query(
    `insert into users (id, username, email, full_name, password_hash, specialty, is_health_professional)
     select uuidv7(), 'author' || n, 'author' || n || '@cred.example', 'Author ' || n, 'none', 'Medicine', true
     from generate_series(1, $1::int) n`,
    [AUTHORS],
  );
  await client.query(
    `with people as (select array_agg(id) as ids from users)
     insert into posts (id, author_id, text, audience, is_valid, created_at, is_repost)
     select uuidv7(-make_interval(secs => n * $2)), people.ids[1 + (n * 7919::bigint) % $3],
       'Post ' || n || ': ' || repeat('a few words on a ward round, ', 1 + n % 8) || ${WORDS},
       case when n % 10 < 3 or n between $1 * 0.45 and $1 * 0.55 then 'health' else 'general' end,
       n % 5 = 0, now() - make_interval(secs => n * $2), false
     from generate_series(1, $1::int) n, people`,
    [posts, SPACING, AUTHORS],
  );
  await client.query(
    `with sources as (
       select id, audience, row_number() over (order by id desc) as ordinal from posts
     ), people as (select array_agg(id) as ids from users)
     insert into posts (id, author_id, text, audience, created_at, is_repost, root_id, additional_text)
     select uuidv7(-make_interval(secs => ordinal * $1 - 0.5)), people.ids[1 + (ordinal * 104729) % $2], '', audience,
       now(), true, sources.id, 'Worth reading'
     from sources, people where ordinal % 20 = 0`,
    [SPACING, AUTHORS],
  );
  await client.query(
    `insert into media (id, owner_id, post_id, placeholder, card_width, card_height, full_width, full_height)
     select uuidv7(), author_id, id, 'data:image/webp;base64,' || repeat('A', 200), 1240, 930, 2048, 1536
     from posts where not is_repost and get_byte(uuid_send(id), 15) < 64`,
  );
  await client.query(
    `with raters as (select id, row_number() over (order by id) as ordinal from users limit 3)
     insert into ratings (post_id, user_id, value, rated_at)
     select posts.id, raters.id, 1 + get_byte(uuid_send(posts.id), 14) % 5, now()
     from posts, raters where get_byte(uuid_send(posts.id), 13) < 40 and posts.author_id <> raters.id`,
  );
  await client.query(
    `update posts set rating_count = made.count, rating_sum = made.sum
     from (select post_id, count(*)::int as count, sum(value)::int as sum from ratings group by post_id) made
     where made.post_id = posts.id`,
  );
  await client.query('vacuum (analyze)');
}
