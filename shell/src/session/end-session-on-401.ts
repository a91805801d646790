import { isApiError } from '@cred/api-client';
import type { QueryClient } from '@cred/vendor';
import { sessionQuery } from './session-query';

/** Asks anew who is signed in, if somebody was; without a session the guard leads to the login page. */
export function checkSession(queryClient: QueryClient): void {
  if (queryClient.getQueryData(sessionQuery.queryKey))
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/**
 * When any call of a signed-in member is answered 401, the session is asked for anew. The one place that
 * reacts to an ended session.
 * @returns how to stop watching
 */
export function endSessionOn401(queryClient: QueryClient): () => void {
  const check = (error: unknown): void => {
    if (isApiError(error) && error.status === 401) checkSession(queryClient);
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
