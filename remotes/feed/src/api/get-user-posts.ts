import { callApiPage, type Page } from '@cred/api-client';
import type { Post } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';
import { flatten, POSTS_PER_PAGE, postListsKey } from './post-lists';

const getUserPosts = (userId: string, cursor: string | null, signal: AbortSignal): Promise<Page<Post[]>> =>
  callApiPage('getUserPosts', { params: { userId }, query: { take: POSTS_PER_PAGE, ...(cursor && { cursor }) } }, { signal });

export const userPostsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...postListsKey, 'user', userId],
    queryFn: ({ pageParam, signal }) => getUserPosts(userId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    select: flatten,
  });

export const useUserPosts = (userId: string) => useInfiniteQuery(userPostsQuery(userId));
