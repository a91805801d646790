import type { Client } from 'pg';
import { image } from '../chat/image';
import { insertPosts } from '../feed/insert-posts';
import { copySessions, openChats, requireSuccess, signUp, type Member } from '../product/members';
import { multipart, type Requester } from '../product/requester';
import type { Community } from './actions';

const POSTS = 20_000;
const FOLLOWED = 30;
const MESSAGES = 60;
const IMAGES = 20;
const IMAGE_MEGABYTES = 0.5;
/** The posts that are commented on and rated. */
const RECENT = 200;

/**
 * Fills the migrated database: a thousand members with posts, ratings, follows, chats and bookmarks. One member signs
 * up and in with the real calls and publishes images with them; the others' sessions are copies of that one's.
 */
export async function makeCommunity(client: Client, api: Requester, count: number): Promise<Community> {
  await insertPosts(client, POSTS);
  const first = await signUp(api, `load${process.pid}`, '10.200.0.1');
  const { rows } = await client.query<{ id: string; username: string }>(
    `select id, username from users where username like 'author%' order by id limit $1`,
    [count],
  );
  const members = await copySessions(client, first, rows);
  const ids = members.map(({ id }) => id);
  await client.query(
    `insert into follows (follower_id, following_id)
     select ($1::uuid[])[ordinal], ($1::uuid[])[other]
     from generate_series(1, cardinality($1::uuid[])) as ordinal, generate_series(1, $2::int) as step,
       lateral (select 1 + (ordinal + step * 7) % cardinality($1::uuid[]) as other) as others
     where ordinal <> other
     on conflict do nothing`,
    [ids, FOLLOWED],
  );
  const chats = await openChats(client, members);
  await addMessages(client, chats);
  await addNotifications(client, ids);
  const images: string[] = [];
  for (let n = 0; n < IMAGES; n += 1) images.push(await publishImage(api, first));
  const posts = await client.query<{ id: string; authorId: string }>(
    `select id, author_id as "authorId" from posts where audience = 'general' and deleted_at is null order by id desc limit $1`,
    [RECENT],
  );
  await client.query('vacuum (analyze)');
  return { members, posts: posts.rows, images, chats };
}

async function addMessages(client: Client, chats: readonly string[]): Promise<void> {
  await client.query(
    `insert into messages (id, chat_id, seq, sender_id, type, text, folded, created_at)
     select uuidv7(), chats.id, n, case when n % 2 = 0 then low_user_id else high_user_id end, 'TEXT',
       'Message ' || n || ': how is the patient on bed 12 doing?', 'message ' || n, now() - make_interval(mins => 100 - n)
     from chats, generate_series(1, $2::int) as n where chats.id = any($1::uuid[])`,
    [chats, MESSAGES],
  );
  await client.query('update chats set version = $2 where id = any($1::uuid[])', [chats, MESSAGES]);
}

/** Ratings of each member's posts by others. */
async function addNotifications(client: Client, members: readonly string[]): Promise<void> {
  await client.query(
    `insert into notifications (id, user_id, from_user_id, type, created_at, post_id, is_newest)
     select uuidv7(), posts.author_id, ratings.user_id, 'rating', ratings.rated_at, posts.id,
       row_number() over (partition by posts.id order by ratings.rated_at desc) = 1
     from ratings join posts on posts.id = ratings.post_id where posts.author_id = any($1::uuid[])
     on conflict do nothing`,
    [members],
  );
}

async function publishImage(api: Requester, { id, cookie, address }: Member): Promise<string> {
  const form = multipart(
    { userId: id, text: 'A chart for the ward', audience: '["general"]' },
    { field: 'img', type: 'image/png', bytes: image(IMAGE_MEGABYTES) },
  );
  const made = requireSuccess('post', await api.send({ method: 'POST', path: '/api/post', form, cookie, address }));
  return new URL((JSON.parse(made.body) as { readonly img: string }).img, 'http://any').pathname;
}
