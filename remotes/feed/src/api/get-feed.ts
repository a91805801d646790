import { callApiPage, type Page } from '@cred/api-client';
import type { Post } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@cred/vendor';
import { refetchOnVisitOnly } from '../lib/use-refetch-on-visit';
import { flattenPages, POSTS_PER_PAGE, postListsKey, type PostPages } from './post-lists';

const getFeed = (cursor: string | null, signal?: AbortSignal): Promise<Page<Post[]>> =>
  callApiPage('getFeed', { query: { take: POSTS_PER_PAGE, ...(cursor && { cursor }) } }, { signal });

export const feedQuery = infiniteQueryOptions({
  queryKey: [...postListsKey, 'feed'],
  queryFn: ({ pageParam, signal }) => getFeed(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  select: flattenPages,
  ...refetchOnVisitOnly,
});

export const useFeed = () => useInfiniteQuery(feedQuery);

/**
 * Reloads the feed. The current posts stay until the first page has arrived; `onArrived` is called just before they
 * change.
 */
export function useReloadFeed(onArrived: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => getFeed(null),
    onSuccess: async (page) => {
      // A page in flight would be appended to a list that it no longer follows.
      await client.cancelQueries({ queryKey: feedQuery.queryKey });
      onArrived();
      client.setQueryData<PostPages>(feedQuery.queryKey, { pages: [page], pageParams: [null] });
    },
    onError: (error) => console.error('Posts error', error),
  });
}
