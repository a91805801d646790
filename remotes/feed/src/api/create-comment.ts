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
 * Creates a comment, puts it at the top of the list and increments the card's count. `onCreated` is called even if the
 * dialog was closed in the meantime. A failure is only logged (GEN-10).
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
