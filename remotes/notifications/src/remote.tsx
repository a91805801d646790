/**
 * The notifications area: what other members did that concerns the viewer. It owns `/notifications` and the unread
 * count in the navigation. The pages that a notification links to belong to other areas.
 */
import { defineRemote } from '@cred/platform';
import { UnreadCount } from './components/unread-count';
import { NotificationsPage } from './pages/notifications-page';

export const remote = defineRemote({
  routes: [{ path: '/notifications', element: <NotificationsPage /> }],
  slots: { 'unread-count': UnreadCount },
  // The page shows the same list.
  slotFirstCalls: { 'unread-count': [{ call: 'getNotifications', query: { onlyUnread: false, take: 30 } }] },
});
