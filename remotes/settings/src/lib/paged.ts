import type { Page } from '@cred/api-client';
import { useLiveEvent } from '@cred/platform';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@cred/vendor';

/** Few enough for a phone, many enough that most lists fit on one page. */
const ITEMS_PER_PAGE = 20;

/** An item of a list; its id is unique in the list. */
export interface Item {
  readonly id: string;
}

interface PageQuery {
  readonly take: number;
  readonly cursor?: string;
}

/** The query options of a list that is loaded page by page. `load` sends the request of one page. */
export const pagedQuery = <T extends Item>(
  queryKey: readonly string[],
  load: (query: PageQuery, signal: AbortSignal) => Promise<Page<T[]>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load({ take: ITEMS_PER_PAGE, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

/** The items of all loaded pages. An item that moved between two pages occurs once. */
export const usePaged = <T extends Item>(options: ReturnType<typeof pagedQuery<T>>) =>
  useInfiniteQuery({
    ...options,
    select: (data) => [...new Map(data.pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()],
  });

/** How often a queue is polled while it is visible, in ms, for pages without an event stream. */
const QUEUE_POLL_MS = 30_000;

/** A queue of the reviewers: loaded again when others send or decide something (SRV-85). */
export function useQueue<T extends Item>(options: ReturnType<typeof pagedQuery<T>>) {
  const client = useQueryClient();
  const refetch = (): void => void client.invalidateQueries({ queryKey: options.queryKey });
  useLiveEvent('review', refetch);
  useLiveEvent('reset', refetch);
  return usePaged({ ...options, refetchInterval: QUEUE_POLL_MS, refetchOnWindowFocus: true });
}

export type PagedResult<T extends Item> = ReturnType<typeof usePaged<T>>;

/** Removes an item from a list at once, then refetches the list, since later items move up. */
export async function removeItem<T extends Item>(
  client: QueryClient,
  { queryKey }: ReturnType<typeof pagedQuery<T>>,
  id: string,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<InfiniteData<Page<T[]>, string | null>>(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
      },
  );
  void client.invalidateQueries({ queryKey });
}
