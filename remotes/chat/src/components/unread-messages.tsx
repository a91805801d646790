import { limits } from '@cred/contract';
import { useLiveEvent, useMe } from '@cred/platform';
import { CountBadge, useTitleCount, VisuallyHidden } from '@cred/ui';
import { useQueryClient } from '@cred/vendor';
import { unreadMessagesQuery, useUnreadMessages } from '../api/get-unread-messages';

/** Whether the message's conversation is being read: its message counts for a moment only. */
const isBeingRead = (chatId: string): boolean => document.hasFocus() && window.location.pathname.endsWith(chatId);

/**
 * The slot 'unread-messages': the number of unread messages next to 'Direct' and in the tab's title (CHAT-17); nothing at
 * 0. It is mounted on every page.
 */
export function UnreadMessages() {
  const unread = useUnreadMessages();
  const client = useQueryClient();
  const me = useMe();
  const refresh = async (): Promise<void> => {
    const { queryKey } = unreadMessagesQuery();
    // The first answer may be older than the event; a fetch without data is not repeated by an invalidation.
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  };
  useLiveEvent('message', ({ message }) => {
    if (message.senderId !== me.id && !isBeingRead(message.chatId)) void refresh();
  });
  useLiveEvent('chat', () => void refresh());
  useLiveEvent('reset', () => void refresh());
  useTitleCount('messages', unread);
  if (unread === 0) return null;
  return (
    <CountBadge>
      <span aria-hidden>{unread >= limits.chat.unreadMax ? `${limits.chat.unreadMax - 1}+` : unread}</span>
      <VisuallyHidden>{unread === 1 ? '1 unread message' : `${unread} unread messages`}</VisuallyHidden>
    </CountBadge>
  );
}
