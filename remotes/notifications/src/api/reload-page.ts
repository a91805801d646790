import type { QueryClient } from '@cred/vendor';
import { getOlderPage, olderNotificationsQuery } from './get-notifications';
import { changesKey } from './refetch';

/**
 * Loads one of the older pages again. The next page keeps its place; what both contain is shown once. A response during
 * a change is dropped: it may be older than the change, which loads the newest page at its end.
 */
export async function reloadOlderPage(client: QueryClient, index: number, signal: AbortSignal): Promise<void> {
  const { queryKey } = olderNotificationsQuery(null);
  const cursor = client.getQueryData(queryKey)?.pageParams[index];
  if (typeof cursor !== 'string' || client.isMutating({ mutationKey: changesKey }) > 0) return;
  const fresh = await getOlderPage(cursor, signal);
  if (signal.aborted || client.isMutating({ mutationKey: changesKey }) > 0) return;
  client.setQueryData(queryKey, (data) => {
    if (data?.pageParams[index] !== cursor) return data;
    const isLast = index === data.pages.length - 1;
    const pages = data.pages.map((page, at) =>
      at === index ? { ...fresh, nextCursor: isLast ? fresh.nextCursor : page.nextCursor } : page,
    );
    return { ...data, pages };
  });
}
