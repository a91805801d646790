import { callApi, callApiPrepared } from '@cred/api-client';
import type { Message } from '@cred/contract';
import { useMe } from '@cred/platform';
import { useMutation, useMutationState, useQueryClient, type UseMutationResult } from '@cred/vendor';
import type { Outgoing } from '../lib/displayed-messages';
import { clearSentDraft, draftOf, updateDraft, type SendAttempt } from '../lib/drafts';
import { encodeMessageBody } from '../lib/encode-message-body';
import { retryWithBackoff } from '../lib/retry-with-backoff';
import { conversationQuery, findSent, mergeMessage } from './get-chat';
import { chatListQuery } from './get-chats';

/**
 * What the composer sends. Repeated sends and the copy from the event stream have the same `clientId`, so they are one
 * message (SRV-8).
 */
export type SendMessage = Omit<Outgoing, 'submittedAt'>;

/** Encodes the message once; the returned function sends it, and can be called again. */
async function prepareSend(
  chatId: string,
  { attempt, controller: { signal }, progress }: SendMessage,
): Promise<() => Promise<Message>> {
  const { file, clientId } = attempt;
  const text = attempt.text.trim();
  if (!file) return () => callApi('sendMessage', { body: { chatId, clientId, text } }, { signal });
  const body = await encodeMessageBody({ chatId, clientId, text, file }, signal);
  return () => {
    progress.set(0);
    return callApiPrepared('sendMessage', body, { signal, onUploadProgress: progress.set });
  };
}

const sendKey = (chatId: string) => ['chat', 'send', chatId] as const;

/**
 * Sends a message and retries transient errors with the same `clientId`. `useOutgoing` shows it until the response, so
 * a failure needs no rollback. The draft keeps it until the response, a poll or the event stream shows that it is
 * stored. Afterwards the chat is refetched.
 */
export function useSendMessage(chatId: string): UseMutationResult<Message, Error, SendMessage> {
  const client = useQueryClient();
  const memberId = useMe().id;
  const { queryKey } = conversationQuery(chatId);
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
      if (findStored(message)) clearDraftIfCurrent(memberId, chatId, attempt);
      else if (draft.get().attempt?.clientId === attempt.clientId) {
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

/** The messages of a chat that are being sent, including those sent before the page was left and opened again. */
export function useOutgoing(chatId: string): Outgoing[] {
  return useMutationState({
    filters: { mutationKey: sendKey(chatId), status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as SendMessage), submittedAt: state.submittedAt }),
  });
}
