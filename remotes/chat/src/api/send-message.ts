import { isApiError } from '@cred/api-client';
import type { Message } from '@cred/contract';
import { useMe } from '@cred/platform';
import { useMutation, useMutationState, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { useMemo } from 'react';
import type { Outgoing } from '../lib/displayed-messages';
import { clearSentDraft, draftOf, updateDraft, type SendAttempt } from '../lib/drafts';
import { retryWithBackoff } from '../lib/retry-with-backoff';
import { conversationQuery, findSent, mergeMessage } from './get-chat';
import { chatListQuery } from './get-chats';
import { prepareSend } from './prepare-send';
import { useOutbox, useWaiting } from './use-outbox';

/**
 * What the composer sends. Repeated sends and the copy from the event stream have the same `clientId`, so they are one
 * message (SRV-8).
 */
export type SendMessage = Omit<Outgoing, 'submittedAt'>;

const sendKey = (chatId: string) => ['chat', 'send', chatId] as const;

/**
 * Sends a message and retries transient errors with the same `clientId`. `useOutgoing` shows it until the response, so
 * a failure needs no rollback. Without a connection it goes to the outbox, and leaves the draft (CHAT-15). The draft keeps it until the response, a poll or the event stream shows that it is
 * stored. Afterwards the chat is refetched.
 */
export function useSendMessage(chatId: string): UseMutationResult<Message, Error, SendMessage> {
  const client = useQueryClient();
  const memberId = useMe().id;
  const { queryKey } = conversationQuery(chatId);
  const outbox = useOutbox();
  const findStored = ({ attempt }: SendMessage): Message | undefined =>
    findSent(client.getQueryData(queryKey), attempt.clientId);
  return useMutation({
    mutationKey: sendKey(chatId),
    retry: false,
    mutationFn: async (message: SendMessage) =>
      retryWithBackoff(await prepareSend(chatId, message), () => findStored(message), message.controller.signal),
    onSuccess: (message, { attempt }) => {
      client.setQueryData(queryKey, (cached) => cached && mergeMessage(cached, message));
      clearDraftIfCurrent(memberId, chatId, attempt);
    },
    onError: (error, message) => {
      const { attempt, controller } = message;
      const draft = draftOf(memberId, chatId);
      const isUnreachable = isApiError(error) && error.status === 0 && !controller.signal.aborted;
      if (findStored(message)) clearDraftIfCurrent(memberId, chatId, attempt);
      else if (isUnreachable && !outbox.isFull()) {
        outbox.add(chatId, message);
        clearDraftIfCurrent(memberId, chatId, attempt);
      } else if (draft.get().attempt?.clientId === attempt.clientId) {
        // A cancelled send shows no error.
        updateDraft(draft, { sending: false, errorMessage: controller.signal.aborted ? null : error.message });
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
    },
  });
}

/** The event stream may have cleared the draft before, or a logout may have deleted it. */
function clearDraftIfCurrent(memberId: string, chatId: string, attempt: SendAttempt): void {
  const draft = draftOf(memberId, chatId);
  if (draft.get().attempt?.clientId === attempt.clientId) clearSentDraft(draft, attempt);
}

/**
 * The messages of a chat that are being sent or wait for the connection, including those sent before the page was left and
 * opened again.
 */
export function useOutgoing(chatId: string): readonly Outgoing[] {
  const waiting = useWaiting(chatId);
  const sending = useMutationState({
    filters: { mutationKey: sendKey(chatId), status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as SendMessage), submittedAt: state.submittedAt }),
  });
  return useMemo(() => {
    const ids = new Set(waiting.map(({ attempt }) => attempt.clientId));
    // While a send ends without a connection, its message is in both.
    return [...waiting, ...sending.filter(({ attempt }) => !ids.has(attempt.clientId))];
  }, [waiting, sending]);
}
