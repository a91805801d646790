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
 * Comments on a post: the comment is first in its list, and the card counts it. `onCreated` is called even
 * if the dialog was closed in between. A failure is logged only (spec.md section 8).
 */
export function useCreateComment(postId: string, onCreated: () => void) {
  const client = useQueryClient();
  const me = useMe();
  return useMutation({
    mutationFn: (text: string) => createComment({ postId, userId: me.id, text }),
    onSuccess: async (comment) => {
      onCreated();
      const { queryKey } = commentsQuery(postId);
      // A list that is on its way may not have it yet.
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
