import { callApi } from '@cred/api-client';
import type { Comment } from '@cred/contract';
import { useMe } from '@cred/platform';
import { useMutation, useQueryClient } from '@cred/vendor';
import { commentsQuery, type CommentPages } from './get-comments';
import { changeCommentCount } from './post-lists';

interface NewComment {
  readonly postId: string;
  readonly userId: string;
  readonly text: string;
}

const createComment = (body: NewComment): Promise<Comment> => callApi('createComment', { body });

/**
 * Creates a comment: it becomes the first of its list, and the card's count grows. `onCreated` is called even if the
 * dialog has been closed since. A failure is logged only (GEN-10).
 */
export function useCreateComment(postId: string, onCreated: () => void) {
  const client = useQueryClient();
  const me = useMe();
  return useMutation({
    mutationFn: (text: string) => createComment({ postId, userId: me.id, text }),
    onSuccess: async (comment) => {
      onCreated();
      const { queryKey } = commentsQuery(postId);
      // A response in flight may not include it yet.
      await client.cancelQueries({ queryKey });
      client.setQueryData<CommentPages>(queryKey, (data) => {
        const [first, ...others] = data?.pages ?? [];
        return data && first && { ...data, pages: [{ ...first, items: [comment, ...first.items] }, ...others] };
      });
      if (!client.getQueryData(queryKey)) void client.invalidateQueries({ queryKey });
      await changeCommentCount(client, postId, 1);
    },
    onError: (error) => console.error('Create comment error', error),
  });
}
