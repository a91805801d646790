import { callApi } from '@cred/api-client';
import type { Message } from '@cred/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { conversationQuery, mergeMessage } from './get-chat';
import { chatListQuery } from './get-chats';
import { messageSearchKey } from './search-messages';

const deleteMessage = (messageId: string): Promise<Message> => callApi('deleteMessage', { params: { messageId } });

/** Deletes one of the viewer's messages for both members. */
export function useDeleteMessage(chatId: string): UseMutationResult<Message, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteMessage,
    onSuccess: (message) => {
      client.setQueryData(conversationQuery(chatId).queryKey, (cached) => cached && mergeMessage(cached, message));
      void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
      void client.invalidateQueries({ queryKey: messageSearchKey(chatId) });
    },
  });
}
