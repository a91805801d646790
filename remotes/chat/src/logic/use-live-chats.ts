import { useLiveEvent, useMe } from '@cred/platform';
import { useQueryClient } from '@cred/vendor';
import { chatOptions } from '../api/get-chat';
import { changeChats, chatsOptions } from '../api/get-chats';
import { searchesOptions } from '../api/search-messages';
import { withNewMessage } from './chat-list-data';
import { mergeMessage } from './conversation';

/**
 * Takes what the push stream tells into the loaded chats (SRV-31). A message is in its place at once;
 * whatever else changed is asked for. The polls go on beside it.
 */
export function useLiveChats(): void {
  const client = useQueryClient();
  const me = useMe();
  useLiveEvent('message', ({ message }) => {
    client.setQueryData(chatOptions(message.chatId).queryKey, (known) => known && mergeMessage(known, message));
    changeChats(client, (chats) => withNewMessage(chats, message, me.id));
    void client.invalidateQueries(searchesOptions(message.chatId));
  });
  useLiveEvent('chat', ({ chatId }) => {
    void client.invalidateQueries({ queryKey: chatOptions(chatId).queryKey });
    void client.invalidateQueries({ queryKey: chatsOptions().queryKey });
  });
  useLiveEvent('reset', () => void client.invalidateQueries({ queryKey: ['chat'] }));
}
