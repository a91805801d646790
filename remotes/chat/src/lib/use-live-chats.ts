import type { ChatSummary, Message } from '@cred/contract';
import { useLiveEvent, useMe } from '@cred/platform';
import { useQueryClient } from '@cred/vendor';
import { conversationQuery, mergeMessage } from '../api/get-chat';
import { updateChatList, chatListQuery } from '../api/get-chats';
import { messageSearchKey } from '../api/search-messages';

/**
 * Applies events of the event stream to the loaded chats (SRV-31): inserts a new message at once and refetches for
 * other changes. Polling continues independently.
 */
export function useLiveChats(): void {
  const client = useQueryClient();
  const me = useMe();
  useLiveEvent('message', ({ message }) => {
    client.setQueryData(
      conversationQuery(message.chatId).queryKey,
      (cached) => cached && mergeMessage(cached, message),
    );
    updateChatList(client, (chats) => withNewMessage(chats, message, me.id));
    void client.invalidateQueries({ queryKey: messageSearchKey(message.chatId) });
  });
  useLiveEvent('chat', ({ chatId }) => {
    void client.invalidateQueries({ queryKey: conversationQuery(chatId).queryKey });
    void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
  });
  useLiveEvent('reset', () => void client.invalidateQueries({ queryKey: ['chat'] }));
}

/**
 * The list with a new message: its chat moves to the top, with the message as its last. A message that changed stays
 * where it is. Null when the list must be refetched: for an unknown chat and a deleted message, which may have been unread.
 */
function withNewMessage(chats: readonly ChatSummary[], message: Message, viewerId: string): ChatSummary[] | null {
  const chat = chats.find(({ id }) => id === message.chatId);
  if (!chat || message.isDeleted) return null;
  if (chat.lastMessage && (chat.lastMessage.id === message.id || chat.lastMessage.createdAt > message.createdAt))
    return [...chats];
  const { id, senderId, type, text, createdAt } = message;
  const unreadCount = senderId === viewerId ? chat.unreadCount : chat.unreadCount + 1;
  return [
    { ...chat, unreadCount, lastMessage: { id, senderId, type, text, createdAt } },
    ...chats.filter((other) => other !== chat),
  ];
}
