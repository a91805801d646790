import { callApiPage, type Page } from '@cred/api-client';
import type { Post, ProfileTab } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';
import { refetchOnVisitOnly } from '../lib/use-refetch-on-visit';
import { flattenPages, POSTS_PER_PAGE, postListsKey } from './post-lists';

const getUserPosts = (
  userId: string,
  tab: ProfileTab,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Page<Post[]>> =>
  callApiPage(
    'getUserPosts',
    { params: { userId }, query: { tab, take: POSTS_PER_PAGE, ...(cursor && { cursor }) } },
    { signal },
  );

export const userPostsQuery = (userId: string, tab: ProfileTab) =>
  infiniteQueryOptions({
    queryKey: [...postListsKey, 'user', userId, tab],
    queryFn: ({ pageParam, signal }) => getUserPosts(userId, tab, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    select: flattenPages,
    ...refetchOnVisitOnly,
  });

export const useUserPosts = (userId: string, tab: ProfileTab) => useInfiniteQuery(userPostsQuery(userId, tab));
