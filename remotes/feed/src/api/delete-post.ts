import { callApi } from '@cred/api-client';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { removePost, shownPosts } from './post-lists';

const deletePost = (id: string) => callApi('deletePost', { params: { id } });

/** Deletes one of the viewer's posts; it is removed from every list once the server has deleted it. */
export function useDeletePost() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: shownPosts },
    mutationFn: deletePost,
    onSuccess: (_, id) => removePost(client, id),
    onError: (error) => notify.error(error.message),
  });
}
