import { callApi } from '@cred/api-client';
import type { CallBodyInput, Post } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { changePost, refetchShortLists, shownPosts } from './post-lists';

const editPost = (id: string, body: CallBodyInput<'editPost'>): Promise<Post> =>
  callApi('editPost', { params: { id }, body });

/** Changes the text of one of the viewer's posts, in every list; reposts of it are refetched (POST-60). */
export function useEditPost({ id, version }: Pick<Post, 'id' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: shownPosts },
    mutationFn: (change: { readonly text: string; readonly isValid: boolean }) => editPost(id, { ...change, version }),
    onSuccess: async (post) => {
      notify.success('Post changed');
      await changePost(client, id, () => post);
      void client.invalidateQueries({ queryKey: ['post-versions', id] });
      void refetchShortLists(client);
    },
  });
}
