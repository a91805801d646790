import { callApiPage, isApiError } from '@cred/api-client';
import type { schemas } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';
import { refetchOnVisitOnly } from '../lib/use-refetch-on-visit';
import { flattenPages, POSTS_PER_PAGE, postListsKey } from './post-lists';

/** The words to mark, by the post's id. */
type Words = Readonly<Record<string, readonly string[]>>;

async function searchPosts(q: string, order: schemas.SearchOrder, cursor: string | null, signal: AbortSignal) {
  // The first order is left out, as in the page's address: the page's first calls have the same address.
  const query = { q, ...(order !== 'relevance' && { order }), take: POSTS_PER_PAGE, ...(cursor && { cursor }) };
  const { items, nextCursor } = await callApiPage('searchPosts', { query }, { signal });
  const words: Words = Object.fromEntries(items.map((found) => [found.post.id, found.words]));
  // The list's items are posts, as in all lists of posts, so that a rating changes them here too.
  return { items: items.map(({ post }) => post), words, nextCursor };
}

/** The posts that match a query; no request for an empty one. */
export const searchPostsQuery = (q: string, order: schemas.SearchOrder) =>
  infiniteQueryOptions({
    queryKey: [...postListsKey, 'search', q, order],
    queryFn: ({ pageParam, signal }) => searchPosts(q, order, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    select: (data) => ({
      posts: flattenPages(data),
      words: Object.assign({}, ...data.pages.map((page) => page.words)) as Words,
    }),
    enabled: q !== '',
    // A query that cannot be read stays so.
    retry: (failures, error) => !(isApiError(error) && error.status < 500) && failures < 2,
    ...refetchOnVisitOnly,
  });

export const useSearchPosts = (q: string, order: schemas.SearchOrder) => useInfiniteQuery(searchPostsQuery(q, order));
