import type { QueryClient } from '@cred/vendor';
import { newestNotificationsQuery } from './get-notifications';

/** The mutation key of all changes. Nothing is refetched while one is in flight, since the response would be stale. */
export const changesKey = ['notifications'] as const;

/** Called at the end of every change; only the last one in flight refetches. */
export function refetchAfterLastChange(client: QueryClient): void {
  if (client.isMutating({ mutationKey: changesKey }) === 1)
    void client.invalidateQueries({ queryKey: newestNotificationsQuery().queryKey });
}

/**
 * Creates the function that refetches the newest page on an event of the event stream. At most one request is in flight; events that
 * arrive during it cause one more request.
 */
export function createRefresher(client: QueryClient): () => void {
  let isFetching = false;
  let isStale = false;
  const refetch = async (): Promise<void> => {
    isFetching = true;
    do {
      isStale = isFirstLoad(client);
      await client.invalidateQueries({ queryKey: newestNotificationsQuery().queryKey });
    } while (isStale);
    isFetching = false;
  };
  return () => {
    // A change in flight refetches when it ends.
    if (client.isMutating({ mutationKey: changesKey }) > 0) return;
    if (isFetching) isStale = true;
    else void refetch();
  };
}

/** TanStack Query does not restart a query's first request, which may be older than the event. */
const isFirstLoad = (client: QueryClient): boolean => {
  const state = client.getQueryState(newestNotificationsQuery().queryKey);
  return state?.data === undefined && state?.fetchStatus === 'fetching';
};
