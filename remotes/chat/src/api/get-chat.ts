import { callApi, isApiError } from '@cred/api-client';
import { limits, type Chat } from '@cred/contract';
import { queryOptions, useQuery, type UseQueryResult } from '@cred/vendor';
import { mergeLatest, type Conversation } from '../lib/conversation';

const getChat = (chatId: string, signal: AbortSignal): Promise<Chat> =>
  callApi('getChat', { params: { chatId } }, { signal });

/** Errors that polling cannot fix: no session, or no such chat for this member. */
const isPermanent = (error: unknown): boolean => isApiError(error) && [400, 401, 403, 404].includes(error.status);

const conversationKey = (chatId: string) => ['chat', 'conversation', chatId] as const;

/** Polled every 2 s, and on focus, reconnect and mount; cached for 5 minutes (spec.md sections 4 and 9). */
export const conversationQuery = (chatId: string) =>
  queryOptions({
    queryKey: conversationKey(chatId),
    queryFn: async ({ signal, client }) => {
      const latest = await getChat(chatId, signal);
      return mergeLatest(client.getQueryData<Conversation>(conversationKey(chatId)), latest);
    },
    gcTime: limits.chat.cacheMs,
    refetchInterval: (query) => (isPermanent(query.state.error) ? false : limits.chat.pollMs),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchOnMount: 'always',
  });

/** One chat with the loaded messages, oldest first. */
export const useChat = (chatId: string): UseQueryResult<Conversation> => useQuery(conversationQuery(chatId));
