import { callApi } from '@cred/api-client';
import type { Post } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

/** Enough to see past a few posts of one's own. */
const TAKE = 5;
const POLL_MS = 45_000;

/**
 * The feed's newest posts, asked for now and then: only while the page is visible and the browser online,
 * and without a word when it fails.
 */
export const newestPostsQuery = queryOptions({
  queryKey: ['newest-posts'],
  queryFn: ({ signal }) => callApi('getFeed', { query: { take: TAKE } }, { signal }),
  // The feed itself has just been loaded.
  initialData: [],
  staleTime: POLL_MS - 1_000,
  refetchInterval: POLL_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
  retry: false,
});

/** Whether `newest` has a post by somebody else that is newer than all that are `shown`. */
export function hasNewPosts(newest: readonly Post[], shown: readonly Post[], memberId: string): boolean {
  const known = new Set(shown.map((post) => post.id));
  // Of a feed that lost its first post, the next one is no news.
  const latest = shown.reduce((time, post) => (post.createdAt > time ? post.createdAt : time), '');
  return newest.some((post) => post.user.id !== memberId && !known.has(post.id) && post.createdAt >= latest);
}

/** Whether others have posted since `shown` was loaded; false while nothing is shown. */
export function useHasNewPosts(shown: readonly Post[] | undefined, memberId: string): boolean {
  const { data } = useQuery({ ...newestPostsQuery, enabled: shown !== undefined });
  return shown !== undefined && hasNewPosts(data, shown, memberId);
}
