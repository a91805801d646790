import { useLiveEvent } from '@cred/platform';
import { limits } from '@cred/contract';
import { CountBadge, useTitleCount, VisuallyHidden } from '@cred/ui';
import { useQueryClient } from '@cred/vendor';
import { useState } from 'react';
import { useUnreadNotifications } from '../api/get-notifications';
import { createRefresher } from '../api/refetch';

const MAX_SHOWN = limits.notifications.unreadMax;

const nameOf = (count: number): string => (count > MAX_SHOWN ? `More than ${MAX_SHOWN}` : String(count));

/**
 * The slot 'unread-count': the number of unread notifications in the navigation and in the tab's title; nothing at 0.
 * It is mounted on every page, so it also refetches the list on events of the event stream.
 */
export function UnreadCount() {
  const { count, messages } = useUnreadNotifications();
  const client = useQueryClient();
  const [refresh] = useState(() => createRefresher(client));
  useLiveEvent('notifications', refresh);
  useLiveEvent('reset', refresh);
  // Direct counts the messages.
  useTitleCount('notifications', count - messages);
  if (count === 0) return null;
  return (
    <CountBadge>
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <VisuallyHidden>
        {nameOf(count)} {count === 1 ? 'unread notification' : 'unread notifications'}
      </VisuallyHidden>
    </CountBadge>
  );
}
