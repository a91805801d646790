import { callApiPage, type Page } from '@cred/api-client';
import type { ListedComment, schemas } from '@cred/contract';
import { infiniteQueryOptions, type QueryClient, useInfiniteQuery, type InfiniteData } from '@cred/vendor';

const COMMENTS_PER_PAGE = 20;

type CommentPages = InfiniteData<Page<ListedComment[]>, string | null>;

/** The key prefix of every list of a post's comments. */
const commentsKey = (postId: string) => ['comments', postId] as const;

/** Which comments of a post are listed: `from` is the cursor of the first page, or null for all of them. */
export interface CommentView {
  readonly sort: schemas.CommentOrder;
  readonly from: string | null;
}

/** The comments of a post with their first replies. */
const commentsQuery = (postId: string, { sort, from }: CommentView) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey(postId), sort, from],
    queryFn: ({ pageParam, signal }): Promise<Page<ListedComment[]>> =>
      callApiPage(
        'getComments',
        {
          params: { id: postId },
          query: {
            take: COMMENTS_PER_PAGE,
            threads: true,
            ...(sort !== 'newest' && { sort }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: from,
    getNextPageParam: (last) => last.nextCursor,
  });

export const useComments = (postId: string, view: CommentView) =>
  useInfiniteQuery({
    ...commentsQuery(postId, view),
    // A new comment moves others to the next page, which may then repeat one: each is shown once.
    select: (data) => [
      ...new Map(data.pages.flatMap((page) => page.items).map((comment) => [comment.id, comment])).values(),
    ],
  });

/** Changes the loaded lists of a post's comments; the first page of a list begins with `from`. */
export async function changeComments(
  client: QueryClient,
  postId: string,
  change: (
    items: ListedComment[],
    view: CommentView & { readonly isFirst: boolean; readonly isLast: boolean },
  ) => ListedComment[],
): Promise<void> {
  const queryKey = commentsKey(postId);
  // A response in flight may not include the change yet.
  await client.cancelQueries({ queryKey });
  for (const [key, data] of client.getQueriesData<CommentPages>({ queryKey })) {
    if (!data) continue;
    const [sort, from] = key.slice(-2) as [schemas.CommentOrder, string | null];
    client.setQueryData<CommentPages>(key, {
      ...data,
      pages: data.pages.map((page, at) => ({
        ...page,
        items: change(page.items, { sort, from, isFirst: at === 0, isLast: at === data.pages.length - 1 }),
      })),
    });
  }
  // A list whose first page was in flight.
  void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
}
