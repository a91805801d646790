import { callApi, dropFirstAnswers, isApiError } from '@cred/api-client';
import { limits, type Me } from '@cred/contract';
import { queryOptions, type QueryClient } from '@cred/vendor';

/** The signed-in member, or null for a visitor; cached for 5 minutes, no retry (AUTH-13). */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      return await callApi('getMe', {}, { signal });
    } catch (error) {
      if (isApiError(error) && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: limits.session.cacheMs,
  retry: false,
});

/** Loads the session again, even if it is cached. */
export const refetchSession = (queryClient: QueryClient): Promise<Me | null> =>
  queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });

/** Removes the data of one member before another one signs in. */
export function removeMemberData(queryClient: QueryClient): void {
  dropFirstAnswers();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
