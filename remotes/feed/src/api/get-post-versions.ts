import { callApi } from '@cred/api-client';
import { useQuery } from '@cred/vendor';

/** The earlier texts of a post, newest first. */
export const usePostVersions = (postId: string) =>
  useQuery({
    queryKey: ['post-versions', postId],
    queryFn: ({ signal }) => callApi('getPostVersions', { params: { id: postId } }, { signal }),
  });
