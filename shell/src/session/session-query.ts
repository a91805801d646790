import { callApi, isApiError } from '@cred/api-client';
import { limits, type Me } from '@cred/contract';
import { queryOptions, type QueryClient } from '@cred/vendor';

/** The signed-in member, or null when nobody is; cached 5 minutes, no retry (spec.md section 9). */
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

/** Asks the server anew who is signed in. */
export const refetchSession = (queryClient: QueryClient): Promise<Me | null> =>
  queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });

/** Drops what one member may see before another one signs in. */
export const forgetMemberData = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
