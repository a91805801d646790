import { callApiPage, type Page } from '@cred/api-client';
import type { Comment } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@cred/vendor';

const COMMENTS_PER_PAGE = 20;

export type CommentPages = InfiniteData<Page<Comment[]>, string | null>;

const getComments = (id: string, cursor: string | null, signal: AbortSignal): Promise<Page<Comment[]>> =>
  callApiPage(
    'getComments',
    { params: { id }, query: { take: COMMENTS_PER_PAGE, ...(cursor && { cursor }) } },
    { signal },
  );

/** The comments of a post, newest first. */
export const commentsQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: ['comments', postId],
    queryFn: ({ pageParam, signal }) => getComments(postId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

export const useComments = (postId: string) =>
  useInfiniteQuery({
    ...commentsQuery(postId),
    // A new comment moves others to the next page, which may then repeat one: each is shown once.
    select: (data) => [
      ...new Map(data.pages.flatMap((page) => page.items).map((comment) => [comment.id, comment])).values(),
    ],
  });
