import { callApiPage, type Page } from '@cred/api-client';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';
import type { CallResponse } from '@cred/contract';
import { refetchOnVisitOnly } from '../lib/use-refetch-on-visit';
import { POSTS_PER_PAGE, savedPostsKey } from './post-lists';

type SavedPosts = CallResponse<'getSavedPosts'>;

const getSavedPosts = (userId: string, cursor: string | null, signal: AbortSignal): Promise<Page<SavedPosts>> =>
  callApiPage(
    'getSavedPosts',
    { params: { userId }, query: { take: POSTS_PER_PAGE, ...(cursor && { cursor }) } },
    { signal },
  );

export const savedPostsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...savedPostsKey, userId],
    queryFn: ({ pageParam, signal }) => getSavedPosts(userId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    select: (data) => data.pages.flatMap((page) => page.items.map((saved) => saved.post)),
    ...refetchOnVisitOnly,
  });

export const useSavedPosts = (userId: string) => useInfiniteQuery(savedPostsQuery(userId));
