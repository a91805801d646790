import { callApi } from '@cred/api-client';
import { limits } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

/** A term as the server counts its characters: without the @ of a mention. */
const normalize = (typed: string): string => typed.replace(/^[@\s]+/, '').trim();

const searchMembersQuery = (typed: string) => {
  const term = normalize(typed).slice(0, 100);
  return queryOptions({
    queryKey: ['users', 'search', term],
    queryFn: async ({ signal }) => {
      // Not sent: a browser resolves this term as a parent path, even if it is encoded, and no username matches it.
      if (term === '..' || term === '.') return [];
      return (await callApi('searchUsers', { params: { term } }, { signal })).slice(0, limits.search.results);
    },
    enabled: term.length >= limits.search.termMin,
    staleTime: limits.search.cacheMs,
    gcTime: limits.search.cacheMs,
  });
};

/** Members by name or username; no request below 2 characters (SHELL-6). */
export const useSearchMembers = (typed: string) => useQuery(searchMembersQuery(typed));

export const isLongEnough = (typed: string): boolean => normalize(typed).length >= limits.search.termMin;
