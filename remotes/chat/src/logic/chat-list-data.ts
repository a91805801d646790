import type { ChatSummary, Message } from '@cred/contract';

/** The list with a new message in it: its chat first, with the message as its last; null when it knows no such chat. */
export function withNewMessage(
  chats: readonly ChatSummary[],
  message: Message,
  viewerId: string,
): ChatSummary[] | null {
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
