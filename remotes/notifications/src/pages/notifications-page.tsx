import { paths } from '@cred/platform';
import { Link, styled, useQueryClient } from '@cred/vendor';
import { below, Button, ConfirmDialog, EmptyState, ErrorPanel, Menu, PageHeader, Spinner } from '@cred/ui';
import { CheckCheck, Ellipsis, Trash2, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDeleteNotifications } from '../api/delete-notifications';
import { forgetOlderPages, useNotifications } from '../api/get-notifications';
import { useMarkNotificationsRead } from '../api/mark-notifications-read';
import { MoreNotifications } from '../components/more-notifications';
import { OlderPageOfNotifications, PageOfNotifications } from '../components/page-of-notifications';
import { createCollector } from '../lib/collector';
import { useMoveFocusOnUnmount } from '../lib/use-move-focus-on-unmount';

/** On a phone an icon with the same name. */
const MarkAll = styled(Button)`
  ${below.phone} {
    width: 40px;
    padding: 0;
    span { position: absolute; clip-path: inset(50%); }
  }
`;

/** The viewer's notifications, newest first. */
export function NotificationsPage() {
  const { newest, pages } = useNotifications();
  const markAll = useMarkNotificationsRead();
  const removeAll = useDeleteNotifications();
  const [confirming, setConfirming] = useState(false);
  const [first] = pages?.flat() ?? [];
  const actions = (
    <>
      {first && newest.data?.unread.count !== 0 && (
        <MarkAllButton onPress={() => markAll.mutate({ until: first.id })} />
      )}
      <Menu
        label="Notification options"
        icon={Ellipsis}
        items={[
          {
            label: 'Delete all notifications',
            icon: Trash2,
            danger: true,
            disabled: !first,
            onSelect: () => setConfirming(true),
          },
        ]}
      />
    </>
  );
  return (
    <>
      <PageHeader title="Notifications" actions={actions} />
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

/** Disappears when all are read: the focus then moves to the menu next to it. */
function MarkAllButton({ onPress }: { readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useMoveFocusOnUnmount(button, ({ nextElementSibling }) => [nextElementSibling?.querySelector('button')]);
  return (
    <MarkAll ref={button} variant="ghost" size="sm" title="Mark all as read" onClick={onPress}>
      <CheckCheck size={20} strokeWidth={1.75} aria-hidden />
      <span>Mark all as read</span>
    </MarkAll>
  );
}

function NotificationList() {
  const { newest, older, pages, hasNextPage } = useNotifications();
  const { data, error, isPending, isFetching, fetchStatus, refetch } = newest;
  const client = useQueryClient();
  const { mutate: markSeen } = useMarkNotificationsRead();
  const [seen] = useState(() => createCollector((ids) => markSeen({ ids })));
  useEffect(() => seen.flush, [seen]);
  useEffect(() => () => forgetOlderPages(client), [client]);
  if (isPending && fetchStatus === 'paused')
    return <EmptyState icon={WifiOff}>You are offline. Your notifications come as soon as you are back.</EmptyState>;
  if (isPending) return <Spinner label="Loading notifications" />;
  if (!data || !pages) {
    return (
      <ErrorPanel title="Your notifications could not be loaded" onRetry={() => void refetch()} pending={isFetching}>
        {error?.message}
      </ErrorPanel>
    );
  }
  if (pages.flat().length === 0)
    return (
      <EmptyState
        drawing="notifications"
        hint="Follows, ratings, comments and messages of other members appear here."
        action={<Link to={paths.home()}>Write a post at home</Link>}
      >
        No notifications
      </EmptyState>
    );
  return (
    <>
      <div role="list" aria-label="Notifications">
        {pages.map((items, page) => {
          const loaded = older.data?.pages[page - 1];
          return loaded ? (
            <OlderPageOfNotifications
              key={page}
              index={page - 1}
              at={loaded.at}
              newestAt={data.at}
              items={items}
              onSeen={seen.add}
            />
          ) : (
            <PageOfNotifications key={page} items={items} onSeen={seen.add} />
          );
        })}
      </div>
      {hasNextPage && (
        <MoreNotifications
          failed={older.isFetchNextPageError}
          pending={older.isFetchingNextPage}
          onReach={() => void older.fetchNextPage()}
        />
      )}
    </>
  );
}
