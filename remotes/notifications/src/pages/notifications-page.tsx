import { ConfirmDialog, EmptyState, ErrorPanel, Menu, PageHeader, Spinner } from '@cred/ui';
import { Bell, Ellipsis, Trash2, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useDeleteNotifications } from '../api/delete-notifications';
import { useNotifications } from '../api/get-notifications';
import { NotificationItem } from '../components/notification-item';

/** The viewer's notifications, newest first. */
export function NotificationsPage() {
  const { data } = useNotifications();
  const removeAll = useDeleteNotifications();
  const [confirming, setConfirming] = useState(false);
  const menu = (
    <Menu
      label="Notification options"
      icon={Ellipsis}
      items={[
        {
          label: 'Delete all notifications',
          icon: Trash2,
          danger: true,
          disabled: !data?.length,
          onSelect: () => setConfirming(true),
        },
      ]}
    />
  );
  return (
    <>
      <PageHeader title="Notifications" actions={menu} />
      <NotificationList />
      <ConfirmDialog
        open={confirming}
        title="Delete all notifications?"
        text="Older ones that are not listed here go too. It cannot be undone."
        confirmLabel="Delete all"
        cancelLabel="Cancel"
        danger
        pending={removeAll.isPending}
        onConfirm={() => removeAll.mutate(undefined, { onSettled: () => setConfirming(false) })}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

function NotificationList() {
  const { data, error, isPending, isFetching, fetchStatus, refetch } = useNotifications();
  if (isPending && fetchStatus === 'paused')
    return <EmptyState icon={WifiOff}>You are offline. Your notifications come as soon as you are back.</EmptyState>;
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
