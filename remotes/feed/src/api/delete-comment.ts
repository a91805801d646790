import { callApi } from '@cred/api-client';
import type { ListedComment } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { changeComments } from './get-comments';
import { changeReplies } from './get-replies';
import { changeCommentCount, shownPosts } from './post-lists';

interface Deleted {
  readonly id: string;
  readonly parentId?: string | undefined;
}

/**
 * Deletes one of the viewer's comments, or one on the viewer's post; it is removed from the lists once the server has
 * deleted it. A comment with replies leaves its place (POST-81).
 */
export function useDeleteComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: [...shownPosts, ['comments'], ['replies']] },
    mutationFn: ({ id }: Deleted) => callApi('deleteComment', { params: { id } }),
    onSuccess: async (_, { id, parentId }) => {
      if (parentId) await changeReplies(client, parentId, (items) => items.filter((reply) => reply.id !== id));
      await changeComments(client, postId, (items) =>
        items.flatMap((item) =>
          item.id === (parentId ?? id) ? (parentId ? withoutReply(item, id) : emptied(item)) : item,
        ),
      );
      await changeCommentCount(client, postId, -1);
    },
    onError: (error) => notify.error(error.message),
  });
}

/** The place of a deleted comment; nothing without replies. */
const emptied = (item: ListedComment): ListedComment[] =>
  (item.replyCount ?? 0) > 0 ? [{ ...item, text: '', user: null }] : [];

function withoutReply(item: ListedComment, id: string): ListedComment[] {
  const replyCount = Math.max(0, (item.replyCount ?? 0) - 1);
  if (item.user === null && replyCount === 0) return [];
  return [{ ...item, replyCount, replies: (item.replies ?? []).filter((reply) => reply.id !== id) }];
}
