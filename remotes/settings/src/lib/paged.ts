import type { Page } from '@cred/api-client';
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData, type QueryClient } from '@cred/vendor';

/** Few enough for a phone, many enough that most lists are whole. */
const ITEMS_PER_PAGE = 20;

/** A list's item has an id, and is shown once. */
export interface Item {
  readonly id: string;
}

interface PageQuery {
  readonly take: number;
  readonly cursor?: string;
}

/** The options of a list that goes on page by page. `load` makes the call. */
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

/** The items of all loaded pages. One that moved from page to page in between is there once. */
export const usePaged = <T extends Item>(options: ReturnType<typeof pagedQuery<T>>) =>
  useInfiniteQuery({
    ...options,
    select: (data) => [...new Map(data.pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()],
  });

export type PagedResult<T extends Item> = ReturnType<typeof usePaged<T>>;

/** Takes an item out of a list at once, then has the list asked for anew: what was behind it moves up. */
export async function dropItem<T extends Item>(
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
