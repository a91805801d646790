import type { Client } from 'pg';

/** The API's cursor for "older than this post"; built here because paging to the deepest page takes minutes. */
const cursorAfter = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

const PAGE_SIZE = 20;

/** The measured reads, as paths of the API. */
export async function feedReads(client: Client): Promise<Readonly<Record<string, string>>> {
  const idAt = async (sql: string): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(sql);
    if (!rows[0]) throw new Error('the generated posts have no such post');
    return rows[0].id;
  };
  // The last page of the general audience, and the page that begins at the longest run of health posts.
  const deep = await idAt(
    `select id from posts where audience = 'general' and deleted_at is null order by id offset ${PAGE_SIZE} limit 1`,
  );
  const run = await idAt(
    `select id from posts where not is_repost and created_at >
       (select max(created_at) - (max(created_at) - min(created_at)) * 0.449 from posts where not is_repost)
     order by id limit 1`,
  );
  const author = await idAt(
    `select author_id as id from posts where rating_count > 0 and audience = 'general' group by author_id order by count(*) desc, author_id limit 1`,
  );
  const page = (path: string, more = ''): string => `/api${path}?take=${PAGE_SIZE}${more}`;
  return {
    'feed, first page': page('/post'),
    'feed, deepest page': page('/post', `&cursor=${cursorAfter(deep)}`),
    'feed, at a run of health posts': page('/post', `&cursor=${cursorAfter(run)}`),
    'followed members, first page': page('/post/follow'),
    'a profile’s posts': page(`/post/user/${author}`),
    'a profile’s ratings': page(`/post/user/${author}`, '&tab=ratings'),
  };
}
