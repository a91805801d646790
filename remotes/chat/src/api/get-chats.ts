import { callApiPage, type Page } from '@cred/api-client';
import { limits, type ChatSummary } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData, type QueryClient } from '@cred/vendor';
import { useMemo } from 'react';

/** How often the list asks for news of the chats that are not open, in milliseconds. */
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

/** The loaded pages as one list: a chat that moved between two pages is in it once, where it came first. */
function flatten(pages: readonly ChatPage[]): ChatSummary[] {
  const byId = new Map<string, ChatSummary>();
  for (const { items } of pages) for (const chat of items) if (!byId.has(chat.id)) byId.set(chat.id, chat);
  return [...byId.values()];
}

/** The own chats, last active first, as far as they are loaded; and how to load the next page. */
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

/** Changes the loaded list at once; its next answer has the last word. `change` gives null when it cannot say. */
export function updateChatList(
  client: QueryClient,
  change: (chats: readonly ChatSummary[]) => ChatSummary[] | null,
): void {
  const { queryKey } = chatListQuery();
  let known = true;
  client.setQueryData<ChatPages>(queryKey, (data) => {
    if (!data) return data;
    const chats = change(flatten(data.pages));
    known = chats !== null;
    if (!chats) return data;
    // The pages keep their sizes, so that their cursors still part the list where they did.
    let from = 0;
    const pages = data.pages.map((page) => ({ ...page, items: chats.slice(from, (from += page.items.length)) }));
    return { ...data, pages };
  });
  if (!known) void client.invalidateQueries({ queryKey });
}
