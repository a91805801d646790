import { callApi, isApiError } from '@cred/api-client';
import type { schemas } from '@cred/contract';
import { useQuery } from '@cred/vendor';

/** Where a linked comment stands in the list of its post; null without a link. */
export function useCommentPlace(postId: string, id: string | null, sort: schemas.CommentOrder) {
  const { data, error } = useQuery({
    queryKey: ['comment-place', id, sort],
    queryFn: ({ signal }) =>
      callApi('getCommentPlace', { params: { id: id ?? '' }, query: { take: 20, sort } }, { signal }),
    enabled: id !== null,
    // It changes with every new comment.
    gcTime: 0,
  });
  const isElsewhere = data !== undefined && data.postId !== postId;
  // An invalid id is one of no comment.
  const isUnavailable = isElsewhere || (isApiError(error) && (error.status === 404 || error.status === 400));
  return { place: isElsewhere ? undefined : data, isUnavailable } as const;
}
