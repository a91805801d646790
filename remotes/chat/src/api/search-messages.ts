import { callApi } from '@cred/api-client';
import { isBlankText, type ChatSearch } from '@cred/contract';
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@cred/vendor';

const searchMessages = (chatId: string, term: string, signal: AbortSignal): Promise<ChatSearch> =>
  callApi('searchMessages', { params: { chatId }, query: { term } }, { signal });

const messageSearchKey = (chatId: string) => ['chat', 'search', chatId] as const;

/** All terms that were looked for in one chat, for what makes their answers old. */
export const searchesOptions = (chatId: string) => ({ queryKey: messageSearchKey(chatId) });

const messageSearchQuery = (chatId: string, term: string) =>
  queryOptions({
    queryKey: [...messageSearchKey(chatId), term] as const,
    queryFn: ({ signal }) => searchMessages(chatId, term, signal),
  });

/** Where a term occurs in the texts of the whole chat; the answer before it stays until the next is there. */
export const useMessageSearch = (chatId: string, term: string): UseQueryResult<ChatSearch> =>
  useQuery({ ...messageSearchQuery(chatId, term), enabled: !isBlankText(term), placeholderData: keepPreviousData });
