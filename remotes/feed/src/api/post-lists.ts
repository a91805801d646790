import type { Page } from '@cred/api-client';
import type { Post } from '@cred/contract';
import type { InfiniteData, QueryClient } from '@cred/vendor';

/** Every list of posts has a key below this one, so that one change reaches them all. */
export const postListsKey = ['posts'] as const;

/** Few enough for a first screen on a slow network; the list goes on by itself. */
export const POSTS_PER_PAGE = 20;

export type PostPages = InfiniteData<Page<Post[]>, string | null>;

/** The posts of all loaded pages, in order. */
export const flatten = (data: PostPages): Post[] => data.pages.flatMap((page) => page.items);

/** Takes a post out of every loaded list. */
export function dropPost(client: QueryClient, postId: string): void {
  client.setQueriesData<PostPages>({ queryKey: postListsKey }, (data) =>
    data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter((post) => post.id !== postId) })) },
  );
}

/**
 * Has every list asked for again. Each is cut to its first page before, since a new post is at the top and
 * all pages would be fetched anew, one after the other.
 */
export async function refetchPosts(client: QueryClient): Promise<void> {
  client.setQueriesData<PostPages>({ queryKey: postListsKey }, (data) =>
    data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey: postListsKey });
}
