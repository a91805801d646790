import { callApi, isApiError } from '@cred/api-client';
import type { CallBodyInput } from '@cred/contract';
import { useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useMutationState, useQueryClient } from '@cred/vendor';
import { savedPostIdsQuery, useIsSaved } from './get-saved-post-ids';
import { savedPostsKey } from './post-lists';

const keyOf = (postId: string) => ['save-post', postId] as const;

const savePost = (body: CallBodyInput<'savePost'>) => callApi('savePost', { body });

/**
 * A post's bookmark: whether it is set, including a change in flight, and the toggle. A failure is logged only (GEN-10),
 * except that the member has too many bookmarks, which they can change.
 */
export function useBookmark(postId: string) {
  const client = useQueryClient();
  const me = useMe();
  const stored = useIsSaved(me.id, postId);
  const pending = useMutationState({
    filters: { mutationKey: keyOf(postId), status: 'pending' },
    select: (mutation) => mutation.state.variables as boolean,
  }).at(-1);
  const { mutateAsync } = useMutation({
    mutationKey: keyOf(postId),
    // Sends the new state, so that a repeated request does not toggle twice (SRV-8).
    mutationFn: (saved: boolean) => savePost({ postId, userId: me.id, saved }),
    onSuccess: async ({ saved }) => {
      const { queryKey } = savedPostIdsQuery(me.id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (data) => {
        if (!data) return data;
        const others = data.postIds.filter((id) => id !== postId);
        return { ...data, postIds: saved ? [postId, ...others] : others };
      });
      if (!client.getQueryData(queryKey)) void client.invalidateQueries({ queryKey });
      // The list of bookmarks changes when it is shown again; until then an accidental change can be undone in it.
      void client.invalidateQueries({ queryKey: savedPostsKey, refetchType: 'none' });
    },
    onError: (error) => {
      console.error('error on save post', error);
      if (isApiError(error) && error.code === 'conflict') notify.error(error.message);
    },
  });
  const saved = pending ?? stored;
  const toggle = async (): Promise<void> => {
    // Without them the call is skipped (POST-23).
    if (postId && me.id && pending === undefined) await mutateAsync(!saved);
  };
  return { saved, toggle };
}
