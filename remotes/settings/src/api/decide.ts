import { isApiError } from '@cred/api-client';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { markAllStale } from '../lib/mark-stale';
import { dropItem, type Item, type pagedQuery } from '../lib/paged';

interface Decision<T extends Item, D> {
  readonly query: ReturnType<typeof pagedQuery<T>>;
  readonly send: (id: string, decision: D) => Promise<unknown>;
  readonly done: (decision: D) => string;
}

/** Somebody else was faster (409), or it is gone (404): nothing is left to decide. */
const isSettled = (error: unknown): boolean => isApiError(error) && (error.status === 409 || error.status === 404);

/**
 * One decision of a reviewer. What is decided, by whomever, leaves the queue.
 * The mutation fails only where the decision can be tried again.
 */
export function useDecide<T extends Item, D>({ query, send, done }: Decision<T, D>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision }: { readonly id: string; readonly decision: D }): Promise<boolean> => {
      try {
        await send(id, decision);
        return true;
      } catch (error) {
        if (isSettled(error)) return false;
        throw error;
      }
    },
    onSuccess: async (counted, { id, decision }) => {
      if (counted) notify.success(done(decision));
      else notify.info('This was decided already, or is gone. It has left your queue.');
      // A removed post, a new badge: other areas have them loaded too.
      await markAllStale(client);
      await dropItem(client, query, id);
    },
    onError: (error) => notify.error(`Nothing was decided. ${error.message}`),
  });
}
