import { callApi } from '@cred/api-client';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { commentsQuery, type CommentPages } from './get-comments';
import { changeCommentCount } from './post-lists';

const deleteComment = (id: string) => callApi('deleteComment', { params: { id } });

/**
 * Deletes one of the viewer's comments, or one on the viewer's post; it is removed from the list once the server has
 * deleted it.
 */
export function useDeleteComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteComment,
    onSuccess: async (_, id) => {
      const { queryKey } = commentsQuery(postId);
      await client.cancelQueries({ queryKey });
      client.setQueryData<CommentPages>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({ ...page, items: page.items.filter((comment) => comment.id !== id) })),
          },
      );
      await changeCommentCount(client, postId, -1);
    },
    onError: (error) => notify.error(error.message),
  });
}
