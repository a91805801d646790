import { isApiError } from '@cred/api-client';
import type { QueryClient } from '@cred/vendor';
import { removeMemberData, sessionQuery } from './session-query';

/** A login in another tab ends this session a moment before the browser has the new cookie. In ms. */
const NEW_COOKIE_MS = 1_000;

let recheck: ReturnType<typeof setTimeout> | undefined;

/**
 * Reloads the session of a signed-in member after a second; when it has ended, the guard redirects to the login page, and
 * when it belongs to another member, the page changes to them.
 */
export function recheckSession(queryClient: QueryClient): void {
  if (!queryClient.getQueryData(sessionQuery.queryKey)) return;
  recheck ??= setTimeout(() => {
    recheck = undefined;
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, NEW_COOKIE_MS);
}

/**
 * Reloads the session when any call of a signed-in member returns 401. No other code handles an ended session.
 * @returns a function that unsubscribes
 */
export function recheckSessionOn401(queryClient: QueryClient): () => void {
  const handleError = (error: unknown): void => {
    if (isApiError(error) && error.status === 401) recheckSession(queryClient);
  };
  const unsubscribeQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error);
  });
  const unsubscribeMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error);
  });
  return () => {
    unsubscribeQueries();
    unsubscribeMutations();
  };
}

/**
 * Removes the data of the previous member from this page when the session belongs to another member, for example after
 * a login in another tab.
 * @returns a function that unsubscribes
 */
export function removeDataOnMemberChange(queryClient: QueryClient): () => void {
  let previousId: string | undefined;
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const id = queryClient.getQueryData(sessionQuery.queryKey)?.id;
    if (id === undefined || id === previousId) return;
    if (previousId !== undefined) removeMemberData(queryClient);
    previousId = id;
  });
}
