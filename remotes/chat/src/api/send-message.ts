import { callApi } from '@cred/api-client';
import type { Message } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useMutationState, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { mergeSent } from '../logic/conversation';
import type { Outgoing } from '../logic/displayed-message';
import { chatOptions } from './get-chat';
import { chatsOptions } from './get-chats';

/** What the composer gives; `clientId` makes a repeated send and its echo one message. */
export interface SendMessage {
  readonly text: string;
  readonly clientId: string;
}

const sendMessage = (chatId: string, { text, clientId }: SendMessage): Promise<Message> =>
  callApi('sendMessage', { body: { chatId, text, clientId } });

const sendKey = (chatId: string) => ['chat', 'send', chatId] as const;

/**
 * Sends a text message. While it is under way `useOutgoing` shows it, so a failure needs no undoing:
 * the message is gone from the screen with the pending state. Afterwards the chat is fetched again.
 */
export function useSendMessage(chatId: string): UseMutationResult<Message, Error, SendMessage> {
  const client = useQueryClient();
  const { queryKey } = chatOptions(chatId);
  return useMutation({
    mutationKey: sendKey(chatId),
    mutationFn: (message: SendMessage) => sendMessage(chatId, message),
    onSuccess: async (message) => {
      // A poll that began before the message was stored would take it off the screen again.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && mergeSent(known, message));
    },
    onError: (error) => notify.error(error.message),
    onSettled: () => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: chatsOptions().queryKey });
    },
  });
}

/** The messages of a chat that are being sent, also those sent before the page was left and opened again. */
export function useOutgoing(chatId: string): Outgoing[] {
  return useMutationState({
    filters: { mutationKey: sendKey(chatId), status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as SendMessage), submittedAt: state.submittedAt }),
  });
}
