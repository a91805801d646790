import { callApiPage, type Page } from '@cred/api-client';
import { limits, type ChatSummary } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData, type QueryClient } from '@cred/vendor';
import { useMemo } from 'react';

/** How often the list is polled for chats that are not open, in milliseconds. */
const LIST_POLL_MS = 10_000;

type ChatPage = Page<ChatSummary[]>;
type ChatPages = InfiniteData<ChatPage, string | null>;

const getChats = (cursor: string | null, signal: AbortSignal): Promise<ChatPage> =>
  callApiPage('getChats', { query: { take: limits.list.max, ...(cursor !== null && { cursor }) } }, { signal });

export const chatListQuery = () =>
  infiniteQueryOptions({
    queryKey: ['chat', 'list'] as const,
    queryFn: ({ signal, pageParam }) => getChats(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LIST_POLL_MS,
    refetchOnWindowFocus: true,
  });

/** The chats of all loaded pages. A chat that moved between two pages appears once, at its first position. */
function flatten(pages: readonly ChatPage[]): ChatSummary[] {
  const byId = new Map<string, ChatSummary>();
  for (const { items } of pages) for (const chat of items) if (!byId.has(chat.id)) byId.set(chat.id, chat);
  return [...byId.values()];
}

/** The viewer's chats that are loaded, most recently active first, and how to load the next page. */
export function useChats() {
  const {
    data,
    error,
    isPending,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(chatListQuery());
  const chats = useMemo(() => data && flatten(data.pages), [data]);
  return {
    chats,
    error,
    isPending,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  };
}

/**
 * Updates the loaded list at once; the next response replaces it. If `change` returns null, the list is refetched
 * instead.
 */
export function updateChatList(
  client: QueryClient,
  change: (chats: readonly ChatSummary[]) => ChatSummary[] | null,
): void {
  const { queryKey } = chatListQuery();
  let isUpdated = true;
  client.setQueryData<ChatPages>(queryKey, (data) => {
    if (!data) return data;
    const chats = change(flatten(data.pages));
    isUpdated = chats !== null;
    if (!chats) return data;
    // The pages keep their sizes, so that their cursors still divide the list at the same positions.
    let from = 0;
    const pages = data.pages.map((page) => ({ ...page, items: chats.slice(from, (from += page.items.length)) }));
    return { ...data, pages };
  });
  if (!isUpdated) void client.invalidateQueries({ queryKey });
}
