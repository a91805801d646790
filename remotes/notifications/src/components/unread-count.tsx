import { useLiveEvent } from '@cred/platform';
import { CountBadge, useTitleCount, VisuallyHidden } from '@cred/ui';
import { useQueryClient } from '@cred/vendor';
import { useState } from 'react';
import { useUnreadCount } from '../api/get-notifications';
import { createRefresher } from '../api/refetch';

const MAX_SHOWN = 99;

/**
 * The slot 'unread-count': the number of unread notifications in the navigation and in the tab's title; nothing at 0.
 * It is mounted on every page, so it also refetches the list on events of the event stream.
 */
export function UnreadCount() {
  const { count, withoutMessages } = useUnreadCount();
  const client = useQueryClient();
  const [refresh] = useState(() => createRefresher(client));
  useLiveEvent('notifications', refresh);
  useLiveEvent('reset', refresh);
  // Direct counts the messages.
  useTitleCount('notifications', withoutMessages);
  if (count === 0) return null;
  return (
    <CountBadge>
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <VisuallyHidden>{count === 1 ? '1 unread notification' : `${count} unread notifications`}</VisuallyHidden>
    </CountBadge>
  );
}
