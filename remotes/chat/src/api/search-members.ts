import { callApi } from '@cred/api-client';
import { limits, type UserSummary } from '@cred/contract';
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@cred/vendor';

/** Without the @ of a username. */
const normalizeTerm = (typed: string): string => typed.replace(/^[@\s]+/, '').trim();

export const isLongEnough = (typed: string): boolean => normalizeTerm(typed).length >= limits.search.termMin;

const searchMembersQuery = (typed: string) => {
  const term = normalizeTerm(typed);
  return queryOptions({
    queryKey: ['chat', 'members', term] as const,
    // A browser resolves '..' as a parent path, even if it is encoded, and no username matches it.
    queryFn: async ({ signal }): Promise<UserSummary[]> =>
      term === '..' ? [] : callApi('searchUsers', { params: { term } }, { signal }),
    staleTime: limits.search.cacheMs,
    gcTime: limits.search.cacheMs,
  });
};

/** Members by name or username, from 2 characters on (SHELL-6). */
export const useSearchMembers = (typed: string): UseQueryResult<UserSummary[]> =>
  useQuery({ ...searchMembersQuery(typed), enabled: isLongEnough(typed), placeholderData: keepPreviousData });
