import { callApi } from '@cred/api-client';
import type { CallResponse, CallBodyInput, Post } from '@cred/contract';
import { useMe } from '@cred/platform';
import { useMutation, useMutationState, useQueryClient } from '@cred/vendor';
import { withOwnRating } from '../lib/rating';
import { subjectOf } from '../lib/subject';
import { changeSubject, refetchShortLists, shownPosts } from './post-lists';

const keyOf = (postId: string) => ['rate-post', postId] as const;

const ratePost = (body: CallBodyInput<'ratePost'>): Promise<CallResponse<'ratePost'>> => callApi('ratePost', { body });

/**
 * Rates a post. The response is merged into the post in every list, then posts are refetched (POST-24). A failure is
 * only logged. Ratings of one post are sent one after the other, so the last one is stored.
 */
export function useRatePost(postId: string) {
  const client = useQueryClient();
  const me = useMe();
  const { mutate, isError: failed } = useMutation({
    mutationKey: keyOf(postId),
    meta: { changes: shownPosts },
    scope: { id: `rate-post:${postId}` },
    mutationFn: (value: number) => ratePost({ postId, userId: me.id, value }),
    onSuccess: ({ id, ...rated }) => changeSubject(client, id, (post) => ({ ...post, ...rated })),
    onError: (error) => console.error('error patch rating', error),
    onSettled: () => void refetchShortLists(client),
  });
  const rate = (value: number): void => {
    // Without these ids the call is skipped (POST-23).
    if (postId && me.id) mutate(value);
  };
  return { rate, failed };
}

/**
 * The post with the rating that is in flight, so that every card shows it. The cache changes only after the response,
 * so a failure needs no rollback.
 */
export function useWithPendingRating(post: Post): Post {
  const pending = useMutationState({
    filters: { mutationKey: keyOf(subjectOf(post).id), status: 'pending' },
    select: (mutation) => mutation.state.variables as number,
  }).at(-1);
  return pending === undefined ? post : withOwnRating(post, pending);
}
