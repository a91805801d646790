import { callApi } from '@cred/api-client';
import { limits } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

/** Without the @ of a mention, which the server drops too, before it counts (SRV-15). */
const wordOf = (typed: string): string => typed.replace(/^[@\s]+/, '');

/** Members by name or username. A term that is superseded takes its request with it. */
export const searchUsersQuery = (typed: string) => {
  const term = wordOf(typed);
  return queryOptions({
    queryKey: ['users', 'search', term],
    queryFn: async ({ signal }) => {
      // The browser would take this one for a step up in the URL, encoded or not; nobody is called so.
      if (term === '..') return [];
      const users = await callApi('searchUsers', { params: { term } }, { signal });
      return users.slice(0, limits.search.results);
    },
    staleTime: limits.search.cacheMs,
    gcTime: limits.search.cacheMs,
  });
};

/** @param term trimmed; shorter than 2 characters, a leading @ aside, it is not asked for (spec.md section 5) */
export const useSearchUsers = (term: string) =>
  useQuery({
    ...searchUsersQuery(term),
    enabled: isLongEnough(term),
    placeholderData: (before, query) => (query && goesOn(String(query.queryKey[2]), wordOf(term)) ? before : undefined),
  });

export const isLongEnough = (term: string): boolean => wordOf(term).length >= limits.search.termMin;

/** Whether one term is a beginning of the other, so that their results are likely the same people. */
export const goesOn = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
