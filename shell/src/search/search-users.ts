import { callApi } from '@cred/api-client';
import { limits } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

/** Removes the @ of a mention. The server also removes it before it counts the characters (SRV-15). */
const normalizeTerm = (typed: string): string => typed.replace(/^[@\s]+/, '');

/** Members by name or username. When the term changes, the request of the previous term is aborted. */
const searchUsersQuery = (typed: string) => {
  const term = normalizeTerm(typed);
  return queryOptions({
    queryKey: ['users', 'search', term],
    queryFn: async ({ signal }) => {
      // Not sent: a browser resolves this term as a parent path, even if it is encoded, and no username matches it.
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
    placeholderData: (previous, query) =>
      query && isPrefixOfOther(String(query.queryKey[2]), normalizeTerm(term)) ? previous : undefined,
  });

export const isLongEnough = (term: string): boolean => normalizeTerm(term).length >= limits.search.termMin;

/** Whether one term is a prefix of the other. Then their results probably overlap. */
export const isPrefixOfOther = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
