import { isApiError } from '@cred/api-client';
import type { QueryClient } from '@cred/vendor';
import { removeMemberData, sessionQuery } from './session-query';

/** Reloads the session of a signed-in member; when it has ended, the guard redirects to the login page. */
export function recheckSession(queryClient: QueryClient): void {
  if (queryClient.getQueryData(sessionQuery.queryKey))
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/**
 * Reloads the session when any call of a signed-in member returns 401. No other code handles an ended session.
 * @returns a function that unsubscribes
 */
export function recheckSessionOn401(queryClient: QueryClient): () => void {
  const check = (error: unknown): void => {
    if (isApiError(error) && error.status === 401) recheckSession(queryClient);
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

/**
 * Removes the data of the previous member from this page when the session belongs to another member, for example after
 * a login in another tab.
 * @returns a function that unsubscribes
 */
export function removeDataOnMemberChange(queryClient: QueryClient): () => void {
  let known: string | undefined;
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const id = queryClient.getQueryData(sessionQuery.queryKey)?.id;
    if (id === undefined || id === known) return;
    if (known !== undefined) removeMemberData(queryClient);
    known = id;
  });
}
