import { callApi } from '@cred/api-client';
import type { User } from '@cred/contract';
import { useMutation, useQueryClient, type QueryClient } from '@cred/vendor';
import { userQuery } from './get-user';

interface FollowChange {
  readonly followerId: string;
  readonly followingId: string;
  readonly username: string;
  /** True to follow, false to unfollow. */
  readonly follow: boolean;
}

const changeFollow = async ({ follow, followerId, followingId }: FollowChange): Promise<boolean> =>
  (await callApi(follow ? 'follow' : 'unfollow', { body: { followerId, followingId } })).isFollowing;

const withFollow = (user: User, follow: boolean): User =>
  user.isFollowing === follow
    ? user
    : {
        ...user,
        isFollowing: follow,
        _count: { ...user._count, followers: user._count.followers + (follow ? 1 : -1) },
      };

/** Queries that depend on follows: profiles, and the suggestions in the right column. */
function refetchUsers(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['users'] });
}

/**
 * Follows or unfollows a member. Optimistic: an open profile shows the change at once and reverts it when the server
 * rejects it; the error is only logged (GEN-10).
 */
export function useFollow() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: [['users'], ['follow-list']] },
    mutationFn: changeFollow,
    onMutate: async ({ username, follow }) => {
      const { queryKey } = userQuery(username);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, withFollow(before, follow));
      return { before };
    },
    onError: (error, { username }, context) => {
      if (context?.before) client.setQueryData(userQuery(username).queryKey, context.before);
      console.error('Follow failed', error);
    },
    onSettled: () => refetchUsers(client),
  });
}
