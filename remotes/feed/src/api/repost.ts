import { callApi } from '@cred/api-client';
import type { CallBodyInput, Post } from '@cred/contract';
import { useMutation, useQueryClient } from '@cred/vendor';
import { changeReposts, refetchShortLists, removePost, shownPosts } from './post-lists';

type NewRepost = CallBodyInput<'repost'>;

const repost = (body: NewRepost): Promise<Post> => callApi('repost', { body });

/** Reposts a root, adopts its new repost count and refetches lists of few pages. A failure is only logged (GEN-10). */
export function useRepost(rootId: string, onReposted: () => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: shownPosts },
    mutationFn: repost,
    onSuccess: async (made) => {
      onReposted();
      await changeReposts(client, rootId, made);
      void refetchShortLists(client);
    },
    onError: (error) => console.error('Create repost error', error),
  });
}

/** Deletes the viewer's repost without text of a root (POST-33). */
export function useUndoRepost(rootId: string, onUndone: () => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: shownPosts },
    mutationFn: (id: string) => callApi('deletePost', { params: { id } }),
    onSuccess: async (_, id) => {
      onUndone();
      await removePost(client, id, rootId);
    },
    onError: (error) => console.error('Undo repost error', error),
  });
}
