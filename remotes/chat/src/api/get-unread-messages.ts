import { callApi } from '@cred/api-client';
import { queryOptions, useQuery } from '@cred/vendor';

/** How often the count is polled while the page is visible, in milliseconds. */
const COUNT_POLL_MS = 30_000;

export const unreadMessagesQuery = () =>
  queryOptions({
    queryKey: ['chat', 'unread'] as const,
    queryFn: async ({ signal }) => (await callApi('getUnreadMessages', {}, { signal })).unread,
    refetchInterval: COUNT_POLL_MS,
    refetchOnWindowFocus: true,
  });

/** The number of unread messages in all chats; 0 until it is loaded. */
export const useUnreadMessages = (): number => useQuery(unreadMessagesQuery()).data ?? 0;
