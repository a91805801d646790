import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { updateChatList, chatListQuery } from './get-chats';
import { unreadMessagesQuery } from './get-unread-messages';

const markChatRead = (chatId: string): Promise<CallResponse<'markChatRead'>> =>
  callApi('markChatRead', { params: { chatId } });

/** Marks all current messages of a chat as read. The list shows it at once; its next response replaces that. */
export function useMarkChatRead(): UseMutationResult<CallResponse<'markChatRead'>, Error, string> {
  const client = useQueryClient();
  const { queryKey } = chatListQuery();
  return useMutation({
    mutationFn: markChatRead,
    onMutate: async (chatId) => {
      await client.cancelQueries({ queryKey });
      updateChatList(client, (chats) => chats.map((chat) => (chat.id === chatId ? { ...chat, unreadCount: 0 } : chat)));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: unreadMessagesQuery().queryKey });
      return client.invalidateQueries({ queryKey });
    },
  });
}
