import { callApiPage, type Page } from '@cred/api-client';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';
import type { CallAnswer } from '@cred/contract';
import { POSTS_PER_PAGE } from './post-lists';

type SavedPosts = CallAnswer<'getSavedPosts'>;

const getSavedPosts = (userId: string, cursor: string | null, signal: AbortSignal): Promise<Page<SavedPosts>> =>
  callApiPage('getSavedPosts', { params: { userId }, query: { take: POSTS_PER_PAGE, ...(cursor && { cursor }) } }, { signal });

export const savedPostsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['saved-posts', userId],
    queryFn: ({ pageParam, signal }) => getSavedPosts(userId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    select: (data) => data.pages.flatMap((page) => page.items.map((saved) => saved.post)),
  });

export const useSavedPosts = (userId: string) => useInfiniteQuery(savedPostsQuery(userId));
