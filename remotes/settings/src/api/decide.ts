import { isApiError } from '@cred/api-client';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { markAllStale } from '../lib/mark-stale';
import { removeItem, type Item, type pagedQuery } from '../lib/paged';

interface DecisionCall<T extends Item, D> {
  readonly query: ReturnType<typeof pagedQuery<T>>;
  readonly send: (id: string, decision: D) => Promise<unknown>;
  readonly successMessage: (decision: D) => string;
}

/**
 * Whether another reviewer decided first (409) or the item no longer exists (404), so that no decision is left to make.
 */
const isAlreadyDecided = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 404);

/**
 * Sends a reviewer's decision and removes the decided item from the queue. The mutation fails only if the decision can
 * be retried.
 */
export function useDecide<T extends Item, D>({ query, send, successMessage }: DecisionCall<T, D>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision }: { readonly id: string; readonly decision: D }): Promise<boolean> => {
      try {
        await send(id, decision);
        return true;
      } catch (error) {
        if (isAlreadyDecided(error)) return false;
        throw error;
      }
    },
    onSuccess: async (wasStored, { id, decision }) => {
      if (wasStored) notify.success(successMessage(decision));
      else notify.info('This was decided already, or is gone. It has left your queue.');
      // Other areas may have loaded data that a removed post or a new badge changes.
      await markAllStale(client);
      await removeItem(client, query, id);
    },
    onError: (error) => notify.error(`Nothing was decided. ${error.message}`),
  });
}
