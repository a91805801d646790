import { callApi } from '@cred/api-client';
import { limits, type Chat } from '@cred/contract';
import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@cred/vendor';
import { conversationQuery, mergeEarlier } from './get-chat';

const getEarlierMessages = (chatId: string, before: string, take: number, signal?: AbortSignal): Promise<Chat> =>
  callApi('getChat', { params: { chatId }, query: { before, take } }, { signal });

/** Loads up to `take` messages from before the first loaded one; resolves with whether there may be more. */
async function loadEarlier(client: QueryClient, chatId: string, take: number, signal?: AbortSignal): Promise<boolean> {
  const { queryKey } = conversationQuery(chatId);
  const cached = client.getQueryData(queryKey);
  const first = cached?.messages[0];
  if (!cached?.hasEarlier || !first) return false;
  const { messages } = await getEarlierMessages(chatId, first.id, take, signal);
  signal?.throwIfAborted();
  // Another call may have loaded them already, or the earlier part was dropped: then this page is not adjacent.
  client.setQueryData(queryKey, (now) =>
    now && now.messages[0]?.id === first.id ? mergeEarlier(now, messages, take) : now,
  );
  return client.getQueryData(queryKey)?.hasEarlier ?? false;
}

/** Pages backwards: prepends the messages before the first loaded one (SRV-32). */
export function useLoadEarlierMessages(chatId: string): UseMutationResult<boolean, Error, void> {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => loadEarlier(client, chatId, limits.chat.page) });
}

/**
 * Pages backwards until a message is loaded, at most `maxPages` times.
 * @returns whether the message is loaded
 * @throws ApiError; the signal's reason when it aborts
 */
export async function loadUpTo(
  client: QueryClient,
  chatId: string,
  messageId: string,
  signal: AbortSignal,
  maxPages = Infinity,
): Promise<boolean> {
  const { queryKey } = conversationQuery(chatId);
  const isLoaded = (): boolean => client.getQueryData(queryKey)?.messages.some(({ id }) => id === messageId) ?? false;
  let hasMore = true;
  for (let pages = 0; pages < maxPages && hasMore && !isLoaded(); pages += 1)
    hasMore = await loadEarlier(client, chatId, limits.list.max, signal);
  return isLoaded();
}
