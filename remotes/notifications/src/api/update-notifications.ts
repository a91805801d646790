import { limits, type Notification, type UnreadNotifications } from '@cred/contract';
import type { QueryClient } from '@cred/vendor';
import { isSameGroup, joinPages } from '../lib/join-pages';
import {
  countUnread,
  newestNotificationsQuery,
  olderNotificationsQuery,
  type NewestNotifications,
} from './get-notifications';

const newestKey = newestNotificationsQuery().queryKey;
const olderKey = olderNotificationsQuery(null).queryKey;

/** What is shown, newest first. */
function loadedItems(client: QueryClient): Notification[] {
  const newest = client.getQueryData(newestKey);
  const older = client.getQueryData(olderKey);
  return joinPages([newest?.items ?? [], ...(older?.pages ?? []).map(({ items }) => items)]).flat();
}

/** Changes the loaded items at once, and the number of unread ones by the difference; the next response replaces them. */
function updateItems(client: QueryClient, change: (items: readonly Notification[]) => Notification[]): void {
  const before = countUnread(loadedItems(client));
  const changeItems = <T extends { readonly items: readonly Notification[] }>(page: T): T => ({
    ...page,
    items: change(page.items),
  });
  client.setQueryData(newestKey, (data) => data && changeItems(data));
  client.setQueryData(olderKey, (data) => data && { ...data, pages: data.pages.map(changeItems) });
  const after = countUnread(loadedItems(client));
  updateUnread(client, ({ count, messages }) => {
    // Of more than 99 only the server knows how many are left.
    if (count > limits.notifications.unreadMax) return { count, messages };
    return {
      count: Math.max(0, count + after.count - before.count),
      messages: Math.max(0, messages + after.messages - before.messages),
    };
  });
}

function updateUnread(client: QueryClient, change: (unread: UnreadNotifications) => UnreadNotifications): void {
  client.setQueryData(
    newestKey,
    (data): NewestNotifications | undefined => data && { ...data, unread: change(data.unread) },
  );
}

/** The loaded items with these ids, and the earlier ones of their groups. */
function groupsOf(client: QueryClient, ids: readonly string[]): (item: Notification) => boolean {
  const named = loadedItems(client).filter(({ id }) => ids.includes(id));
  return (item) => named.some((each) => isSameGroup(each, item));
}

/** Marks items as read, or as unread again, in what is loaded. */
export function setRead(client: QueryClient, ids: readonly string[], read: boolean): void {
  const isNamed = groupsOf(client, ids);
  updateItems(client, (items) => items.map((item) => (isNamed(item) ? { ...item, read } : item)));
}

/** Marks all as read, also those that are not loaded. @returns what undoes it */
export function setAllRead(client: QueryClient): () => void {
  const ids = loadedItems(client).flatMap(({ id, read }) => (read ? [] : [id]));
  const { unread } = client.getQueryData(newestKey) ?? {};
  setRead(client, ids, true);
  updateUnread(client, () => ({ count: 0, messages: 0 }));
  return () => {
    setRead(client, ids, false);
    if (unread) updateUnread(client, () => unread);
  };
}

/** Removes an item with its group. */
export function removeItem(client: QueryClient, id: string): void {
  const isNamed = groupsOf(client, [id]);
  updateItems(client, (items) => items.filter((item) => !isNamed(item)));
}

/** Removes all items, also those that are not loaded. */
export function removeAllItems(client: QueryClient): void {
  updateItems(client, () => []);
  updateUnread(client, () => ({ count: 0, messages: 0 }));
}
