import { callApi } from '@cred/api-client';
import type { Post } from '@cred/contract';
import { queryOptions, useQuery } from '@cred/vendor';

/** More than one, since the newest posts may be the viewer's own. */
const TAKE = 5;
const POLL_MS = 45_000;

/** The newest posts of the feed, polled while the page is visible and the browser online. Failures are ignored. */
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

/** Whether `newest` contains a post by another member that is newer than all of `shown`. */
export function hasNewPosts(newest: readonly Post[], shown: readonly Post[], memberId: string): boolean {
  const shownIds = new Set(shown.map((post) => post.id));
  // After the first post of the feed was deleted, the one that follows it is not new.
  const latest = shown.reduce((time, post) => (post.createdAt > time ? post.createdAt : time), '');
  return newest.some((post) => post.user.id !== memberId && !shownIds.has(post.id) && post.createdAt >= latest);
}

/** Whether other members have posted since `shown` was loaded; false until it has loaded. */
export function useHasNewPosts(shown: readonly Post[] | undefined, memberId: string): boolean {
  const { data } = useQuery({ ...newestPostsQuery, enabled: shown !== undefined });
  return shown !== undefined && hasNewPosts(data, shown, memberId);
}
