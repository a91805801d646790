import { callApiPage, type Page } from '@cred/api-client';
import type { ListedUser } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';

/** Whether the followers or the followed members are listed. */
export type FollowSide = 'followers' | 'following';

const calls = { followers: 'getFollowers', following: 'getFollowing' } as const satisfies Record<FollowSide, string>;

const getFollowList = (
  side: FollowSide,
  userId: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Page<ListedUser[]>> =>
  callApiPage(calls[side], { params: { userId }, query: cursor === null ? {} : { cursor } }, { signal });

/**
 * The followers of a member, or the members that they follow. The key does not start with `users`, so that a follow or
 * unfollow does not refetch an open list: an unfollowed member stays in it, and a mistake can be undone. A closed list
 * is not cached.
 */
const followListQuery = (side: FollowSide, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['follow-list', side, userId],
    queryFn: ({ pageParam, signal }) => getFollowList(side, userId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    // When a new follower is added between the requests of two pages, one member is on both pages.
    select: (data) => [
      ...new Map(data.pages.flatMap((page) => page.items).map((member) => [member.id, member])).values(),
    ],
    gcTime: 0,
  });

export const useFollowList = (side: FollowSide, userId: string) => useInfiniteQuery(followListQuery(side, userId));
