import { callApi } from '@cred/api-client';
import type { ChatSummary } from '@cred/contract';
import { queryOptions, useQuery, type UseQueryResult } from '@cred/vendor';

/** How often the list asks for news of the chats that are not open, in milliseconds. */
const LIST_POLL_MS = 10_000;

const getChats = (signal: AbortSignal): Promise<ChatSummary[]> => callApi('getChats', {}, { signal });

export const chatsOptions = () =>
  queryOptions({
    queryKey: ['chat', 'list'] as const,
    queryFn: ({ signal }) => getChats(signal),
    refetchInterval: LIST_POLL_MS,
    refetchOnWindowFocus: true,
  });

/** The own chats, last active first. */
export const useChats = (): UseQueryResult<ChatSummary[]> => useQuery(chatsOptions());
