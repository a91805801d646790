import type { Page } from '@cred/api-client';
import type { Post } from '@cred/contract';
import type { InfiniteData, QueryClient } from '@cred/vendor';

/** Every list of posts has a key below this one, so that one change reaches them all. */
export const postListsKey = ['posts'] as const;

/** The lists of bookmarks are below this one: their entries carry a post each. */
export const savedPostsKey = ['saved-posts'] as const;

/** Few enough for a first screen on a slow network; the list goes on by itself. */
export const POSTS_PER_PAGE = 20;

/** A list with more pages than this is not fetched anew behind a member's back: it goes page by page. */
const SHORT_LIST_PAGES = 3;

export type PostPages = InfiniteData<Page<Post[]>, string | null>;
type SavedPages = InfiniteData<Page<{ readonly id: string; readonly post: Post }[]>, string | null>;

/** What becomes of one post; null takes it out of its list. */
type Change = (post: Post) => Post | null;

/** The posts of all loaded pages, in order. */
export const flattenPages = (data: PostPages): Post[] => data.pages.flatMap((page) => page.items);

/** Changes items and keeps what did not change as it is, so that nothing is drawn again for nothing. */
function mapPages<T>(data: InfiniteData<Page<T[]>, string | null>, change: (item: T) => T | null): typeof data {
  const pages = data.pages.map((page) => {
    const items = page.items.flatMap((item) => change(item) ?? []);
    const same = items.length === page.items.length && items.every((item, at) => item === page.items[at]);
    return same ? page : { ...page, items };
  });
  return pages.every((page, at) => page === data.pages[at]) ? data : { ...data, pages };
}

/**
 * Changes posts in every loaded list, bookmarks included. A list that is on its way would bring the state
 * from before, and a next page the pages from before: they are stopped, and lists are asked for again.
 */
async function changePosts(client: QueryClient, change: Change): Promise<void> {
  let stopped = false;
  const lists = [postListsKey, savedPostsKey];
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

/** Changes one post wherever it is loaded. */
export const changePost = (client: QueryClient, postId: string, change: (post: Post) => Post): Promise<void> =>
  changePosts(client, (post) => (post.id === postId ? change(post) : post));

const counted = (post: Post, what: keyof Post['_count'], by: 1 | -1): Post => ({
  ...post,
  _count: { ...post._count, [what]: Math.max(0, post._count[what] + by) },
});

/** Counts one comment of a post more or less. */
export const changeCommentCount = (client: QueryClient, postId: string, by: 1 | -1): Promise<void> =>
  changePost(client, postId, (post) => counted(post, 'comments', by));

/** Counts one repost of a root more or less; its reposts show the same number. */
export const changeRepostCount = (client: QueryClient, rootId: string, by: 1 | -1): Promise<void> =>
  changePosts(client, (post) =>
    post.id === rootId || post.originalPost?.id === rootId ? counted(post, 'reposts', by) : post,
  );

/**
 * Takes a deleted post out of every loaded list; its reposts become tombstones (SRV-25), and a root
 * that it was a repost of counts one less.
 */
export async function removePost(client: QueryClient, postId: string): Promise<void> {
  let rootId: string | undefined;
  await changePosts(client, (post) => {
    if (post.id === postId) {
      rootId = post.originalPost?.id;
      return null;
    }
    return post.originalPost?.id === postId ? { ...post, text: '', originalPost: null } : post;
  });
  if (rootId) await changeRepostCount(client, rootId, -1);
}

/**
 * Has every list asked for again where it stands. Long ones are only marked: they are fetched anew, from
 * their top, when they are shown the next time.
 */
export async function refetchShortLists(client: QueryClient): Promise<void> {
  const isShort = ({ state }: { readonly state: { readonly data?: unknown } }): boolean =>
    ((state.data as PostPages | undefined)?.pages.length ?? 0) <= SHORT_LIST_PAGES;
  await client.invalidateQueries({ queryKey: postListsKey, refetchType: 'none' });
  await client.refetchQueries({ queryKey: postListsKey, type: 'active', predicate: isShort });
}

/**
 * Has every list asked for again. Each is cut to its first page before, since a new post is at the top and
 * all pages would be fetched anew, one after the other.
 */
export async function refetchFirstPages(client: QueryClient): Promise<void> {
  client.setQueriesData<PostPages>(
    { queryKey: postListsKey },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey: postListsKey });
}
