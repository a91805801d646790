import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { chatListQuery } from './get-chats';
import { unreadMessagesQuery } from './get-unread-messages';

const mutationKey = ['chat', 'mark-message-read'] as const;

const markMessageRead = (messageId: string): Promise<CallResponse<'markMessageRead'>> =>
  callApi('markMessageRead', { params: { messageId } });

/**
 * Marks a received message as read. The open chat shows it after its next poll, so that 'Novo' stays long enough to be
 * seen; the list's unread marks are refetched after the last of several calls.
 */
export function useMarkMessageRead(): UseMutationResult<CallResponse<'markMessageRead'>, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: markMessageRead,
    onSettled: () => {
      if (client.isMutating({ mutationKey }) !== 1) return;
      void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
      void client.invalidateQueries({ queryKey: unreadMessagesQuery().queryKey });
    },
  });
}
