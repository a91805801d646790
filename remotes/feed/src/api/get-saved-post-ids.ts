import { callApi } from '@cred/api-client';
import { queryOptions, useQuery } from '@cred/vendor';
import { useLogError } from '@cred/ui';

/** Changes in this browser update the cache; this interval is for changes in other browsers. */
const FRESH_MS = 5 * 60_000;
/** Applies after a failure. Every card uses this query, and mounting one must not repeat a failed call. */
const RETRY_AFTER_MS = 60_000;

export const savedPostIdsKey = ['saved-post-ids'] as const;

export const savedPostIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedPostIdsKey, userId],
    queryFn: ({ signal }) => callApi('getSavedPostIds', { params: { userId } }, { signal }),
    // Without a user id the call is skipped (POST-23).
    enabled: userId !== '',
    staleTime: FRESH_MS,
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_AFTER_MS : false),
  });

/** Whether a post is one of the member's bookmarks; false until they have loaded. */
export function useIsSaved(userId: string, postId: string): boolean {
  const { data, error } = useQuery({ ...savedPostIdsQuery(userId), select: ({ postIds }) => postIds.includes(postId) });
  useLogError('Error get ids saved posts', error);
  return data ?? false;
}
