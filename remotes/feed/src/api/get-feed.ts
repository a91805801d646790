import { callApiPage, type Page } from '@cred/api-client';
import type { Post } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';
import { flatten, POSTS_PER_PAGE, postListsKey } from './post-lists';

const getFeed = (cursor: string | null, signal: AbortSignal): Promise<Page<Post[]>> =>
  callApiPage('getFeed', { query: { take: POSTS_PER_PAGE, ...(cursor && { cursor }) } }, { signal });

export const feedQuery = infiniteQueryOptions({
  queryKey: [...postListsKey, 'feed'],
  queryFn: ({ pageParam, signal }) => getFeed(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  select: flatten,
});

export const useFeed = () => useInfiniteQuery(feedQuery);
