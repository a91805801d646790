import { callApi, callApiPrepared } from '@cred/api-client';
import type { Message } from '@cred/contract';
import type { Outgoing } from '../lib/displayed-messages';
import { encodeMessageBody } from '../lib/encode-message-body';

/** Encodes the message once; the returned function sends it, and can be called again. */
export async function prepareSend(
  chatId: string,
  { attempt, controller: { signal }, progress }: Pick<Outgoing, 'attempt' | 'controller' | 'progress'>,
): Promise<() => Promise<Message>> {
  const { file, clientId } = attempt;
  const text = attempt.text.trim();
  const replyToId = attempt.replyTo?.id;
  if (!file)
    return () =>
      callApi('sendMessage', { body: { chatId, clientId, text, ...(replyToId && { replyToId }) } }, { signal });
  const body = await encodeMessageBody({ chatId, clientId, text, replyToId, file }, signal);
  return () => {
    progress.set(0);
    return callApiPrepared('sendMessage', body, { signal, onUploadProgress: progress.set });
  };
}
