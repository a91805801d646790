import { callApi } from '@cred/api-client';
import type { Chat } from '@cred/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { mergeEarlier } from '../logic/conversation';
import { chatOptions } from './get-chat';

const getEarlierMessages = (chatId: string, before: string): Promise<Chat> =>
  callApi('getChat', { params: { chatId }, query: { before } });

/** Pages backwards: puts the messages before the given one in front of those known (server rule 32). */
export function useLoadEarlierMessages(chatId: string): UseMutationResult<Chat, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (before: string) => getEarlierMessages(chatId, before),
    onSuccess: ({ messages }) => {
      client.setQueryData(chatOptions(chatId).queryKey, (known) => known && mergeEarlier(known, messages));
    },
  });
}
