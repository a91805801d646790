import { callApi } from '@cred/api-client';
import { limits } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

/** Without the @ of a mention, which the server also removes before it counts the characters (SRV-15). */
const normalizeTerm = (typed: string): string => typed.replace(/^[@\s]+/, '');

/** Members by name or username. A superseded term aborts its request. */
const searchUsersQuery = (typed: string) => {
  const term = normalizeTerm(typed);
  return queryOptions({
    queryKey: ['users', 'search', term],
    queryFn: async ({ signal }) => {
      // A browser resolves this term as a parent path, encoded or not; no username matches it.
      if (term === '..') return [];
      const users = await callApi('searchUsers', { params: { term } }, { signal });
      return users.slice(0, limits.search.results);
    },
    staleTime: limits.search.cacheMs,
    gcTime: limits.search.cacheMs,
  });
};

/** @param term trimmed; no request is sent below 2 characters without a leading @ (SHELL-6) */
export const useSearchUsers = (term: string) =>
  useQuery({
    ...searchUsersQuery(term),
    enabled: isLongEnough(term),
    placeholderData: (before, query) =>
      query && isPrefixOfOther(String(query.queryKey[2]), normalizeTerm(term)) ? before : undefined,
  });

export const isLongEnough = (term: string): boolean => normalizeTerm(term).length >= limits.search.termMin;

/** Whether one term is a prefix of the other, so that their results likely overlap. */
export const isPrefixOfOther = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
