import { isApiError } from '@cred/api-client';
import type { QueryClient } from '@cred/vendor';
import { sessionQuery } from './session-query';

/**
 * When any call of a signed-in member is answered 401, the session is asked for anew; without one the
 * guard leads to the login page. The one place that reacts to an ended session.
 * @returns how to stop watching
 */
export function endSessionOn401(queryClient: QueryClient): () => void {
  const check = (error: unknown): void => {
    if (isApiError(error) && error.status === 401 && queryClient.getQueryData(sessionQuery.queryKey)) {
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }
  };
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
