import { callApi } from '@cred/api-client';
import type { CallBodyInput, Post } from '@cred/contract';
import { useMutation, useQueryClient } from '@cred/vendor';
import { changeRepostCount, refetchShortLists } from './post-lists';

type NewRepost = CallBodyInput<'repost'>;

const repost = (body: NewRepost): Promise<Post> => callApi('repost', { body });

/** Reposts a root, increments its repost count and refetches lists of few pages. A failure is only logged (GEN-10). */
export function useRepost(rootId: string, onReposted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: repost,
    onSuccess: async () => {
      onReposted();
      await changeRepostCount(client, rootId, 1);
      void refetchShortLists(client);
    },
    onError: (error) => console.error('Create repost error', error),
  });
}
