import { useLiveEvent, useMe } from '@cred/platform';
import { useTitleCount } from '@cred/ui';
import { useQueryClient, type QueryClient } from '@cred/vendor';
import { useState } from 'react';
import { unreadMessagesQuery, useUnreadMessages } from '../api/get-unread-messages';
import { atMostEvery } from '../lib/at-most-every';
import { UnreadBadge } from './unread-badge';

/** Another member's reactions and messages must not use up the limit of one's polls. */
const REFRESH_MS = 2_000;

/** Whether the message's conversation is being read: its message counts for a moment only. */
const isBeingRead = (chatId: string): boolean => document.hasFocus() && window.location.pathname.endsWith(chatId);

async function refreshCount(client: QueryClient): Promise<void> {
  const { queryKey } = unreadMessagesQuery();
  // The first answer may be older than the event; a fetch without data is not repeated by an invalidation.
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/**
 * The slot 'unread-messages': the number of unread messages next to 'Direct' and in the tab's title (CHAT-17); nothing at
 * 0. It is mounted on every page.
 */
export function UnreadMessages() {
  const unread = useUnreadMessages();
  const client = useQueryClient();
  const me = useMe();
  const [refresh] = useState(() => atMostEvery(REFRESH_MS, () => void refreshCount(client)));
  useLiveEvent('message', ({ message }) => {
    if (message.senderId !== me.id && !isBeingRead(message.chatId)) refresh();
  });
  useLiveEvent('chat', refresh);
  useLiveEvent('reset', refresh);
  useTitleCount('messages', unread);
  return unread === 0 ? null : <UnreadBadge count={unread} />;
}
