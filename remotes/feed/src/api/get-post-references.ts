import { callApi } from '@cred/api-client';
import { queryOptions, useQuery } from '@cred/vendor';

/** The references that a post keeps from its check (POST-50). */
const postReferencesQuery = (postId: string) =>
  queryOptions({
    queryKey: ['post-references', postId],
    queryFn: ({ signal }) => callApi('getPostReferences', { params: { id: postId } }, { signal }),
  });

export const usePostReferences = (postId: string) => useQuery(postReferencesQuery(postId));
