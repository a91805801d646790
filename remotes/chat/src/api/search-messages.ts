import { callApi } from '@cred/api-client';
import { isBlankText, type ChatSearch } from '@cred/contract';
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@cred/vendor';

const searchMessages = (chatId: string, term: string, signal: AbortSignal): Promise<ChatSearch> =>
  callApi('searchMessages', { params: { chatId }, query: { term } }, { signal });

/** The key of all searches in one chat. */
export const messageSearchKey = (chatId: string) => ['chat', 'search', chatId] as const;

const messageSearchQuery = (chatId: string, term: string) =>
  queryOptions({
    queryKey: [...messageSearchKey(chatId), term] as const,
    queryFn: ({ signal }) => searchMessages(chatId, term, signal),
  });

/** The messages of the whole chat that contain a term; the previous result stays until the next one has loaded. */
export const useMessageSearch = (chatId: string, term: string): UseQueryResult<ChatSearch> =>
  useQuery({ ...messageSearchQuery(chatId, term), enabled: !isBlankText(term), placeholderData: keepPreviousData });
