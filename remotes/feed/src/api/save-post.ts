import { callApi, isApiError } from '@cred/api-client';
import type { CallBodyInput } from '@cred/contract';
import { useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useMutationState, useQueryClient } from '@cred/vendor';
import { savedPostIdsKey, savedPostIdsQuery, useIsSaved } from './get-saved-post-ids';
import { hasSavedPost, type SavedPages, savedPostsKey } from './post-lists';

const keyOf = (postId: string) => ['save-post', postId] as const;

const savePost = (body: CallBodyInput<'savePost'>) => callApi('savePost', { body });

/**
 * The bookmark of a post: whether it is set, including a change in flight, and a function that toggles it. A failure is
 * only logged (GEN-10), except for 'too many bookmarks', which is shown because the member can fix it.
 */
export function useBookmark(postId: string) {
  const client = useQueryClient();
  const me = useMe();
  const stored = useIsSaved(me.id, postId);
  const pending = useMutationState({
    filters: { mutationKey: keyOf(postId), status: 'pending' },
    select: (mutation) => mutation.state.variables as boolean,
  }).at(-1);
  const { mutateAsync, isError: failed } = useMutation({
    mutationKey: keyOf(postId),
    meta: { changes: [savedPostIdsKey, savedPostsKey] },
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
      // The list of bookmarks is refetched when it is shown the next time; until then it keeps the post, so that an
      // accidental change can be undone.
      void client.invalidateQueries({ queryKey: savedPostsKey, refetchType: 'none' });
      // Opened before this bookmark was stored, the list lacks the post.
      if (saved) {
        void client.refetchQueries({
          queryKey: savedPostsKey,
          type: 'active',
          predicate: ({ state }) => !hasSavedPost(state.data as SavedPages | undefined, postId),
        });
      }
    },
    onError: (error) => {
      console.error('error on save post', error);
      if (isApiError(error) && error.status === 409) notify.error(error.message);
    },
  });
  const saved = pending ?? stored;
  const toggle = async (): Promise<void> => {
    // Without these ids the call is skipped (POST-23).
    if (postId && me.id && pending === undefined) await mutateAsync(!saved);
  };
  return { saved, toggle, failed };
}
