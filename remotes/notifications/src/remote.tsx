/**
 * The notifications area: what others did that concerns the member. It owns `/notifications` and the
 * number of unread ones beside the navigation's entry. It refuses everything else: what a notification
 * leads to belongs to other areas.
 */
import { defineRemote } from '@cred/platform';
import { UnreadCount } from './components/unread-count';
import { NotificationsPage } from './pages/notifications-page';

export const remote = defineRemote({
  routes: [{ path: '/notifications', element: <NotificationsPage /> }],
  slots: { 'unread-count': UnreadCount },
});
