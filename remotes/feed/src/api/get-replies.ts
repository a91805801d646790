import { callApiPage, type Page } from '@cred/api-client';
import type { Comment } from '@cred/contract';
import { infiniteQueryOptions, type InfiniteData, type QueryClient, useInfiniteQuery } from '@cred/vendor';

const REPLIES_PER_PAGE = 20;

type ReplyPages = InfiniteData<Page<Comment[]>, string | null>;

const repliesKey = (commentId: string) => ['replies', commentId] as const;

/** The replies to a comment, oldest first, from a cursor or all of them. */
const repliesQuery = (commentId: string, from: string | null) =>
  infiniteQueryOptions({
    queryKey: [...repliesKey(commentId), from],
    queryFn: ({ pageParam, signal }): Promise<Page<Comment[]>> =>
      callApiPage(
        'getReplies',
        { params: { id: commentId }, query: { take: REPLIES_PER_PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: from,
    getNextPageParam: (last) => last.nextCursor,
  });

export const useReplies = (commentId: string, from: string | null, enabled: boolean) =>
  useInfiniteQuery({
    ...repliesQuery(commentId, from),
    enabled,
    select: (data) => [...new Map(data.pages.flatMap((page) => page.items).map((reply) => [reply.id, reply])).values()],
  });

/** Changes the last loaded page of replies to a comment, or all pages. */
export async function changeReplies(
  client: QueryClient,
  commentId: string,
  change: (items: Comment[], isLast: boolean) => Comment[],
): Promise<void> {
  const queryKey = repliesKey(commentId);
  await client.cancelQueries({ queryKey });
  client.setQueriesData<ReplyPages>(
    { queryKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, at) => ({ ...page, items: change(page.items, at === data.pages.length - 1) })),
      },
  );
}
