import { CountBadge, VisuallyHidden } from '@cred/ui';
import { useUnreadCount } from '../api/get-notifications';

const MOST = 99;

/** The slot 'unread-count': a small number beside the navigation's entry; nothing when there is none. */
export function UnreadCount() {
  const count = useUnreadCount() ?? 0;
  if (count === 0) return null;
  return (
    <CountBadge>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{count === 1 ? '1 unread notification' : `${count} unread notifications`}</VisuallyHidden>
    </CountBadge>
  );
}
