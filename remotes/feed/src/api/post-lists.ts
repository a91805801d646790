import type { Page } from '@cred/api-client';
import type { Post, SinglePost } from '@cred/contract';
import type { InfiniteData, QueryClient } from '@cred/vendor';
import { subjectOf } from '../lib/subject';

/** The key prefix of every list of posts, so that one change applies to all of them. */
export const postListsKey = ['posts'] as const;

/** The key prefix of posts on their own pages. */
export const singlePostsKey = ['post'] as const;

/** The key prefix of the lists of bookmarks, whose entries contain a post each. */
export const savedPostsKey = ['saved-posts'] as const;

/** Everything that shows posts: what other tabs load again after a change of a post. */
export const shownPosts = [postListsKey, singlePostsKey, savedPostsKey] as const;

/** Few enough for the first screen on a slow network; the next pages load automatically. */
export const POSTS_PER_PAGE = 20;

/** Lists with more pages than this are not refetched as a whole, which would load page after page. */
export const SHORT_LIST_PAGES = 3;

export type PostPages = InfiniteData<Page<Post[]>, string | null>;
export type SavedPages = InfiniteData<Page<{ readonly id: string; readonly post: Post }[]>, string | null>;

/** The changed post; null removes it from its list. */
type Change = (post: Post) => Post | null;

/** The posts of all loaded pages, in order. */
export const flattenPages = (data: PostPages): Post[] => data.pages.flatMap((page) => page.items);

/** A post of any loaded list. */
export function findLoadedPost(client: QueryClient, postId: string): Post | undefined {
  const lists = client.getQueriesData<PostPages>({ queryKey: postListsKey });
  const saved = client.getQueriesData<SavedPages>({ queryKey: savedPostsKey });
  return [
    ...lists.flatMap(([, data]) => (data ? flattenPages(data) : [])),
    ...saved.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items.map(({ post }) => post)) ?? []),
  ].find(({ id }) => id === postId);
}

/** Whether a loaded list of bookmarks has this post. */
export const hasSavedPost = (data: SavedPages | undefined, postId: string): boolean =>
  data?.pages.some(({ items }) => items.some(({ post }) => post.id === postId)) ?? false;

/** Changes items and keeps the identity of unchanged ones, so that only changed ones are rendered again. */
function mapPages<T>(data: InfiniteData<Page<T[]>, string | null>, change: (item: T) => T | null): typeof data {
  const pages = data.pages.map((page) => {
    const items = page.items.flatMap((item) => change(item) ?? []);
    const same = items.length === page.items.length && items.every((item, at) => item === page.items[at]);
    return same ? page : { ...page, items };
  });
  return pages.every((page, at) => page === data.pages[at]) ? data : { ...data, pages };
}

/**
 * Changes posts in every loaded list, including bookmarks. A response in flight would restore the previous state, so
 * such requests are cancelled and the lists refetched.
 */
async function changePosts(client: QueryClient, change: Change): Promise<void> {
  let stopped = false;
  const lists = [postListsKey, savedPostsKey, singlePostsKey];
  await Promise.all(
    lists.map((queryKey) =>
      client.cancelQueries({
        queryKey,
        fetchStatus: 'fetching',
        predicate: ({ state }) => {
          if (state.data === undefined) return false;
          stopped = true;
          return true;
        },
      }),
    ),
  );
  client.setQueriesData<PostPages>({ queryKey: postListsKey }, (data) => data && mapPages(data, change));
  client.setQueriesData<SinglePost>({ queryKey: singlePostsKey }, (data) => data && { ...data, ...change(data) });
  client.setQueriesData<SavedPages>(
    { queryKey: savedPostsKey },
    (data) =>
      data &&
      mapPages(data, (entry) => {
        const post = change(entry.post);
        return post === entry.post ? entry : post && { ...entry, post };
      }),
  );
  if (stopped) void refetchShortLists(client);
}

/** Changes one post in every loaded list and on its page. */
export const changePost = (client: QueryClient, postId: string, change: (post: Post) => Post): Promise<void> =>
  changePosts(client, (post) => (post.id === postId ? change(post) : post));

/** Like `changePost`, with the reposts that show the post's ratings and comments (POST-34). */
export const changeSubject = (client: QueryClient, postId: string, change: (post: Post) => Post): Promise<void> =>
  changePosts(client, (post) => (subjectOf(post).id === postId ? change(post) : post));

const withCountChanged = (post: Post, what: keyof Post['_count'], by: 1 | -1): Post => ({
  ...post,
  _count: { ...post._count, [what]: Math.max(0, post._count[what] + by) },
});

/** Adds to or subtracts from the number of a post's comments. */
export const changeCommentCount = (client: QueryClient, postId: string, by: 1 | -1): Promise<void> =>
  changeSubject(client, postId, (post) => withCountChanged(post, 'comments', by));

type Reposted = Pick<Post, 'userRepostId' | '_count'>;

/** Takes the number of a root's reposts and the viewer's own from a new one of them; its other reposts show them too. */
export const changeReposts = (client: QueryClient, rootId: string, made: Reposted): Promise<void> =>
  changeRootAndReposts(client, rootId, (post) => ({
    ...post,
    userRepostId: made.userRepostId,
    _count: { ...post._count, reposts: made._count.reposts },
  }));

const changeRootAndReposts = (client: QueryClient, rootId: string, change: (post: Post) => Post): Promise<void> =>
  changePosts(client, (post) => (post.id === rootId || post.originalPost?.id === rootId ? change(post) : post));

/**
 * Removes a deleted post from every loaded list; its reposts become tombstones (SRV-25). If it was a repost, the count
 * of its root decreases; `rootId` is necessary if it may be in no list.
 */
export async function removePost(client: QueryClient, postId: string, rootId?: string): Promise<void> {
  await changePosts(client, (post) => {
    if (post.id === postId) {
      rootId ??= post.originalPost?.id;
      return null;
    }
    return post.originalPost?.id === postId ? { ...post, text: '', originalPost: null } : post;
  });
  // Its page then shows that it is not available.
  void client.invalidateQueries({ queryKey: [...singlePostsKey, postId] });
  if (!rootId) return;
  await changeRootAndReposts(client, rootId, (post) => ({
    ...withCountChanged(post, 'reposts', -1),
    userRepostId: post.userRepostId === postId ? null : post.userRepostId,
  }));
}

/**
 * Refetches every list with all its pages, and the post on its own page. Long lists are only invalidated, and refetched from the top when they are
 * shown again.
 */
export async function refetchShortLists(client: QueryClient): Promise<void> {
  const isShort = ({ state }: { readonly state: { readonly data?: unknown } }): boolean =>
    ((state.data as PostPages | undefined)?.pages.length ?? 0) <= SHORT_LIST_PAGES;
  await client.invalidateQueries({ queryKey: postListsKey, refetchType: 'none' });
  await Promise.all([
    client.refetchQueries({ queryKey: postListsKey, type: 'active', predicate: isShort }),
    client.invalidateQueries({ queryKey: singlePostsKey }),
  ]);
}

/**
 * Refetches every list. Each list is reduced to its first page before, since a new post is at the top and TanStack
 * Query refetches pages one after the other.
 */
export async function refetchFirstPages(client: QueryClient): Promise<void> {
  client.setQueriesData<PostPages>(
    { queryKey: postListsKey },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey: postListsKey });
}
