import type { Client } from 'pg';
import { type BenchApi, type BenchMember, requireSuccess } from '../bench-api';

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

const DEEP_PAGE = 10;

/** The measured searches, as paths of the API: first pages, and tenth ones by the links of those before them. */
export async function searchReads(service: BenchApi, member: BenchMember): Promise<Readonly<Record<string, string>>> {
  const reads: Record<string, string> = {};
  const first = (q: string, order: string): string =>
    `/api/post/search?${new URLSearchParams({ q, order, take: String(PAGE_SIZE) }).toString()}`;
  for (const order of ['newest', 'relevance']) {
    for (const [name, q] of [
      ['common word', 'sepsis'],
      ['rare word', 'amyloidosis'],
    ] as const) {
      let path = first(q, order);
      reads[`search, ${name}, ${order}, first page`] = path;
      for (let page = 1; page < DEEP_PAGE; page += 1) {
        const { headers } = requireSuccess(name, await service.get(path, member));
        const next = /<([^>]*)>; rel="next"/.exec(String(headers['link']))?.[1];
        if (!next) throw new Error(`${name} has no page ${page + 1}`);
        path = new URL(next).pathname + new URL(next).search;
      }
      reads[`search, ${name}, ${order}, tenth page`] = path;
    }
  }
  for (const [name, q] of [
    ['word of old posts only', 'malaria'],
    ['two words', 'sepsis fever'],
    ['rare and common word', 'amyloidosis sepsis'],
    ['typing error', 'amiloidosis'],
    ['beginning of a word', 'amyl'],
    ['phrase', '"ward round"'],
    ['one member’s posts', 'from:author7 sepsis'],
  ] as const)
    reads[`search, ${name}`] = first(q, 'relevance');
  reads['search, has:image'] = first('has:image', 'newest');
  return reads;
}
