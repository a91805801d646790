import { callApi } from '@cred/api-client';
import type { Comment, ListedComment } from '@cred/contract';
import { useMe } from '@cred/platform';
import { type QueryClient, useMutation, useQueryClient } from '@cred/vendor';
import { changeComments } from './get-comments';
import { changeReplies } from './get-replies';
import { changeCommentCount, shownPosts } from './post-lists';

interface NewComment {
  readonly postId: string;
  readonly userId: string;
  readonly text: string;
  readonly parentId?: string;
}

const createComment = (body: NewComment): Promise<Comment> => callApi('createComment', { body });

interface Options {
  readonly postId: string;
  /** The comment or reply that it answers. */
  readonly parentId?: string | undefined;
  /** Called even if the dialog was closed in the meantime. */
  readonly onCreated: () => void;
}

/** Creates a comment or a reply, puts it into the lists and increments the card's count. A failure is only logged (GEN-10). */
export function useCreateComment({ postId, parentId, onCreated }: Options) {
  const client = useQueryClient();
  const me = useMe();
  return useMutation({
    meta: { changes: [...shownPosts, ['comments'], ['replies']] },
    mutationFn: (text: string) => createComment({ postId, userId: me.id, text, ...(parentId && { parentId }) }),
    onSuccess: async (comment) => {
      onCreated();
      await (comment.parentId
        ? addReply(client, postId, comment, comment.parentId)
        : addComment(client, postId, comment));
      await changeCommentCount(client, postId, 1);
    },
    onError: (error) => console.error('Create comment error', error),
  });
}

/** The newest comment is the first, or the last of the loaded ones. */
const addComment = (client: QueryClient, postId: string, comment: Comment): Promise<void> =>
  changeComments(client, postId, (items, { sort, isFirst, isLast }) => {
    const added: ListedComment = { ...comment, replyCount: 0, replies: [] };
    if (sort === 'newest') return isFirst ? [added, ...items] : items;
    return isLast ? [...items, added] : items;
  });

/** The newest reply is the last of the loaded ones. */
async function addReply(client: QueryClient, postId: string, reply: Comment, parentId: string): Promise<void> {
  await changeReplies(client, parentId, (items, isLast) => (isLast ? [...items, reply] : items));
  await changeComments(client, postId, (items) =>
    items.map((item) =>
      item.id === parentId
        ? { ...item, replyCount: (item.replyCount ?? 0) + 1, replies: [...(item.replies ?? []), reply] }
        : item,
    ),
  );
}
