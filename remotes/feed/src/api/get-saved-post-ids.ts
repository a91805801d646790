import { callApi } from '@cred/api-client';
import { queryOptions, useQuery } from '@cred/vendor';
import { useLogged } from '@cred/ui';

/** Own toggles keep the answer true; this is for those made elsewhere. */
const FRESH_MS = 5 * 60_000;
/** After a failure: every card that comes into view asks for the ids, and must not start the call anew. */
const RETRY_AFTER_MS = 60_000;

export const savedPostIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-post-ids', userId],
    queryFn: ({ signal }) => callApi('getSavedPostIds', { params: { userId } }, { signal }),
    // Without a user id the call is skipped (spec.md section 5).
    enabled: userId !== '',
    staleTime: FRESH_MS,
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_AFTER_MS : false),
  });

/** Whether a post is among the member's bookmarks; false until that is known. */
export function useIsSaved(userId: string, postId: string): boolean {
  const { data, error } = useQuery({ ...savedPostIdsQuery(userId), select: ({ postIds }) => postIds.includes(postId) });
  useLogged('Error get ids saved posts', error);
  return data ?? false;
}
