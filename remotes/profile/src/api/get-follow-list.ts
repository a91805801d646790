import { callApiPage, type Page } from '@cred/api-client';
import type { ListedUser } from '@cred/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';

/** Which end of a follow is listed. */
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
 * Who follows a member, or whom a member follows. Outside of `users`: whoever is unfollowed in an open list
 * stays in it, so that a slip can be undone. Nothing is kept of a closed one.
 */
const followListQuery = (side: FollowSide, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['follow-list', side, userId],
    queryFn: ({ pageParam, signal }) => getFollowList(side, userId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    // A member who gets a new follower while pages are read comes twice.
    select: (data) => [
      ...new Map(data.pages.flatMap((page) => page.items).map((member) => [member.id, member])).values(),
    ],
    gcTime: 0,
  });

export const useFollowList = (side: FollowSide, userId: string) => useInfiniteQuery(followListQuery(side, userId));
