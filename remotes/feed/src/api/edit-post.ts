import { callApi, isApiError } from '@cred/api-client';
import type { CallBodyInput, Post } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type QueryClient } from '@cred/vendor';
import { changePost, refetchShortLists, shownPosts } from './post-lists';

const editPost = (id: string, body: CallBodyInput<'editPost'>): Promise<Post> =>
  callApi('editPost', { params: { id }, body });

/**
 * Changes the text of one of the viewer's posts, in every list; reposts of it are refetched (POST-60). When another tab
 * was faster, the newest version is loaded, also into lists that are too long to be refetched (POST-111).
 */
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
    onError: async (error) => {
      if (isApiError(error) && error.status === 409) await takeNewestVersion(client, id);
    },
  });
}

/** Without the newest version the form shows the conflict, and the next try is refused again. */
async function takeNewestVersion(client: QueryClient, id: string): Promise<void> {
  try {
    const newest = await callApi('getPost', { params: { id } });
    await changePost(client, id, () => newest);
  } catch (error) {
    console.warn('The newest version of a post could not be loaded', error);
  }
}
