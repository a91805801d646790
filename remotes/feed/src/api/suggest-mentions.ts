import { callApi } from '@cred/api-client';
import { foldText, limits, type UserSummary } from '@cred/contract';
import { keepPreviousData, queryOptions, useQuery } from '@cred/vendor';
import { useMemo } from 'react';

const mentionsQuery = (prefix: string) =>
  queryOptions({
    queryKey: ['users', 'mentions', prefix],
    queryFn: ({ signal }) => callApi('suggestMentions', { query: { prefix } }, { signal }),
    staleTime: limits.search.cacheMs,
    gcTime: limits.search.cacheMs,
  });

const NONE: readonly UserSummary[] = [];

const beginsWith = ({ username, fullName }: UserSummary, folded: string): boolean =>
  [username, ...fullName.split(' ')].some((word) => foldText(word).startsWith(folded));

/** Members to mention; until they have loaded, those of the earlier prefix that match. */
export function useMentionSuggestions(prefix: string): {
  readonly users: readonly UserSummary[];
  readonly error: Error | null;
} {
  const { data, error, isPlaceholderData } = useQuery({
    ...mentionsQuery(prefix),
    placeholderData: keepPreviousData,
  });
  const users = useMemo(
    () => (isPlaceholderData ? data?.filter((user) => beginsWith(user, foldText(prefix))) : data) ?? NONE,
    [data, isPlaceholderData, prefix],
  );
  return { users, error };
}
