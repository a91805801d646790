import { callApi } from '@cred/api-client';
import { queryOptions, useQuery } from '@cred/vendor';

export const suggestionsQuery = queryOptions({
  queryKey: ['users', 'suggestions'],
  queryFn: ({ signal }) => callApi('getSuggestions', {}, { signal }),
  staleTime: 60_000,
});

/** Suggested members to follow. */
export const useSuggestions = (enabled: boolean) => useQuery({ ...suggestionsQuery, enabled });
