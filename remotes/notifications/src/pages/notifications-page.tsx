import { EmptyState, ErrorPanel, Menu, PageHeader, Spinner } from '@cred/ui';
import { Bell, Ellipsis, Trash2 } from 'lucide-react';
import { useDeleteNotifications } from '../api/delete-notifications';
import { useNotifications } from '../api/get-notifications';
import { NotificationItem } from '../components/notification-item';

/** The own notifications, newest first. */
export function NotificationsPage() {
  const { data } = useNotifications();
  const removeAll = useDeleteNotifications();
  const menu = (
    <Menu
      label="Notification options"
      icon={Ellipsis}
      items={[
        {
          label: 'Delete all notifications',
          icon: Trash2,
          danger: true,
          disabled: !data?.length || removeAll.isPending,
          onSelect: () => removeAll.mutate(),
        },
      ]}
    />
  );
  return (
    <>
      <PageHeader title="Notifications" actions={menu} />
      <NotificationList />
    </>
  );
}

function NotificationList() {
  const { data, error, isPending, isFetching, refetch } = useNotifications();
  if (isPending) return <Spinner label="Loading notifications" />;
  if (!data) {
    return (
      <ErrorPanel title="Your notifications could not be loaded" onRetry={() => void refetch()} pending={isFetching}>
        {error.message}
      </ErrorPanel>
    );
  }
  if (data.length === 0) return <EmptyState icon={Bell}>No notifications</EmptyState>;
  return (
    <ul aria-label="Notifications">
      {data.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} />
      ))}
    </ul>
  );
}
