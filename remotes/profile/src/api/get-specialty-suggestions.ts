import { callApi } from '@cred/api-client';
import { queryOptions, useQuery } from '@cred/vendor';

const specialtySuggestionsQuery = queryOptions({
  // Not below 'users', which a follow loads again.
  queryKey: ['first-steps', 'members'],
  queryFn: ({ signal }) => callApi('getSuggestions', { query: { sameSpecialty: true } }, { signal }),
  // A followed member stays in the list, so that it can be undone.
  staleTime: Infinity,
});

/** Members to follow, those of the member's specialty first. */
export const useSpecialtySuggestions = () => useQuery(specialtySuggestionsQuery);
