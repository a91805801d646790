import { callApi } from '@cred/api-client';
import { limits, type Notification } from '@cred/contract';
import { queryOptions, useQuery, type UseQueryResult } from '@cred/vendor';

/** How often the unread count is polled while the page is visible, in milliseconds. */
const COUNT_POLL_MS = 30_000;

const getNotifications = async (signal: AbortSignal): Promise<Notification[]> => {
  const { items } = await callApi(
    'getNotifications',
    { query: { onlyUnread: false, take: limits.notifications.take } },
    { signal },
  );
  return items;
};

export const notificationListQuery = () =>
  queryOptions({
    queryKey: ['notifications'] as const,
    queryFn: ({ signal }) => getNotifications(signal),
    staleTime: limits.notifications.staleMs,
  });

/** The viewer's notifications, newest first; fresh for 15 s. */
export const useNotifications = (): UseQueryResult<Notification[]> => useQuery(notificationListQuery());

const countUnread = (items: readonly Notification[]): number => items.filter(({ read }) => !read).length;

/** The number of listed notifications that are unread; undefined until they are loaded. */
export const useUnreadCount = (): number | undefined =>
  useQuery({
    ...notificationListQuery(),
    select: countUnread,
    refetchInterval: COUNT_POLL_MS,
    refetchOnWindowFocus: true,
  }).data;
