import { useLiveEvent } from '@cred/platform';
import { CountBadge, useTitleCount, VisuallyHidden } from '@cred/ui';
import { useQueryClient } from '@cred/vendor';
import { useState } from 'react';
import { useUnreadCount } from '../api/get-notifications';
import { createRefresher } from '../api/refetch';

const MOST = 99;

/**
 * The slot 'unread-count': a small number beside the navigation's entry and in the tab's title; nothing when there
 * is none. It stands on every page, so it is also what keeps the list current when the push stream tells of changes.
 */
export function UnreadCount() {
  const count = useUnreadCount() ?? 0;
  const client = useQueryClient();
  const [refresh] = useState(() => createRefresher(client));
  useLiveEvent('notifications', refresh);
  useLiveEvent('reset', refresh);
  useTitleCount(count);
  if (count === 0) return null;
  return (
    <CountBadge>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{count === 1 ? '1 unread notification' : `${count} unread notifications`}</VisuallyHidden>
    </CountBadge>
  );
}
