import type { QueryClient } from '@cred/vendor';
import { notificationListQuery } from './get-notifications';

/** What changes notifications; none is asked for while one of these is under way, for it would show the old state. */
export const changesKey = ['notifications'] as const;

/** For the end of a change: the last one under way asks for what is true now. */
export function refetchAfterLastChange(client: QueryClient): void {
  if (client.isMutating({ mutationKey: changesKey }) === 1)
    void client.invalidateQueries({ queryKey: notificationListQuery().queryKey });
}

/**
 * Makes the function that asks again when the push stream says so. However many events come, one request is
 * under way, and one more follows for those that came meanwhile.
 */
export function createRefresher(client: QueryClient): () => void {
  let asking = false;
  let due = false;
  const ask = async (): Promise<void> => {
    asking = true;
    do {
      due = false;
      await client.invalidateQueries({ queryKey: notificationListQuery().queryKey });
    } while (due);
    asking = false;
  };
  return () => {
    // A change under way asks when it ends.
    if (client.isMutating({ mutationKey: changesKey }) > 0) return;
    if (asking) due = true;
    else void ask();
  };
}
