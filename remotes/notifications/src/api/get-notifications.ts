import { callApiPage } from '@cred/api-client';
import { limits, type Notification, type UnreadNotifications } from '@cred/contract';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, type QueryClient } from '@cred/vendor';
import { useMemo } from 'react';
import { joinPages, keepDisplaced } from '../lib/join-pages';

/** How often the newest notifications are polled while the page is visible, in milliseconds. */
const POLL_MS = 30_000;

/** The beginning of the keys of all queries of this area. */
export const notificationsKey = ['notifications'] as const;

export interface NotificationPage {
  readonly items: readonly Notification[];
  readonly nextCursor: string | null;
  /** When it was asked for. */
  readonly at: number;
}

export interface NewestNotifications extends NotificationPage {
  readonly unread: UnreadNotifications;
}

async function getPage(
  { cursor = null, take = limits.notifications.take }: { readonly cursor?: string | null; readonly take?: number },
  signal: AbortSignal,
): Promise<NewestNotifications> {
  const at = Date.now();
  const { items: list, nextCursor } = await callApiPage(
    'getNotifications',
    { query: { onlyUnread: false, take, ...(cursor !== null && { cursor }) } },
    { signal },
  );
  return { items: list.items, nextCursor, at, unread: list.unread ?? countUnread(list.items) };
}

export const getOlderPage = async (cursor: string, signal: AbortSignal): Promise<NotificationPage> => {
  const { items, nextCursor, at } = await getPage({ cursor }, signal);
  return { items, nextCursor, at };
};

/**
 * Loads the first page only, for any number of older ones (NOTIF-17). While there are some, it keeps its items, and gets
 * what has arrived since.
 */
async function getNewest(client: QueryClient, signal: AbortSignal): Promise<NewestNotifications> {
  const hasOlder = (): boolean => {
    const older = client.getQueryState(olderNotificationsQuery(null).queryKey);
    return older?.data !== undefined || older?.fetchStatus === 'fetching';
  };
  const knownItems = () => client.getQueryData(newestNotificationsQuery().queryKey)?.items ?? [];
  const length = hasOlder() ? knownItems().length : 0;
  const take = Math.min(Math.max(length, limits.notifications.take), limits.list.max);
  const newest = await getPage({ take }, signal);
  if (!hasOlder()) return newest;
  const known = knownItems();
  const items = newest.nextCursor === null ? null : keepDisplaced(newest.items, known);
  // The older pages do not follow what is newest now.
  if (!items) forgetOlderPages(client);
  return { ...newest, items: items ?? newest.items };
}

export const newestNotificationsQuery = () =>
  queryOptions({
    queryKey: [...notificationsKey, 'newest'] as const,
    queryFn: ({ client, signal }) => getNewest(client, signal),
    staleTime: limits.notifications.staleMs,
  });

/** The pages after the newest one; loaded at the end of the list only. @param first the cursor of the first of them */
export const olderNotificationsQuery = (first: string | null) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, 'older'] as const,
    queryFn: ({ signal, pageParam }) => getOlderPage(pageParam, signal),
    initialPageParam: first ?? '',
    getNextPageParam: ({ nextCursor }: NotificationPage) => nextCursor,
    enabled: false,
  });

/** The unread items of what is loaded. */
export function countUnread(items: readonly Notification[]): UnreadNotifications {
  const unread = items.filter(({ read }) => !read);
  return { count: unread.length, messages: unread.filter(({ type }) => type === 'message').length };
}

/** The viewer's notifications that are loaded, newest first, by page, and how to load the next page; fresh for 15 s. */
export function useNotifications() {
  const newest = useQuery(newestNotificationsQuery());
  const older = useInfiniteQuery(olderNotificationsQuery(newest.data?.nextCursor ?? null));
  const olderPages = older.data?.pages;
  const pages = useMemo(
    () => newest.data && joinPages([newest.data.items, ...(olderPages ?? []).map(({ items }) => items)]),
    [newest.data, olderPages],
  );
  return { newest, older, pages, hasNextPage: older.data ? older.hasNextPage : newest.data?.nextCursor != null };
}

const NONE: UnreadNotifications = { count: 0, messages: 0 };

/** The numbers of unread notifications, at most one more than 99 (NOTIF-16); 0 until they are loaded. */
export const useUnreadNotifications = (): UnreadNotifications =>
  useQuery({
    ...newestNotificationsQuery(),
    select: ({ unread }) => unread,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  }).data ?? NONE;

/** Forgets all pages but the newest: they are not shown any more, or do not follow it. */
export function forgetOlderPages(client: QueryClient): void {
  void client.resetQueries({ queryKey: olderNotificationsQuery(null).queryKey });
}
