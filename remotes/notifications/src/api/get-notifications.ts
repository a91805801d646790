import { callApiPage, type Page } from '@cred/api-client';
import { limits, type Notification } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData, type QueryClient } from '@cred/vendor';

/** How often the unread count is polled while the page is visible, in milliseconds. */
const COUNT_POLL_MS = 30_000;

type NotificationPage = Page<Notification[]>;
type NotificationPages = InfiniteData<NotificationPage, string | null>;

async function getNotifications(cursor: string | null, signal: AbortSignal): Promise<NotificationPage> {
  const { items, nextCursor } = await callApiPage(
    'getNotifications',
    { query: { onlyUnread: false, take: limits.notifications.take, ...(cursor !== null && { cursor }) } },
    { signal },
  );
  return { items: items.items, nextCursor };
}

export const notificationListQuery = () =>
  infiniteQueryOptions({
    queryKey: ['notifications'] as const,
    queryFn: ({ signal, pageParam }) => getNotifications(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: limits.notifications.staleMs,
  });

/** The items of all loaded pages. A group that moved between two pages appears once, at its first position. */
function flatten({ pages }: NotificationPages): Notification[] {
  const byId = new Map<string, Notification>();
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

/** The viewer's notifications that are loaded, newest first, and how to load the next page; fresh for 15 s. */
export const useNotifications = () => useInfiniteQuery({ ...notificationListQuery(), select: flatten });

interface UnreadCounts {
  readonly count: number;
  /** Without those about messages. */
  readonly withoutMessages: number;
}

const NONE: UnreadCounts = { count: 0, withoutMessages: 0 };

function countUnread({ pages }: NotificationPages): UnreadCounts {
  const unread = pages[0]?.items.filter(({ read }) => !read) ?? [];
  return { count: unread.length, withoutMessages: unread.filter(({ type }) => type !== 'message').length };
}

/** The number of unread notifications of the first page (NOTIF-8); 0 until they are loaded. */
export const useUnreadCount = (): UnreadCounts =>
  useInfiniteQuery({
    ...notificationListQuery(),
    select: countUnread,
    refetchInterval: COUNT_POLL_MS,
    refetchOnWindowFocus: true,
  }).data ?? NONE;

const updatePages = (
  client: QueryClient,
  change: (pages: readonly NotificationPage[]) => NotificationPage[],
): NotificationPages | undefined =>
  client.setQueryData<NotificationPages>(notificationListQuery().queryKey, (data) => {
    if (!data) return data;
    const pages = change(data.pages);
    return { pages, pageParams: data.pageParams.slice(0, pages.length) };
  });

/** Changes the loaded items at once; the next response replaces them. */
export function updateNotifications(
  client: QueryClient,
  change: (items: readonly Notification[]) => Notification[],
): void {
  updatePages(client, (pages) => pages.map((page) => ({ ...page, items: change(page.items) })));
}

/** Forgets all pages but the first, so that the count's requests load no page that is not shown. */
export function forgetOlderPages(client: QueryClient): void {
  updatePages(client, (pages) => pages.slice(0, 1));
}

/** Marks items as read, or as unread again, in what is loaded. */
export function setRead(client: QueryClient, ids: readonly string[], read: boolean): void {
  const changed = new Set(ids);
  updateNotifications(client, (items) => items.map((item) => (changed.has(item.id) ? { ...item, read } : item)));
}

/** The loaded items that are unread, newest first. */
export function unreadIds(client: QueryClient): string[] {
  const data = client.getQueryData<NotificationPages>(notificationListQuery().queryKey);
  return data ? flatten(data).flatMap(({ id, read }) => (read ? [] : [id])) : [];
}
