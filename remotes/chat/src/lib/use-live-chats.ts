import type { ChatSummary, Message } from '@cred/contract';
import { useLiveEvent, useMe } from '@cred/platform';
import { useQueryClient } from '@cred/vendor';
import { conversationQuery } from '../api/get-chat';
import { updateChatList, chatListQuery } from '../api/get-chats';
import { searchesOptions } from '../api/search-messages';
import { mergeMessage } from './conversation';

/**
 * Takes what the push stream tells into the loaded chats (SRV-31). A message is in its place at once;
 * whatever else changed is asked for. The polls go on beside it.
 */
export function useLiveChats(): void {
  const client = useQueryClient();
  const me = useMe();
  useLiveEvent('message', ({ message }) => {
    client.setQueryData(conversationQuery(message.chatId).queryKey, (known) => known && mergeMessage(known, message));
    updateChatList(client, (chats) => withNewMessage(chats, message, me.id));
    void client.invalidateQueries(searchesOptions(message.chatId));
  });
  useLiveEvent('chat', ({ chatId }) => {
    void client.invalidateQueries({ queryKey: conversationQuery(chatId).queryKey });
    void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
  });
  useLiveEvent('reset', () => void client.invalidateQueries({ queryKey: ['chat'] }));
}

/** The list with a new message in it: its chat first, with the message as its last; null when it knows no such chat. */
function withNewMessage(chats: readonly ChatSummary[], message: Message, viewerId: string): ChatSummary[] | null {
  const chat = chats.find(({ id }) => id === message.chatId);
  if (!chat) return null;
  if (chat.lastMessage && (chat.lastMessage.id === message.id || chat.lastMessage.createdAt > message.createdAt))
    return [...chats];
  const { id, senderId, type, text, createdAt } = message;
  const unreadCount = senderId === viewerId ? chat.unreadCount : chat.unreadCount + 1;
  return [
    { ...chat, unreadCount, lastMessage: { id, senderId, type, text, createdAt } },
    ...chats.filter((other) => other !== chat),
  ];
}
